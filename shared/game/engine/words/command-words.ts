import type { CommandUse, NewDial } from '../decision'
import { dialCommitment } from '../dial-commitment'
import type { ActivationFrame, FrameView } from '../frame'
import { tokenLimit } from '../influence'
import { commandKey, lastCommandKey, lostDialKey, tokenSubject } from '../once'
import type { Command, Dial, DialOpening, Seat, Ship, UnitId } from '../state'
import { UnknownDial } from '../unseen'
import { Ledger } from './ledger'

/** Command dials and tokens (R4, R5, R7). */
export abstract class CommandWords extends Ledger {
  /** New dials go under the old ones, in the owner's order (R4.5); final when sent (R4.7). */
  setDials(seat: Seat, chosen: Readonly<Record<UnitId, readonly NewDial[]>>): void {
    const dials: { ship: UnitId; n: number; commitment: string }[] = []
    const commands: Record<UnitId, Command[]> = {}
    for (const [id, news] of Object.entries(chosen)) {
      const ship = this.ship(id)
      commands[id] = news.map((d) => d.command)
      for (const dial of news) {
        const { n, commitment } = this.#newDial(ship, dial)
        dials.push({ ship: id, n, commitment })
      }
      ship.spentDials = ship.spentDials.slice(news.length)
    }
    this.tell({ type: 'dialsSet', seat, dials, secret: { seat, dials: { commands } } })
  }

