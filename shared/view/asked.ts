import type { AskName } from '#shared/engine/decision'
import type { Frame, FrameKind, FrameOf } from '#shared/engine/frame'
import { hasResolved } from '#shared/engine/once'
import type { Piece } from '#shared/engine/region'
import { type Command, type DeepReadonly, otherSeat, type Seat, TABLE, type UnitId } from '#shared/engine/state'
import type { Messages } from '#shared/messages/en'
import type { GlanceMessages } from '#shared/messages/en/glance'
import { cardIn, numberIn } from '#shared/messages/pieces'
import { expectedDamage } from '#shared/odds/pool-odds'
import { countingOf } from './counting'
import type { GameView } from './game-view'
import { unitName } from './glance'

type Words = Pick<Messages, 'game' | 'terms'> & { table: GlanceMessages }
interface Asked {
  view: GameView
  seat: Seat
  subject: UnitId
  names: Record<Seat, string>
  words: Words
}

const nameIn = ({ view, words }: Asked, unit: UnitId): string => unitName(view, unit, words.table)
const subjectName = (asked: Asked): string => nameIn(asked, asked.subject)
const theirs = (asked: Asked, unit: UnitId): string =>
  asked.words.game.asked.theirs(asked.names[otherSeat(asked.seat)], nameIn(asked, unit))

/** The innermost frame of that kind: what is asked is about it. */
function innermost<K extends FrameKind>({ view }: Asked, kind: K): FrameOf<K> | undefined {
  return view.now.findLast((f: Frame): f is FrameOf<K> => f.kind === kind)
}

/** What is being placed: as the question says, which may be one that a draft leads to, or as everybody sees it. */
function pieceOf(asked: Asked): DeepReadonly<Piece> | undefined {
  const request = asked.view.requests.find(({ kind }) => kind === 'placement')
  return request?.kind === 'placement' ? request.piece : innermost(asked, 'placement')?.piece
}

function pieceName(asked: Asked): string {
  const piece = pieceOf(asked)
  return piece?.kind === 'token' ? asked.words.terms.objectiveToken(numberIn(piece.id)) : nameIn(asked, piece?.id ?? '')
}

/** The card by which something is placed: that of the placement, or the objective. */
function placingCard(asked: Asked): string {
  const source = innermost(asked, 'placement')?.source
  const card = source === undefined ? asked.view.objective : (asked.view.cards[source]?.card ?? cardIn(source))
  return asked.words.terms.card(card ?? '')
}

/** The dial that lies open beside a ship. */
export function openDial(view: GameView, ship: UnitId): Command | undefined {
  const frame = view.now.find((f) => f.kind === 'activation' && f.ship === ship)
  return frame?.kind === 'activation' ? frame.dial : undefined
}

/** The commands that a ship may resolve now: public, for dial and tokens lie open beside it. */
function commandsOffered({ view, subject }: Asked): Command[] {
  const dial = openDial(view, subject)
  const held = view.ships[subject]?.commandTokens ?? []
  return (['squadron', 'repair'] as const).filter(
    (command) => (command === dial || held.includes(command)) && !hasResolved(view, subject, command),
  )
}

/** What the rolled dice add up to (R6.30), and what a spent brace leaves of it (R6.31). */
function damageNow(view: GameView, attack: FrameOf<'attack'>): { icons: number; damage: number } {
  const { pool, spent } = attack
  const icons = expectedDamage(
    pool.filter(({ face }) => face !== undefined),
    countingOf(view, attack),
  )
  return { icons, damage: spent.some(({ kind }) => kind === 'brace') ? Math.ceil(icons / 2) : icons }
}

/** A sentence about the attack that goes on; it is public as a whole. */
const inAttack =
  (tell: (attack: FrameOf<'attack'>, asked: Asked, words: Words['game']['asked']) => string | undefined) =>
  (asked: Asked): string => {
    const attack = innermost(asked, 'attack')
    const words = asked.words.game.asked
    return (attack && tell(attack, asked, words)) ?? words.choice
  }

