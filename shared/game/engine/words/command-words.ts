import type { CommandUse, NewDial } from '../decision'
import { dialCommitment } from '../dial-commitment'
import type { ActivationFrame, FrameView } from '../frame'
import { tokenLimit } from '../influence'
import { commandKey, lastCommandKey, lostDialKey, tokenSubject } from '../once'
import { openDials } from '../open-dials'
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
        const made = this.#newDial(ship, dial)
        ship.dials.push(made)
        dials.push({ ship: id, n: made.n, commitment: made.commitment })
      }
      ship.spentDials = ship.spentDials.slice(news.length)
    }
    this.tell({ type: 'dialsSet', seat, dials, secret: { seat, dials: { commands } } })
  }

  /** Dials that lie facedown on a card, sealed and numbered like those of its ship (R17.7i, design 4). */
  storeDials(source: string, id: UnitId, chosen: readonly NewDial[]): void {
    const ship = this.ship(id)
    const { seat } = ship
    const stored = chosen.map((dial) => ({ ...this.#newDial(ship, dial), source }))
    ship.storedDials = [...(ship.storedDials ?? []), ...stored]
    const dials = stored.map(({ n, commitment }) => ({ ship: id, n, commitment }))
    const commands = { [id]: chosen.map(({ command }) => command) }
    this.tell({ type: 'dialsSet', seat, dials, source, secret: { seat, dials: { commands } } })
  }

  /** The player sets so many dials for the card, in secret. */
  askStoredDials(source: string, ship: UnitId, missing: number): void {
    this.push({ kind: 'stored-dials', source, ship, missing })
  }

  /** It is turned up, and is used up by that (R17.7e). */
  spendStoredDial(id: UnitId, n: number): Command | undefined {
    const ship = this.ship(id)
    const dial = ship.storedDials?.find((each) => each.n === n)
    if (!dial) return undefined
    const { command, salt, source } = dial
    if (command === 'unknown') throw new UnknownDial(id)
    const left = ship.storedDials?.filter((each) => each !== dial) ?? []
    if (left.length > 0) ship.storedDials = left
    else delete ship.storedDials
    this.tell({ type: 'storedDialSpent', ship: id, n, command, salt, source })
    return command
  }

  /** With the next running number. */
  #newDial(ship: Ship, { command, salt }: NewDial): Dial {
    const n = ship.dialsGiven + 1
    const dial = { n, command, salt, commitment: dialCommitment(this.table.gameId, ship.serial, n, command, salt) }
    ship.dialsGiven = n
    return dial
  }

  /** A new command on a dial: a new dial in its place, known to the seat that chose it (R17.7g, design 4). */
  replaceDial(id: UnitId, by: Seat, command: NewDial, place = 0): void {
    const ship = this.ship(id)
    const old = ship.dials[place]
    if (!old) return
    this.table.unopened.push(...opened(ship, [old]))
    const dial: Dial = { ...this.#newDial(ship, command), knownTo: by }
    ship.dials.splice(place, 1, dial)
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
    const [old] = ship.dials
    if (!old) return
    this.table.unopened.push(...opened(ship, [old]))
    const dial: Dial = { ...this.#newDial(ship, { command, salt: OPEN_SALT }), knownTo: 'all' }
    ship.dials.splice(0, 1, dial)
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

  /** All its dials are discarded, the top one first. */
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

  /** An extra dial is kept for its command; it was not revealed (R5.13). */
  gainDial(f: FrameView<'activation'>, command: Command): void {
    const frame = this.#activation(f)
    frame.gained = [...(frame.gained ?? []), command]
    this.tell({ type: 'dialGained', ship: f.ship, command })
  }

  spendDial(f: FrameView<'activation'>, command: Command, use: 'token' | 'resolve'): void {
    this.tell({ type: 'dialSpent', ship: f.ship, command, use, ...this.#layDown(f, command) })
  }

  /** An open dial goes faceup on the ship card, without effect. */
  discardDial(f: FrameView<'activation'>, command: Command): void {
    this.tell({ type: 'dialDiscarded', ship: f.ship, command, ...this.#layDown(f, command) })
  }

  /** Open but not spent: discarded without effect (R5.21). */
  discardDials(f: FrameView<'activation'>): void {
    for (const command of openDials(this.#activation(f))) this.discardDial(f, command)
  }

  /** Dial and token together are one resolution, paid together before any effect, once a round (R7.2-3). */
  resolveCommand(id: UnitId, activation: FrameView<'activation'> | undefined, use: CommandUse): void {
    this.rememberUse({ key: commandKey(id, use.command), until: 'round' })
    this.tell({ type: 'commandResolved', ship: id, use })
    if (use.dial && activation) this.spendDial(activation, use.command, 'resolve')
    if (use.token) this.spendToken(id, use.command)
    if (use.asToken) this.rememberUse({ key: lastCommandKey(id), until: 'round' })
  }

  /** A card lets it resolve a command now, as ever or with the strength of a dial that it does not spend (R5.23). */
  grantCommand(ship: UnitId, command: 'squadron' | 'repair', how: { asDial?: true } = {}): void {
    this.push({ kind: 'granted-command', ship, command, ...how })
  }

  /** The revealed dial goes faceup on the ship card (R5.12); an extra one is none of the ship's own. */
  #layDown(f: FrameView<'activation'>, command: Command): { gained?: true } {
    const frame = this.#activation(f)
    if (frame.dial === command) {
      delete frame.dial
      this.ship(f.ship).spentDials.push(command)
      return {}
    }
    const { gained = [] } = frame
    const place = gained.indexOf(command)
    if (place < 0) throw new Error(`no open dial ${command}`)
    const left = gained.toSpliced(place, 1)
    if (left.length > 0) frame.gained = left
    else delete frame.gained
    return { gained: true }
  }

  #activation(f: FrameView<'activation'>): ActivationFrame {
    return this.frame(f.id) as ActivationFrame
  }

  /** A command token; cards may act before (`token.before-gain`). */
  gainToken(id: UnitId, command: Command): void {
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

  /** A command token is spent; cards may act then (`token.spent`). */
  spendToken(id: UnitId, command: Command): void {
    if (!this.#removeToken(id, command)) return
    this.tell({ type: 'tokenSpent', ship: id, command })
    this.window('token.spent', tokenSubject(id, command))
  }

  /** A command token goes without being spent. */
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
    return opened(ship, [...ship.dials, ...(ship.storedDials ?? [])])
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
