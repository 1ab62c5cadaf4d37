import { decide } from '#messages/decide'
import { commanding } from '#messages/decide-commands'
import type { AskName, DialSlots } from '#shared/game/engine/decision'
import type { Command, UnitId } from '#shared/game/engine/state'
import type { GameView } from '#shared/play/view/game-view'
import { newSalt } from '#web/api/salt'
import type { DialPlan, Parts } from '#web/state/draft.svelte'
import type { DraftAnswer, QuestionContext } from '../draft-answer'

export type Stacks = DialPlan['stacks']
export interface Slot {
  ship: UnitId
  index: number
}

/** Dials of ships are revealed round by round; those on a card lie in no order. */
export const areOnCard = (ask: AskName): boolean => ask === 'card.dials'
export const dialWords = (ask: AskName): typeof commanding.dials =>
  areOnCard(ask) ? { ...commanding.dials, ...commanding.storedDials } : commanding.dials

/** The plan as drafted, with an empty place for every dial that is still missing. */
export function stacksOf(ships: readonly DialSlots[], parts: Parts): Stacks {
  const planned = Object.values(parts).find((part) => 'stacks' in part)?.stacks ?? {}
  return Object.fromEntries(
    ships.map(({ ship, missing }) => [ship, Array.from({ length: missing }, (_, i) => planned[ship]?.[i] ?? null)]),
  )
}

const slotsOf = (ships: readonly DialSlots[]): Slot[] =>
  ships.flatMap(({ ship, missing }) => Array.from({ length: missing }, (_, index) => ({ ship, index })))

/** The first empty place after `from`, around the end; `undefined` when all are filled. */
export function nextEmpty(ships: readonly DialSlots[], stacks: Stacks, from?: Slot): Slot | undefined {
  const slots = slotsOf(ships)
  const start =
    from === undefined ? 0 : slots.findIndex(({ ship, index }) => ship === from.ship && index === from.index)
  const around = [...slots.slice(start), ...slots.slice(0, start)]
  return around.find(({ ship, index }) => (stacks[ship]?.[index] ?? null) === null)
}

export const filled = (stacks: Stacks, { ship, index }: Slot, command: Command): Stacks => ({
  ...stacks,
  [ship]: (stacks[ship] ?? []).map((old, i) => (i === index ? command : old)),
})

/** Every place with the command the ship was given last; places of a ship without a history stay as they are. */
export function repeated(view: GameView, stacks: Stacks): Stacks {
  const lastOf = (ship: UnitId): Command | undefined => {
    const hidden = view.ships[ship]?.dials.at(-1)?.command
    return hidden === undefined || hidden === 'unknown' ? view.ships[ship]?.spentDials.at(-1) : hidden
  }
  return Object.fromEntries(
    Object.entries(stacks).map(([ship, stack]) => [ship, stack.map((old) => lastOf(ship) ?? old)]),
  )
}

export function prepareDials({ request, parts }: QuestionContext): DraftAnswer {
  const ships = request.kind === 'dials' ? request.ships : []
  const stacks = stacksOf(ships, parts)
  const words = dialWords(request.ask)
  const all = Object.values(stacks).flat()
  const missing = all.filter((command) => command === null).length
  const complete: [UnitId, Command[]][] = Object.entries(stacks).map(([ship, stack]) => [
    ship,
    stack.filter((command) => command !== null),
  ])
  const chips = missing === all.length ? [] : [words.ready(all.length - missing)]
  if (missing > 0) return { label: words.toGo(missing), missing: decide.incomplete.dials(missing), chips }
  return {
    label: decide.send,
    chips,
    script: () => [
      {
        ask: request.ask,
        subject: request.subject,
        choose: {
          dials: Object.fromEntries(
            complete.map(([ship, stack]) => [ship, stack.map((command) => ({ command, salt: newSalt() }))]),
          ),
        },
      },
    ],
    note: `${words.ready(all.length)}, ${words.sealed}`,
  }
}