/** The sentence for each question, from what everybody sees: it is read in mails, and mails get forwarded. */
const SENTENCES: Record<AskName, (asked: Asked) => string> = {
  'setup.initiative': ({ seat, names, words }) => words.game.asked.initiative(names[otherSeat(seat)]),
  'setup.objective': ({ view, seat, names, words }) =>
    seat === view.firstPlayer ? words.game.asked.objective(names[otherSeat(seat)]) : words.game.asked.objectiveDrawn,
  'obstacle.choose': ({ words }) => words.game.asked.obstacle,
  'obstacle.place': (asked) => asked.words.game.asked.placeObstacle(pieceName(asked)),
  'deploy.choose': (asked) =>
    innermost(asked, 'deploy')?.squadrons === undefined
      ? asked.words.game.asked.deploy
      : asked.words.game.asked.deploySecond,
  'deploy.place': (asked) => {
    const { deployShip, deploySquadron } = asked.words.game.asked
    return (pieceOf(asked)?.kind === 'ship' ? deployShip : deploySquadron)(subjectName(asked))
  },
  'objective.place': (asked) => asked.words.game.asked.placeFor(placingCard(asked), pieceName(asked)),
  'command.dials': ({ view, seat, names, words }) =>
    words.game.asked.dials(
      Object.values(view.ships).filter((ship) => ship.seat === seat).length,
      names[otherSeat(seat)],
    ),
  'ship.activate': ({ words }) => words.game.asked.activate,
  'activation.dial': (asked) => {
    const { game, terms } = asked.words
    const dial = openDial(asked.view, asked.subject)
    return dial === undefined
      ? game.asked.dialUnknown(subjectName(asked))
      : game.asked.dial(subjectName(asked), terms.commands[dial])
  },
  'activation.command': (asked) => {
    const { game, terms } = asked.words
    return game.asked.command(
      subjectName(asked),
      commandsOffered(asked).map((command) => terms.commands[command]),
    )
  },
  'repair.effect': (asked) =>
    asked.words.game.asked.repair(subjectName(asked), innermost(asked, 'repair')?.points ?? 0),
  'attack.declare': (asked) => {
    const { attack, attackAgain, attackGranted } = asked.words.game.asked
    if (innermost(asked, 'granted-attack')?.unit === asked.subject) return attackGranted(subjectName(asked))
    const again = (innermost(asked, 'activation')?.attacked ?? []).length > 0
    return (again ? attackAgain : attack)(subjectName(asked))
  },
  'attack.before-roll': inAttack(({ attacker, defender, toRemove }, asked, words) =>
    toRemove > 0
      ? words.removal(nameIn(asked, attacker), theirs(asked, defender), toRemove)
      : words.beforeRoll(nameIn(asked, attacker), theirs(asked, defender)),
  ),
  'attack.modify': inAttack((attack, asked, words) =>
    words.modify(nameIn(asked, attack.attacker), theirs(asked, attack.defender), damageNow(asked.view, attack).icons),
  ),
  'attack.reroll': inAttack(({ attacker }, asked, words) => words.reroll(nameIn(asked, attacker))),
  'attack.critical': inAttack(({ attacker, defender }, asked, words) =>
    words.critical(nameIn(asked, attacker), theirs(asked, defender)),
  ),
  'attack.counter': inAttack(({ attacker, defender }, asked, words) =>
    words.counter(theirs(asked, attacker), nameIn(asked, defender)),
  ),
  'attack.next': inAttack(({ attacker }, asked, words) => words.next(nameIn(asked, attacker))),
  'defense.spend': inAttack((attack, asked, words) =>
    words.spend({
      attacker: theirs(asked, attack.attacker),
      defender: nameIn(asked, attack.defender),
      zone: attack.defendingZone,
      ...damageNow(asked.view, attack),
      spent: attack.spent.length > 0,
    }),
  ),
  'defense.evade': inAttack(({ defender, range }, asked, words) => words.evade(nameIn(asked, defender), range)),
  'defense.redirect': inAttack(
    ({ defender, defendingZone }, asked, words) =>
      defendingZone && words.redirect(nameIn(asked, defender), defendingZone),
  ),
  'defense.split': inAttack(({ defender, defendingZone, redirects, total = 0 }, asked, words) => {
    const open = redirects.find(({ points }) => points === undefined)
    const left = redirects.reduce((rest, { points = 0 }) => rest - points, total)
    return open && defendingZone && words.split(nameIn(asked, defender), defendingZone, left, open.zone)
  }),
  'damage.zone': (asked) =>
    asked.words.game.asked.damageZone(subjectName(asked), innermost(asked, 'suffer')?.points ?? 1),
  'dial.replace': (asked) => asked.words.game.asked.newDial(theirs(asked, asked.subject)),
  'tokens.discard': (asked) => asked.words.game.asked.tokens(subjectName(asked)),
  'maneuver.navigate': (asked) => asked.words.game.asked.navigate(subjectName(asked)),
  'maneuver.course': (asked) =>
    asked.words.game.asked.course(subjectName(asked), asked.view.ships[asked.subject]?.dialSpeed ?? 0),
  'overlap.closest': (asked) => asked.words.game.asked.closest(subjectName(asked)),
  'displaced.place': (asked) => {
    const frame = asked.view.now.find((f) => f.kind === 'displaced')
    const lifted = frame?.kind === 'displaced' ? frame.squadrons.length : 1
    return asked.words.game.asked.place(subjectName(asked), lifted)
  },
  'squadron.activate': (asked) => asked.words.game.asked.squadron(innermost(asked, 'squadron-phase')?.left ?? 1),
  'squadron.command': (asked) =>
    asked.words.game.asked.squadronCommand(subjectName(asked), innermost(asked, 'squadron-command')?.left ?? 1),
  'squadron.act': (asked) => {
    const { act, actOnly } = asked.words.game.asked
    const frame = innermost(asked, 'squadron-activation')
    return (frame?.moved || frame?.attacked ? actOnly : act)(subjectName(asked))
  },
  'squadron.move': (asked) => asked.words.game.asked.moveSquadron(subjectName(asked)),
  'squadron.cloak': ({ words }) => words.game.asked.cloak,
  'squadron.strategic': (asked) => asked.words.game.asked.strategic(subjectName(asked)),
  'token.place': (asked) => asked.words.game.asked.token(subjectName(asked)),
  'window.effect': ({ words }) => words.game.asked.effect,
  'effect.choose': (asked) => {
    const { game, terms } = asked.words
    const effect = asked.view.now.findLast((f) => f.kind === 'effect' && f.source === asked.subject)
    if (effect?.kind !== 'effect') return game.asked.choice
    // An obstacle or an objective acts on whom the moment is about.
    const on = effect.on === TABLE ? effect.subject : effect.on
    const unit = asked.view.ships[on] ?? asked.view.squadrons[on]
    if (unit === undefined) return game.asked.choiceBy(terms.card(effect.card))
    const named = unit.seat === asked.seat ? game.asked.own(nameIn(asked, on)) : theirs(asked, on)
    return game.asked.choiceOf(terms.card(effect.card), named)
  },
}

/** What this seat is asked now, in the words of page and mail; undefined if it is not awaited. */
export function askedSentence(
  view: GameView,
  seat: Seat,
  names: Record<Seat, string>,
  words: Words,
): string | undefined {
  const awaited = view.awaited.find((each) => each.seat === seat)
  return awaited && SENTENCES[awaited.ask]({ view, seat, subject: awaited.subject, names, words })
}
