import { shipKind } from '#shared/game/cards/catalog/kinds'
import type { Change } from '#shared/game/engine/change'
import type { ImpossibleOption, Option } from '#shared/game/engine/decision'
import { shipsOf, waitingOf } from '#shared/game/engine/forces'
import type { FrameRules, FrameView, OpenAsk } from '#shared/game/engine/frame-rules'
import { speedsOf, type Values } from '#shared/game/engine/influence'
import { deploymentOf } from '#shared/game/engine/placing'
import type { Piece } from '#shared/game/engine/region'
import { type Game, SEATS, type Seat, TABLE, type UnitId } from '#shared/game/engine/state'
import { candidatePlaces } from './candidate-places'

type Deploy = FrameView<'deploy'>

/** Squadrons of one deployment turn (R3.13). */
const SQUADRONS_IN_A_TURN = 2

export const hasToDeploy = (g: Game, seat: Seat): boolean => {
  const { ships, squadrons } = waitingOf(g, seat)
  return ships.length + squadrons.length > 0
}

const hasShip = (g: Game, seat: Seat): boolean => shipsOf(g, seat).length > 0

function findsRoom(g: Game, id: UnitId, { seat, turn }: Pick<Deploy, 'seat' | 'turn'>, rules: Values): boolean {
  const region = rules.valueOf(g, 'deployment', id, { seat, kind: 'squadron', turn })
  return candidatePlaces(g, region, { kind: 'squadron', id }, 1).length > 0
}

/**
 * What may be deployed in this turn, and what must wait: squadrons without room for a ship that brings some (R3.13,
 * R3.17-18).
 */
function choices(g: Game, { seat, turn, squadrons: left }: Pick<Deploy, 'seat' | 'turn' | 'squadrons'>, rules: Values) {
  const options: Option[] = []
  const impossible: ImpossibleOption[] = []
  const { ships, squadrons } = waitingOf(g, seat)
  const judge = (id: UnitId, code?: ImpossibleOption['code']) => {
    if (!rules.allows(g, 'deploy', id, { seat, turn })) {
      const forbiddenBy = [...rules.forbidding(g, 'deploy', id, { seat, turn })]
      impossible.push({ id, code: 'forbidden-by-card', forbiddenBy })
    } else if (code) impossible.push({ id, code })
    else options.push({ id })
  }
  if (left === undefined) for (const id of ships) judge(id)
  // The last single squadron waits for the ships; no squadron is placed before a friendly ship (R3.17-18).
  const alone = left === undefined && squadrons.length === 1 && ships.length > 0
  const waits = () => ships.length > 0 && squadrons.slice(0, 1).some((id) => !findsRoom(g, id, { seat, turn }, rules))
  const code = !hasShip(g, seat) ? 'too-far' : alone ? 'single-squadron' : waits() ? 'place-overlaps' : undefined
  for (const id of squadrons) judge(id, code)
  return { options, impossible }
}

/** Whether a seat can take a deployment turn of that number. */
export const mayDeploy = (g: Game, seat: Seat, turn: number, rules: Values): boolean =>
  choices(g, { seat, turn }, rules).options.length > 0

/** A player without a ship in play cannot deploy squadrons: they are destroyed (R3.30). */
export function leaveStranded(tx: Change): void {
  const stranded = SEATS.filter((seat) => !hasShip(tx.state, seat)).flatMap(
    (seat) => waitingOf(tx.state, seat).squadrons,
  )
  if (stranded.length === 0) throw new Error('units wait to be deployed and nothing lets them')
  for (const id of stranded) tx.destroy(id, 'left-out')
}

function deployAsk(g: Game, f: Deploy, rules: Values): OpenAsk[] {
  if (f.squadrons === 0) return []
  const { options, impossible } = choices(g, f, rules)
  const [first, ...others] = options
  if (!first) return []
  const ask = { ask: 'deploy.choose', subject: TABLE, seat: f.seat, kind: 'option', options, impossible } as const
  return [others.length === 0 ? { ...ask, only: { option: first.id } } : ask]
}

/**
 * Where a card leaves it no room it is deployed as the rules say (R16.13). Where it finds none there either, it cannot be
 * deployed in this turn nor in any other, and waits no longer (as R3.30).
 */
function deploy(tx: Change, f: Deploy, id: UnitId): void {
  const { seat, turn } = f
  const ship = tx.state.reserve?.ships[id]
  const kind = ship ? ('ship' as const) : ('squadron' as const)
  const regions = [
    tx.rules.valueOf(tx.state, 'deployment', id, { seat, kind, turn }),
    deploymentOf(tx.state, { seat, kind }),
  ]
  const piece: Piece = ship ? { kind: 'ship', id, size: shipKind(ship.card).size } : { kind: 'squadron', id }
  tx.enter(f, { squadrons: ship ? 0 : (f.squadrons ?? SQUADRONS_IN_A_TURN) - 1 })
  const region = regions.find((each) => candidatePlaces(tx.state, each, piece, 1).length > 0)
  if (!region) tx.destroy(id, 'left-out')
  else
    tx.askPlace({ ask: 'deploy.place', seat, region, piece, ...(ship && { speeds: speedsOf(tx.rules, tx.state, id) }) })
}

/** One turn: a ship, or two squadrons one after the other (R3.13). */
export const deployRules: FrameRules<'deploy'> = {
  asks: deployAsk,
  answer(tx, f, _ask, choice) {
    if (!('option' in choice)) throw new Error('a unit expected')
    deploy(tx, f, choice.option)
  },
  advance: (tx) => tx.pop(),
}
