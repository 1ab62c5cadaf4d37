import { raisedBy } from '#shared/game/engine/commands'
import type { EventOf, EventType } from '#shared/game/engine/event'
import { HULL_ZONES, type Result } from '#shared/game/engine/state'
import type { logSentence as english } from '#shared/messages/en/log'
import type { LogContext, Tellers } from '../en/log-words'
import { instanceOf, numberIn, obstacleKind } from '../piece-ids'
import { isSame, millimetres } from '../place-words'
import { type Sentence, say, unit } from '../sentence'
import { counted, form, listed } from './grammar'
import { attackLog } from './log-attack'
import { setupLog } from './log-setup'
import { several, side, sideDoes } from './log-words'
import { terms } from './terms'

const PURPOSES: Record<EventOf<'drawn'>['purpose'], string> = {
  sides: 'kto gra którą stroną',
  coin: 'kto wybiera pierwszego gracza',
  objectives: 'karty celu do wyboru',
  'damage-deck': 'kolejność talii uszkodzeń',
  reshuffle: 'talia uszkodzeń od nowa',
  dice: 'kości',
  pick: 'losowa karta',
}

const ENDINGS: Record<Result['reason'], string> = {
  eliminated: 'przeciwnik nie ma już żadnego statku',
  rounds: 'skończyła się ostatnia runda',
  resigned: 'przeciwnik poddaje grę',
  time: 'czas przeciwnika minął',
}

/** A player who resigns loses by that, not by points. */
const scoreOf = ({ reason, winner, score }: Result): string =>
  reason === 'resigned' ? '' : `, ${score[winner]}–${score[winner === 'a' ? 'b' : 'a']}`

const GRANTS: Record<EventOf<'granted'>['what'], string> = { attack: 'atak', maneuver: 'manewr' }

/** A card in play, and whose it is: `Gunnery Team (Victory II „A”)`. */
function instance(source: string): Sentence {
  const { card, on } = instanceOf(source)
  const named = card === undefined ? source : terms.card(card)
  return on === undefined ? [named] : say`${named} (${unit(on)})`
}

/** `, strefa lewa`, or `, cel: X-wing x1 i X-wing x2`. */
function chosenBy({ chosen = [] }: EventOf<'effectUsed'>): Sentence {
  const zones = HULL_ZONES.filter((zone) => chosen.includes(zone))
  if (zones.length > 0) return [`, strefa ${listed(zones.map((zone) => terms.zones[zone]))}`]
  return chosen.length === 0 ? [] : say`, cel: ${several(chosen)}`
}

function navigation({ use }: EventOf<'navigated'>): string {
  const effects = [
    ...(use.speed === 0 ? [] : [`prędkość ${use.speed > 0 ? '+' : '−'}${Math.abs(use.speed)}`]),
    ...terms.raises(raisedBy(use)),
  ]
  return `${terms.means(use)}, ${effects.length === 0 ? 'bez efektu' : listed(effects)}`
}

