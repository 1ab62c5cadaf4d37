import { moveKey } from '../once'
import type { Point, Seat, UnitId } from '../state'
import { AttackWords } from './attack-words'

/** Squadrons that activate and move (R11). */
export abstract class SquadronWords extends AttackWords {
  /**
   * Its slider no longer matches the initiative token (R11.6). `by`: the ship whose command it is, and the relay (R11.36);
   * `commanded`: a card activates it as a command would.
   */
  activateSquadron(id: UnitId, how: { forced: boolean; by?: UnitId; relay?: UnitId; commanded?: true }): void {
    const { commanded, ...told } = how
    this.squadron(id).activated = true
    this.tell({ type: 'squadronActivated', squadron: id, ...told })
    this.push({
      kind: 'squadron-activation',
      squadron: id,
      step: 'activate',
      commanded: commanded ?? how.by !== undefined,
      ...(how.by !== undefined && { by: how.by }),
      moved: false,
      attacked: false,
    })
  }

  /** By a card: it counts as activated in this round, or not. An activation that goes on is not ended. */
  turnSlider(id: UnitId, activated: boolean): void {
    const squadron = this.squadron(id)
    if (squadron.activated === activated) return
    squadron.activated = activated
    this.tell({ type: 'sliderTurned', squadron: id, activated })
  }

  endSquadron(id: UnitId, idle: boolean): void {
    this.tell({ type: 'squadronEnded', squadron: id, idle })
  }

  endSquadronCommand(ship: UnitId, left: number): void {
    this.tell({ type: 'squadronCommandEnded', ship, left })
  }

  /** It may have moved without leaving its place (R11.11). */
  moveSquadron(id: UnitId, to: Point): void {
    const squadron = this.squadron(id)
    const from = squadron.at
    squadron.at = { x: to.x, y: to.y }
    if (this.table.stack.some((f) => f.kind === 'activation'))
      this.rememberUse({ key: moveKey(id), until: 'activation' })
    this.tell({ type: 'squadronMoved', squadron: id, from, to: { x: to.x, y: to.y } })
  }

  /** A squadron moves now; `reach`: how far its centre may come, in µm. */
  beginSquadronMove(squadron: UnitId, reach: number): void {
    this.push(squadronMove(squadron, reach))
  }

  moveObjectiveToken(id: string, squadron: UnitId, to: Point): void {
    const token = this.table.objectiveTokens?.find((each) => each.id === id)
    if (!token) throw new Error(`no objective token ${id}`)
    const from = token.at
    token.at = { x: to.x, y: to.y }
    // It no longer lies on an obstacle, or on another one; that is seen from where it lies.
    delete token.on
    this.tell({ type: 'objectiveTokenMoved', token: id, squadron, from, to: token.at })
  }

  beginSquadronPhase(turn: Seat): void {
    this.push({ kind: 'squadron-phase', step: 'start', turn, left: 0, cloaked: [] })
  }
}

/** The frame of a move, for `inOrder`; `unengaged`: it must not end engaged. */
export const squadronMove = (squadron: UnitId, reach: number, how: { unengaged?: true } = {}) =>
  ({ kind: 'squadron-move', squadron, step: 'place', reach, ...how }) as const