  /** Goes under the others, with the next running number. */
  #newDial(ship: Ship, { command, salt }: NewDial): Dial {
    const n = ship.dialsGiven + 1
    const dial = { n, command, salt, commitment: dialCommitment(this.table.gameId, ship.serial, n, command, salt) }
    ship.dialsGiven = n
    ship.dials.push(dial)
    return dial
  }

  /** A new command on a dial: a new dial in its place, known to the seat that chose it (R17.7g, design 4). */
  replaceDial(id: UnitId, by: Seat, command: NewDial, place = 0): void {
    const ship = this.ship(id)
    const old = ship.dials[place]
    if (!old) return
    this.table.unopened.push(...opened(ship, [old]))
    const below = ship.dials.splice(place).slice(1)
    const dial = this.#newDial(ship, command)
    dial.knownTo = by
    ship.dials.push(...below)
    const { n, commitment } = dial
    const secret = { seats: [by, ship.seat], command: command.command }
    this.tell({ type: 'dialReplaced', ship: id, seat: by, n, commitment, ...(place > 0 && { place }), secret })
  }

  /** A seat sees all facedown dials of a ship, and may go on looking at those that it has seen (R17.7h). */
  lookAtDials(seat: Seat, id: UnitId, source: string): void {
    const { dials } = this.ship(id)
    for (const dial of dials) dial.knownTo ??= seat
    const commands = dials.flatMap(({ command }) => (command === 'unknown' ? [] : [command]))
    this.tell({ type: 'dialsLookedAt', seat, ship: id, source, secret: { seats: [seat], commands } })
  }

  /** Its own side sets it in the open, to a command that everybody knows (R17.7f): no salt is needed to keep it. */
  changeTopDial(id: UnitId, command: Command, source: string): void {
    const ship = this.ship(id)
    const [old, ...rest] = ship.dials
    if (!old) return
    this.table.unopened.push(...opened(ship, [old]))
    ship.dials = []
    const dial = this.#newDial(ship, { command, salt: OPEN_SALT })
    dial.knownTo = 'all'
    ship.dials.push(...rest)
    this.tell({ type: 'dialChanged', ship: id, n: dial.n, command, commitment: dial.commitment, source })
  }

  /** The top dial is lost, and none is revealed in this round (DC6). */
  loseDial(id: UnitId): void {
    this.discardTopDial(id)
    this.rememberUse({ key: lostDialKey(id), until: 'round' })
  }

  /** It goes faceup on the ship card without having been revealed (R4.9); its commitment is opened (design 4). */
  discardTopDial(id: UnitId): void {
    const ship = this.ship(id)
    const [dial] = ship.dials
    if (!dial || dial.command === 'unknown') throw new UnknownDial(id)
    ship.dials.shift()
    ship.spentDials.push(dial.command)
    const { n, command, salt } = dial
    this.tell({ type: 'dialLost', ship: id, n, command, salt })
  }

  clearDials(id: UnitId): void {
    for (const _ of [...this.ship(id).dials]) this.discardTopDial(id)
  }

  /** In its turn, or by a card that lets it go before. */
  beginActivation(id: UnitId, forced = false): void {
    this.ship(id).activated = true
    this.tell({ type: 'shipActivated', ship: id, forced })
    this.push({ kind: 'activation', ship: id, step: 'activate' })
  }

  /** The top dial is turned faceup beside the ship (R5.11). */
  revealDial(f: FrameView<'activation'>): void {
    const { dials } = this.ship(f.ship)
    const [dial] = dials
    if (!dial || dial.command === 'unknown') throw new UnknownDial(f.ship)
    dials.shift()
    Object.assign(this.#activation(f), { dial: dial.command, revealed: dial.command })
    const { n, command, salt } = dial
    this.tell({ type: 'dialRevealed', ship: f.ship, n, command, salt })
  }

  keepDial(f: FrameView<'activation'>): void {
    if (f.dial) this.tell({ type: 'dialKept', ship: f.ship, command: f.dial })
  }

  /** The revealed dial goes faceup on the ship card (R5.12). */
  spendDial(f: FrameView<'activation'>, use: 'token' | 'resolve'): void {
    const command = this.#layDown(f)
    if (command) this.tell({ type: 'dialSpent', ship: f.ship, command, use })
  }

  /** Revealed but not spent: discarded without effect (R5.21). */
  discardDial(f: FrameView<'activation'>): void {
    const command = this.#layDown(f)
    if (command) this.tell({ type: 'dialDiscarded', ship: f.ship, command })
  }

  /** Dial and token together are one resolution, paid together before any effect, once a round (R7.2-3). */
  resolveCommand(id: UnitId, activation: FrameView<'activation'> | undefined, use: CommandUse): void {
    this.rememberUse({ key: commandKey(id, use.command), until: 'round' })
    this.tell({ type: 'commandResolved', ship: id, use })
    if (use.dial && activation) this.spendDial(activation, 'resolve')
    if (use.token) this.spendToken(id, use.command)
    if (use.asToken) this.rememberUse({ key: lastCommandKey(id), until: 'round' })
  }

  /** A card lets it resolve a command now, as ever or with the strength of a dial that it does not spend (R5.23). */
  grantCommand(ship: UnitId, command: 'squadron' | 'repair', how: { asDial?: true } = {}): void {
    this.push({ kind: 'granted-command', ship, command, ...how })
  }

  #layDown(f: FrameView<'activation'>): Command | undefined {
    const frame = this.#activation(f)
    const command = frame.dial
    if (command) {
      delete frame.dial
      this.ship(f.ship).spentDials.push(command)
    }
    return command
  }

  #activation(f: FrameView<'activation'>): ActivationFrame {
    return this.frame(f.id) as ActivationFrame
  }

  gainToken(id: UnitId, command: Command): void {
    if (this.replaced('gain-token', id)) return
    if (this.rules.actsAt(this.state, 'token.before-gain'))
      this.push({ kind: 'token-gain', step: 'before', ship: id, command })
    else this.takeToken(id, command)
  }

  /** Another ship gains it instead. */
  passToken(f: FrameView<'token-gain'>, to: UnitId): void {
    this.enter(f, { ship: to })
  }

  /** A duplicate is discarded at once; over the limit the owner discards one of them, the new one included (R5.14). */
  takeToken(id: UnitId, command: Command): void {
    const ship = this.ship(id)
    this.tell({ type: 'tokenGained', ship: id, command })
    if (ship.commandTokens.includes(command)) {
      this.tell({ type: 'tokenDiscarded', ship: id, command, why: 'duplicate' })
      return
    }
    ship.commandTokens.push(command)
    if (ship.commandTokens.length > tokenLimit(this.rules, this.state, id)) this.push({ kind: 'token-limit', ship: id })
  }

  /** No two of a kind (R1.34). */
  gainRaidToken(id: UnitId, command: Command): void {
    const ship = this.ship(id)
    if (ship.raidTokens.includes(command)) return
    ship.raidTokens.push(command)
    this.tell({ type: 'raidTokenGained', ship: id, command })
  }

  removeRaidTokens(id: UnitId, commands: readonly Command[]): void {
    const ship = this.ship(id)
    const removed = ship.raidTokens.filter((command) => commands.includes(command))
    if (removed.length === 0) return
    ship.raidTokens = ship.raidTokens.filter((command) => !removed.includes(command))
    this.tell({ type: 'raidTokensRemoved', ship: id, commands: removed })
  }

  spendToken(id: UnitId, command: Command): void {
    if (!this.#removeToken(id, command)) return
    this.tell({ type: 'tokenSpent', ship: id, command })
    this.window('token.spent', tokenSubject(id, command))
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

  protected facedownDials(ship: Ship): DialOpening[] {
    return opened(ship, ship.dials)
  }

  /** Commitments that no reveal has opened are opened at the end of the game (design 4). */
  protected openDials(): void {
    const dials = [...this.table.unopened, ...Object.values(this.table.ships).flatMap((s) => this.facedownDials(s))]
    if (dials.length > 0) this.tell({ type: 'dialsOpened', dials })
  }

  endActivation(f: FrameView<'activation'>): void {
    this.tell({ type: 'activationEnded', ship: f.ship })
  }
}

/** The frame of a question for a new dial, for `inOrder`. `place`: how many dials lie on it. */
export const newDial = (ship: UnitId, seat: Seat, place: number) =>
  ({ kind: 'new-dial', ship, seat, ...(place > 0 && { place }) }) as const

/** The salt of a dial that hides nothing. */
const OPEN_SALT = '0'.repeat(32)

const opened = (ship: Ship, dials: readonly Dial[]): DialOpening[] =>
  dials.flatMap(({ n, command, salt }) => (command === 'unknown' ? [] : [{ ship: ship.id, n, command, salt }]))
