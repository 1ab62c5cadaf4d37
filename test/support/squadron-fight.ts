import { CARD_RULES } from '#shared/game/cards/rules/index'
import { modify } from '#shared/game/engine/card-builder'
import type { CardRegistry } from '#shared/game/engine/card-rules'
import type { Chance } from '#shared/game/engine/chance'
import { DIE_FACES, type DieFace, type GameState, type Keywords } from '#shared/game/engine/state'
import { FixtureGame, type FixtureSetup } from './fixture-game'

/** What stands on the table: place in mm; a = Rebel X-wings, b = Imperial TIE fighters; keywords instead of the printed ones. */
export interface Standing {
  at: readonly [number, number]
  keywords?: Keywords
  hull?: number
  activated?: boolean
}

export interface FightSetup extends Partial<FixtureSetup> {
  xWings?: readonly Standing[]
  ties?: readonly Standing[]
  /** Faces of the next dice, in order: `blue hit`. */
  dice?: readonly string[]
  /** Ids of ships that stay, where the scenario puts them; by default none is near. */
  phase?: 'squadron' | 'ship'
}

/** Stated faces for attack dice, 0 for everything else. */
function stated(dice: readonly string[]): Chance {
  const left = [...dice]
  return {
    draw(_n, purpose, ranges) {
      if (purpose !== 'dice') return ranges.map(() => 0)
      return ranges.map(() => {
        const [color = 'blue', face = 'hit'] = (left.shift() ?? 'blue hit').split(' ')
        const faces: readonly DieFace[] = DIE_FACES[color as keyof typeof DIE_FACES]
        return Math.max(0, faces.indexOf(face as DieFace))
      })
    },
  }
}

/** A Squadron Phase of a (first player) against b in the middle of the table, ships far behind. */
export function fight({ xWings = [], ties = [], dice = [], ...setup }: FightSetup): FixtureGame {
  const given = [...named('x-wing', xWings), ...named('tie-fighter', ties)]
  const cards: Record<string, CardRegistry[string]> = { ...CARD_RULES, ...setup.cards }
  for (const { id, keywords } of given) if (keywords) cards[`keywords ${id}`] = [modify('keywords', () => keywords)]
  return new FixtureGame({
    ...setup,
    cards,
    chance: stated(dice),
    arrange(state) {
      state.squadrons = Object.fromEntries(
        given.map(({ id, at: [x, y], hull, activated = false }) => {
          const rebel = id.startsWith('x-wing')
          const card = rebel ? 'x-wing-squadron' : 'tie-fighter-squadron'
          const own = { id, tag: id.replace(/^(.).*-/, '$1'), card, seat: rebel ? 'a' : 'b' } as const
          const at = { x: x * 1000, y: y * 1000 }
          return [id, { ...own, at, hull: hull ?? (rebel ? 5 : 3), defense: [], activated }]
        }),
      )
      for (const { id, keywords } of given)
        if (keywords) {
          const seat = id.startsWith('x-wing') ? 'a' : 'b'
          const card = {
            id: `k-${id}`,
            card: `keywords ${id}`,
            on: id,
            seat,
            exhausted: false,
            discarded: false,
          } as const
          state.cards[card.id] = card
        }
      inSquadronPhase(state)
      setup.arrange?.(state)
    },
  })
}

const named = (kind: string, standing: readonly Standing[]) =>
  standing.map((each, i) => ({ ...each, id: `${kind}-${i + 1}` }))

function inSquadronPhase(state: GameState): void {
  for (const ship of Object.values(state.ships)) ship.activated = true
  state.phase = 'squadron'
  state.stack.splice(1)
  for (const frame of [
    { kind: 'round', step: 'status' },
    { kind: 'squadron-phase', step: 'turns', turn: 'a', left: 2, cloaked: [] },
  ] as const)
    state.stack.push({
      ...frame,
      cloaked: [],
      id: state.nextFrame++,
      answered: { a: 0, b: 0 },
    } as GameState['stack'][number])
}
