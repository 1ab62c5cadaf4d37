import { ASKS, type AskFamily, type AskName } from '#shared/game/engine/asks'
import type { AnswerForm } from './form'

type Rooms = Record<AskFamily, () => Promise<{ room: Partial<Record<AskName, AnswerForm>> }>>

/** Where all that is known of a question is fetched from: each family is a script of its own. */
export const ROOMS: Rooms = {
  'set-up': () => import('./set-up/room'),
  dials: () => import('./dials/room'),
  activation: () => import('./activation/room'),
  attack: () => import('./attack/room'),
  defense: () => import('./defense/room'),
  repair: () => import('./repair/room'),
  course: () => import('./course/room'),
  squadrons: () => import('./squadrons/room'),
  cards: () => import('./cards/room'),
}

/** The form of a question; a family whose room lacks one of its questions does not compile. */
export async function formOf(ask: AskName): Promise<AnswerForm> {
  const { room } = await ROOMS[ASKS[ask].family]()
  const form = room[ask]
  if (form === undefined) throw new Error(`no form for ${ask}`)
  return form
}
