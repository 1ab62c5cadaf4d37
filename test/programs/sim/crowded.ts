import { SHIPS, shipCard } from '#shared/game/cards/catalog/ships'
import { SQUADRONS } from '#shared/game/cards/catalog/squadrons'
import { COMMANDS, type GameState } from '#shared/game/engine/state'
import { shipInside, shipOverlapsSquadron, shipsOverlap, squadronsOverlap } from '#shared/game/geometry/base'
import { degrees, mm } from '#shared/game/geometry/grid'
import { PLAY_AREAS } from '#shared/game/geometry/table-area'
import type { CaseShip, CaseTable } from '#test/support/case-format-table'
import { tableState } from '#test/support/case-table'

type Below = (k: number) => number
type Ships = Record<string, CaseShip>
type Squadrons = NonNullable<CaseTable['squadrons']>

/** Everything stands in one quarter of the play area, so that bases meet often (mm). */
const ROOM = 430
const MARGIN = 70

/**
 * A battle in the middle of a small room: ships of every card, worn hulls, tokens, many squadrons and a short damage deck,
 * so that in few rounds there is more of everything than whole games from the booklet's places bring.
 */
export function crowdedTable(below: Below): GameState {
  const any = <T>(things: readonly T[]): T => things[below(things.length)] as T
  const ships: Ships = {}
  const squadrons: Squadrons = {}
  const cards = Object.keys(SHIPS)
  const rebels = cards.filter((card) => shipCard(card).faction === 'rebel')
  const imperials = cards.filter((card) => shipCard(card).faction === 'imperial')
  const wanted = [...Array.from({ length: 3 }, () => any(rebels)), ...Array.from({ length: 3 }, () => any(imperials))]
  for (const [i, card] of wanted.entries()) {
    const { hull, command, maxSpeed } = shipCard(card)
    settle(below, ships, squadrons, (at, heading) => {
      ships[`ship-${i + 1}`] = {
        card,
        at,
        heading,
        speed: Math.max(1, below(maxSpeed + 1)),
        damage: Array.from({ length: Math.max(0, hull - 1 - below(4)) }, () => 'facedown' as const),
        dials: Array.from({ length: below(command + 1) }, () => any(COMMANDS)),
        tokens: COMMANDS.filter(() => below(3) === 0).slice(0, command),
      }
      return () => delete ships[`ship-${i + 1}`]
    })
  }
  for (let i = 1; i <= 14; i += 1)
    settle(below, ships, squadrons, (at) => {
      squadrons[`squadron-${i}`] = { card: any(Object.keys(SQUADRONS)), at }
      return () => delete squadrons[`squadron-${i}`]
    })
  const state = tableState({ round: 1 + below(6), phase: 'command', first: any(['a', 'b']), ships, squadrons })
  state.deck.undealt = shuffledDeck(state, below).slice(0, below(6))
  return state
}

/** The undealt cards of a table in any order. */
export function shuffledDeck({ deck }: GameState, below: Below): string[] {
  const left = [...deck.undealt]
  return deck.undealt.flatMap(() => left.splice(below(left.length), 1))
}

type Put = (at: [number, number], heading: number) => () => void

/** Tries random places until the new piece overlaps nothing and lies inside; without one it is left out. */
function settle(below: Below, ships: Ships, squadrons: Squadrons, put: Put): void {
  for (let tries = 0; tries < 60; tries += 1) {
    const at: [number, number] = [MARGIN + below(ROOM), MARGIN + below(ROOM)]
    const takeBack = put(at, below(720) / 2)
    if (!anyFault(ships, squadrons)) return
    takeBack()
  }
}

function anyFault(ships: Ships, squadrons: Squadrons): boolean {
  const bases = Object.values(ships).map(({ card, at: [x, y], heading = 0 }) => ({
    size: shipCard(card).size,
    pose: { x: mm(x), y: mm(y), heading: degrees(heading) },
  }))
  const discs = Object.values(squadrons).map(({ at: [x, y] }) => ({ x: mm(x), y: mm(y) }))
  return (
    bases.some((place) => !shipInside(place, PLAY_AREAS['3x3'])) ||
    bases.some(
      (p, i) => bases.slice(i + 1).some((q) => shipsOverlap(p, q)) || discs.some((at) => shipOverlapsSquadron(p, at)),
    ) ||
    discs.some((p, i) => discs.slice(i + 1).some((q) => squadronsOverlap(p, q)))
  )
}
