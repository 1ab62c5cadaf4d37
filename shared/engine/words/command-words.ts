import type { NewDial } from '../decision'
import { dialCommitment } from '../dial-commitment'
import type { ActivationFrame } from '../frame'
import type { Command, OpenedDial, Seat, Ship, UnitId } from '../state'
import { type Known, Ledger } from './ledger'

/** Command dials and tokens (R4, R5, R7). */
export abstract class CommandWords extends Ledger {
  /** New dials go under the old ones, in the owner's order (R4.5); final when sent (R4.7). */
  setDials(seat: Seat, chosen: Readonly<Record<UnitId, readonly NewDial[]>>): void {
    const dials: { ship: UnitId; n: number; commitment: string }[] = []
    const commands: Record<UnitId, Command[]> = {}
    for (const [id, news] of Object.entries(chosen)) {
      const ship = this.ship(id)
      commands[id] = news.map((d) => d.command)
      for (const { command, salt } of news) {
        const n = ship.dialsGiven + 1
        const commitment = dialCommitment(this.table.gameId, ship.serial, n, command, salt)
        ship.dialsGiven = n
        ship.dials.push({ n, command, salt, commitment })
        dials.push({ ship: id, n, commitment })
      }
      ship.spentDials = ship.spentDials.slice(news.length)
    }
    this.tell({ type: 'dialsSet', seat, dials, secret: { seat, dials: { commands } } })
  }

  activateShip(id: UnitId, forced: boolean): void {
    this.ship(id).activated = true
    this.tell({ type: 'shipActivated', ship: id, forced })
  }

  /** The top dial is turned faceup beside the ship (R5.11). */
  revealDial(f: Known<'activation'>): void {
    const dial = this.ship(f.ship).dials.shift()
    if (!dial || dial.command === 'unknown') throw new Error(`${f.ship} has no known dial to reveal`)
    this.#activation(f).dial = dial.command
    const { n, command, salt } = dial
    this.tell({ type: 'dialRevealed', ship: f.ship, n, command, salt })
  }

  keepDial(f: Known<'activation'>): void {
    if (f.dial) this.tell({ type: 'dialKept', ship: f.ship, command: f.dial })
  }

  /** The revealed dial goes faceup on the ship card (R5.12). */
  spendDial(f: Known<'activation'>, use: 'token' | 'resolve'): void {
    const command = this.#layDown(f)
    if (command) this.tell({ type: 'dialSpent', ship: f.ship, command, use })
  }

  /** Revealed but not spent: discarded without effect (R5.21). */
  discardDial(f: Known<'activation'>): void {
    const command = this.#layDown(f)
    if (command) this.tell({ type: 'dialDiscarded', ship: f.ship, command })
  }

  #layDown(f: Known<'activation'>): Command | undefined {
    const frame = this.#activation(f)
    const command = frame.dial
    if (command) {
      delete frame.dial
      this.ship(f.ship).spentDials.push(command)
    }
    return command
  }

  #activation(f: Known<'activation'>): ActivationFrame {
    return this.frame(f.id) as ActivationFrame
  }

  /** A duplicate is discarded at once; over the limit the owner discards one of them, the new one included (R5.14). */
  gainToken(id: UnitId, command: Command): void {
    if (this.replaced('gain-token', id)) return
    const ship = this.ship(id)
    this.tell({ type: 'tokenGained', ship: id, command })
    if (ship.commandTokens.includes(command)) {
      this.tell({ type: 'tokenDiscarded', ship: id, command, why: 'duplicate' })
      return
    }
    ship.commandTokens.push(command)
    if (ship.commandTokens.length > this.rules.valueOf(this.state, 'tokenLimit', id))
      this.push({ kind: 'token-limit', ship: id })
  }

  spendToken(id: UnitId, command: Command): void {
    if (this.#removeToken(id, command)) this.tell({ type: 'tokenSpent', ship: id, command })
  }

  discardToken(id: UnitId, command: Command, why: 'limit' | 'effect'): void {
    if (this.#removeToken(id, command)) this.tell({ type: 'tokenDiscarded', ship: id, command, why })
  }

  #removeToken(id: UnitId, command: Command): boolean {
    const ship = this.ship(id)
    const held = ship.commandTokens.includes(command)
    ship.commandTokens = ship.commandTokens.filter((c) => c !== command)
    return held
  }

  protected facedownDials(ship: Ship): OpenedDial[] {
    return ship.dials.flatMap(({ n, command, salt }) =>
      command === 'unknown' ? [] : [{ ship: ship.id, n, command, salt }],
    )
  }

  /** Commitments that no reveal has opened are opened at the end of the game (design 4). */
  protected openDials(): void {
    const dials = [...this.table.unopened, ...Object.values(this.table.ships).flatMap((s) => this.facedownDials(s))]
    if (dials.length > 0) this.tell({ type: 'dialsOpened', dials })
  }

  endActivation(f: Known<'activation'>): void {
    this.tell({ type: 'activationEnded', ship: f.ship })
  }
}