/** As the English ones: one sentence for each kind of event. Ships stand behind `statek`, squadrons behind `eskadra`. */
const log: Tellers<EventType> = {
  ...attackLog,
  ...setupLog,
  sidesSettled: (e, c) => say`${e.drawn ? 'Strony zostają rozlosowane. ' : ''}Inicjatywa: ${side(e.firstPlayer, c)}.`,
  drawn: (e) => say`Losowanie ${e.n}: ${PURPOSES[e.purpose]} (${rangesInWords(e.ranges)}).`,
  luckSkipped: (e) =>
    say`Serwis wrócił do wcześniejszego stanu. Aby nikt nie wiedział, co nadejdzie, losowania od ${e.from} do ${e.to - 1} są pominięte, a niewydane karty uszkodzeń potasowane na nowo.`,
  deckShuffled: (e, c) =>
    e.seat === undefined
      ? say`Talia uszkodzeń zostaje potasowana, karty: ${e.cards}.`
      : say`${side(e.seat, c)}: talia uszkodzeń zostaje potasowana, karty: ${e.cards}.`,
  deckCardsDiscarded: (e) =>
    e.cards.length === 0
      ? say`Następna karta uszkodzeń statku ${unit(e.ship)} wybrana w tajemnicy.`
      : say`Następna karta uszkodzeń statku ${unit(e.ship)} wybrana w tajemnicy; odrzucone: ${listed(e.cards.map(terms.card))}.`,
  damageRevealed: (e) =>
    e.discarded
      ? say`Odrzucona, zanim otrzymał ją statek ${unit(e.ship)}: ${terms.card(e.card)}.`
      : say`Statek ${unit(e.ship)} ma otrzymać odkrytą kartę uszkodzeń: ${terms.card(e.card)}.`,
  roundBegan: (e, c) => say`Początek rundy ${e.round}; inicjatywa: ${side(e.firstPlayer, c)}.`,
  phaseBegan: (e) => say`${terms.phases[e.phase]}.`,
  dialsSet: (e, c) =>
    e.source === undefined
      ? say`${side(e.seat, c)}: wskaźniki ustawione w tajemnicy: ${e.dials.length}.`
      : say`${side(e.seat, c)}: wskaźniki ustawione w tajemnicy na karcie ${instance(e.source)}: ${e.dials.length}.`,
  storedDialSpent: (e) => say`${instance(e.source)}: odkryty wskaźnik z rozkazem ${terms.commands[e.command]}.`,
  dialGained: (e) => say`Statek ${unit(e.ship)} otrzymuje dodatkowy wskaźnik: ${terms.commands[e.command]}.`,
  passed: (e, c) =>
    e.source === undefined
      ? say`${side(e.seat, c)}: nie ma już czego aktywować.`
      : say`${side(e.seat, c)}: w tej turze żaden statek się nie aktywuje.`,
  shipActivated: (e) => say`Aktywacja: statek ${unit(e.ship)}${e.forced ? ' (jedyny możliwy)' : ''}.`,
  dialRevealed: (e) => say`Statek ${unit(e.ship)} ujawnia rozkaz: ${terms.commands[e.command]}.`,
  dialKept: (e) => say`Statek ${unit(e.ship)} zachowuje wskaźnik.`,
  // The sentence of the command names a dial that it spends.
  dialSpent: (e) =>
    e.use === 'token'
      ? say`Statek ${unit(e.ship)} wymienia wskaźnik na żeton rozkazu: ${terms.commands[e.command]}.`
      : undefined,
  dialDiscarded: (e) => say`Statek ${unit(e.ship)}: ${terms.commands[e.command]} mija bez efektu.`,
  tokenGained: (e) => say`Statek ${unit(e.ship)} otrzymuje żeton rozkazu: ${terms.commands[e.command]}.`,
  tokenSpent: (e) => say`Statek ${unit(e.ship)} wykorzystuje żeton rozkazu: ${terms.commands[e.command]}.`,
  raidTokenGained: (e) =>
    say`Statek ${unit(e.ship)} dostaje żeton rajdu i nie może wykonać rozkazu: ${terms.commands[e.command]}.`,
  raidTokensRemoved: (e) =>
    say`Statek ${unit(e.ship)} pozbywa się żetonów rajdu: ${listed(e.commands.map((c) => terms.commands[c]))}.`,
  tokenDiscarded: (e) =>
    e.why === 'duplicate'
      ? say`Statek ${unit(e.ship)} ma już żeton rozkazu: ${terms.commands[e.command]}; nowy zostaje odrzucony.`
      : say`Statek ${unit(e.ship)} odrzuca żeton rozkazu: ${terms.commands[e.command]}${e.why === 'limit' ? ' (jest ich za dużo)' : ''}.`,
  dialLost: (e) => say`Statek ${unit(e.ship)} traci wskaźnik, zanim go ujawni: ${terms.commands[e.command]}.`,
  dialReplaced: (e, c) =>
    say`${side(e.seat, c)}: nowe ustawienie ${e.place ? `wskaźnika ${e.place + 1}` : 'górnego wskaźnika'}, statek ${unit(e.ship)}${e.secret ? `: ${terms.commands[e.secret.command]}` : ''}.`,
  dialsLookedAt: (e, c) => {
    const seen = e.secret ? `: ${listed(e.secret.commands.map((command) => terms.commands[command]))}` : ''
    return say`${sideDoes(e.seat, c, 'oglądają', 'ogląda')} wskaźniki, statek ${unit(e.ship)}${seen}.`
  },
  dialChanged: (e) =>
    say`${instance(e.source)}: nowy rozkaz na górnym wskaźniku statku ${unit(e.ship)}: ${terms.commands[e.command]}.`,
  commandResolved: (e) =>
    say`Statek ${unit(e.ship)} rozpatruje rozkaz: ${terms.commands[e.use.command]} (${terms.means(e.use)}).`,
  shieldRecovered: (e) => say`Statek ${unit(e.ship)} odzyskuje osłonę, strefa ${terms.zones[e.zone]}.`,
  shieldMoved: ({ ship, other, from, to }) =>
    other === undefined
      ? say`Statek ${unit(ship)} przenosi osłonę, strefy: ${terms.zones[from]} → ${terms.zones[to]}.`
      : say`Statek ${unit(ship)} przenosi osłonę, strefa ${terms.zones[from]}, na statek ${unit(other)}, strefa ${terms.zones[to]}.`,
  engineeringGained: (e) => say`Statek ${unit(e.ship)}, dodatkowe punkty inżynierii: ${e.points}.`,
  repairEnded: (e) =>
    e.unspent === 0 ? undefined : say`Statek ${unit(e.ship)}, niewykorzystane punkty inżynierii: ${e.unspent}.`,
  navigated: (e) => say`Statek ${unit(e.ship)}, ${terms.commands.navigate}: ${navigation(e)}.`,
  maneuverSlowed: (e) => say`Statek ${unit(e.ship)} wykonuje ten manewr wolniej o ${e.by}.`,
  speedChanged: (e) => say`Statek ${unit(e.ship)} zmienia prędkość: ${e.from} → ${e.to}.`,
  courseSet: (e) =>
    e.clicks.length === 0
      ? say`Statek ${unit(e.ship)} pozostaje w miejscu, prędkość 0.`
      : say`Statek ${unit(e.ship)} ustala kurs, prędkość ${e.speed}: ${terms.course(e.clicks)}; wzornik: ${terms.sides[e.side]} strona.`,
  moved: (e) =>
    e.tried.length === 0
      ? say`Statek ${unit(e.ship)} wykonuje manewr, prędkość ${e.speed}.`
      : say`Statek ${unit(e.ship)} nie ma miejsca: manewr z prędkością ${e.speed}, tylko tym razem.`,
  overlapped: (e) =>
    e.ships.length === 1
      ? say`Statek ${unit(e.ship)} nachodziłby na statek ${several(e.ships)}.`
      : say`Statek ${unit(e.ship)} nachodziłby na statki: ${several(e.ships)}; najbliższy: ${unit(e.closest)}.`,
  squadronsLifted: (e) =>
    say`Statek ${unit(e.ship)} nachodzi na eskadry: ${several(e.squadrons.map(({ squadron }) => squadron))}.`,
  squadronsPlaced: (e, c) =>
    say`${side(e.seat, c)}: eskadry ustawione przy statku ${unit(e.ship)}: ${several(e.places.map(({ squadron }) => squadron))}.`,
  sliderTurned: (e) =>
    say`Eskadra ${unit(e.squadron)} jest w tej rundzie uznana za ${e.activated ? 'aktywowaną' : 'jeszcze nieaktywowaną'}.`,
  squadronActivated: (e) => {
    const by = e.by === undefined ? say`` : say`, rozkaz statku ${unit(e.by)}`
    const relay = e.relay === undefined ? say`` : say`, przez eskadrę ${unit(e.relay)}`
    return say`Aktywacja: eskadra ${unit(e.squadron)}${by}${relay}${e.forced ? ' (jedyna możliwa)' : ''}.`
  },
  squadronMoved: (e) =>
    isSame(e.from, e.to)
      ? say`Eskadra ${unit(e.squadron)} pozostaje w miejscu.`
      : say`Eskadra ${unit(e.squadron)} przemieszcza się o ${millimetres(e.from, e.to)} mm.`,
  squadronEnded: (e) => (e.idle ? say`Eskadra ${unit(e.squadron)} nie rusza się i nie atakuje.` : undefined),
  squadronCommandEnded: (e) =>
    e.left === 0
      ? undefined
      : say`Statek ${unit(e.ship)}, rozkaz Eskadra: ${form(e.left, ['niewykorzystana', 'niewykorzystane', 'niewykorzystanych'])} ${terms.activations(e.left)}.`,
  keywordUsed: (e) => say`${terms.keywords[e.keyword]}: eskadra ${unit(e.unit)}.`,
  objectiveTokenMoved: (e) =>
    say`Eskadra ${unit(e.squadron)} przesuwa ${terms.objectiveToken(numberIn(e.token))} o ${millimetres(e.from, e.to)} mm.`,
  squadronsReturned: (e) =>
    say`Statku już nie ma; eskadry wracają na miejsce: ${several(e.places.map(({ squadron }) => squadron))}.`,
  activationEnded: () => undefined,
  tokensReadied: (e) => (e.tokens.length === 0 ? undefined : say`Żetony obrony są znów przygotowane.`),
  cardsReadied: ({ cards, gone = [] }) => {
    const [first, ...others] = cards.filter((card) => !gone.includes(card))
    if (first === undefined) return undefined
    return others.length === 0
      ? say`Przygotowana znów karta: ${instance(first)}.`
      : say`Karty ulepszeń są znów przygotowane.`
  },
  initiativeFlipped: () => undefined,
  effectUsed: (e, c) => {
    const { card, on } = instanceOf(e.source)
    if (obstacleKind(e.source) !== undefined) return say`${side(e.seat, c)}, działa przeszkoda: ${terms.card(e.card)}.`
    const chosen = chosenBy(e)
    if (on === undefined) return say`${sideDoes(e.seat, c, 'używają', 'używa')} karty: ${terms.card(e.card)}${chosen}.`
    return card === undefined
      ? say`Statek ${unit(on)}: działa karta ${terms.card(e.card)}${chosen}.`
      : say`${unit(on)} używa karty: ${terms.card(e.card)}${chosen}.`
  },
  granted: (e) => say`${unit(e.unit)} otrzymuje dodatkowy ${GRANTS[e.what]}.`,
  cardsLookedAt: (e, c) => {
    const seen = e.secret === undefined ? '' : `: ${listed(e.secret.things.map(({ card }) => terms.card(card)))}`
    return say`${sideDoes(e.seat, c, 'oglądają', 'ogląda')} ${counted(e.count, 'kartę', 'karty', 'kart')}${seen}.`
  },
  effectDeclined: (e, c) => say`${side(e.seat, c)}: bez użycia efektu.`,
  cardSwitched: (e) =>
    e.on ? say`Karta znów działa: ${instance(e.source)}.` : say`Karta wyłączona: ${instance(e.source)}.`,
  cardExhausted: (e) => say`Wyczerpana karta: ${instance(e.source)}.`,
  cardDiscarded: (e) => say`Odrzucona karta: ${instance(e.source)}.`,
  cardMoved: (e) => say`Karta ${instance(e.source)} przechodzi na ${unit(e.to)}.`,
  cardReplaced: (e) => say`Zamiast karty ${instance(e.source)} jest teraz ${terms.card(e.card)}.`,
  dialsOpened: (e) =>
    say`${counted(e.dials.length, 'nieujawniony wskaźnik', 'nieujawnione wskaźniki', 'nieujawnionych wskaźników')}: do sprawdzenia.`,
  gameOver: (e, c) =>
    say`Koniec gry w rundzie ${e.result.round}. Zwycięzca: ${side(e.result.winner, c)}${scoreOf(e.result)}; ${ENDINGS[e.result.reason]}.`,
}

/** `6 liczb poniżej 8`; those of a shuffle are named by their ends. */
function rangesInWords(ranges: readonly number[]): string {
  const [first = 0] = ranges
  if (ranges.length === 1) return `liczba poniżej ${first}`
  const last = ranges.at(-1) ?? first
  const numbers = counted(ranges.length, 'liczba', 'liczby', 'liczb')
  return ranges.every((range) => range === first)
    ? `${numbers} poniżej ${first}`
    : `${numbers}, poniżej ${first} … ${last}`
}

/** The sentence of any event, or `undefined` if it needs none. */
export const logSentence = (<K extends EventType>(event: EventOf<K>, context: LogContext): Sentence | undefined => {
  const tell: (event: EventOf<K>, context: LogContext) => Sentence | undefined = log[event.type as K]
  return tell(event, context)
}) satisfies typeof english
