import type { EventOf, EventType } from '#shared/game/engine/event'
import type { Phase } from '#shared/game/engine/state'
import type { replay as english } from '#shared/messages/en/replay'
import { type Sentence, say, unit } from '../sentence'
import { terms } from './terms'

type EventTexts = { [K in EventType]?: (event: EventOf<K>) => Sentence }

/** What has just happened, as it stands behind "Runda 2:"; of all else the log sentence tells. */
const AFTER: EventTexts = {
  roundBegan: () => say`początek rundy`,
  phaseBegan: (e) => say`początek, ${terms.phases[e.phase]}`,
  dialsSet: (e) => say`ustawione w tajemnicy wskaźniki: ${e.dials.length}`,
  shipActivated: (e) => say`aktywacja, statek ${unit(e.ship)}`,
  dialRevealed: (e) => say`statek ${unit(e.ship)} ujawnia rozkaz: ${terms.commands[e.command]}`,
  dialKept: (e) => say`statek ${unit(e.ship)} zachowuje wskaźnik`,
  tokenGained: (e) => say`statek ${unit(e.ship)} otrzymuje żeton rozkazu`,
  navigated: (e) => say`Nawigowanie, statek ${unit(e.ship)}`,
  courseSet: (e) => say`statek ${unit(e.ship)} ustala kurs`,
  moved: (e) => say`statek ${unit(e.ship)} wykonuje manewr`,
  overlapped: (e) => say`statek ${unit(e.ship)} nachodziłby na statek ${unit(e.closest)}`,
  squadronActivated: (e) => say`aktywacja, eskadra ${unit(e.squadron)}`,
  squadronMoved: (e) => say`eskadra ${unit(e.squadron)} przemieszcza się`,
  squadronsPlaced: (e) => say`eskadry ustawione przy statku ${unit(e.ship)}`,
  attackDeclared: (e) => say`atak ${unit(e.attacker)} → ${unit(e.defender)}`,
  attacksEnded: (e) => say`koniec ataków (${unit(e.attacker)})`,
  diceRolled: (e) => say`rzut (${unit(e.attacker)})`,
  diceRerolled: (e) => say`przerzut (${unit(e.attacker)})`,
  tokenLocked: (e) => say`żeton obrony zablokowany (${unit(e.unit)})`,
  defenseSpent: (e) => say`${unit(e.unit)} wykorzystuje żeton obrony: ${terms.defense[e.kind]}`,
  damageDetermined: (e) => say`ustalone uszkodzenia (${unit(e.defender)})`,
  shieldsLost: (e) => say`statek ${unit(e.ship)} traci osłony`,
  hullLost: (e) => say`eskadra ${unit(e.squadron)} traci punkty kadłuba`,
  damageDealt: (e) => say`statek ${unit(e.ship)} otrzymuje kartę uszkodzeń`,
  shieldRecovered: (e) => say`statek ${unit(e.ship)} odzyskuje osłonę`,
  shieldMoved: (e) => say`statek ${unit(e.ship)} przenosi osłonę`,
  destroyed: (e) => say`zniszczenie: ${unit(e.unit)}`,
  activationEnded: (e) => say`koniec aktywacji, statek ${unit(e.ship)}`,
  gameOver: () => say`koniec gry`,
}

/** `statek Victory II „A” wykonuje manewr`; undefined where there is no short word for it. */
function after<K extends EventType>(event: EventOf<K>): Sentence | undefined {
  const tell: ((event: EventOf<K>) => Sentence) | undefined = AFTER[event.type as K]
  return tell?.(event)
}

/** The table step by step, as everybody may see it. */
export const replay = {
  after,
  /** What begins the first round is seen before its first phase: the bar says the same. */
  title: (round: number, phase: Phase, done: Sentence | undefined, step: number, last: number): Sentence =>
    done === undefined
      ? say`${phase === 'setup' ? terms.phases.setup : `Runda ${round}, ${terms.phases[phase]}`}: krok ${step} z ${last}.`
      : say`${phase === 'setup' ? terms.phases.setup : `Runda ${round}`}: ${done}; krok ${step} z ${last}.`,
  loading: 'Wczytywanie tego kroku …',
  begun: 'Siły stoją na stole.',
  toNow: 'Wróć do teraz',
  toEnd: 'Do wyniku',
  controls: 'Kroki',
  timeLine: 'Krok',
  valueText: (step: number, last: number, round: number) => `krok ${step} z ${last}, runda ${round}`,
  back: 'Krok wstecz',
  forward: 'Krok naprzód',
  activationBack: 'Aktywacja wstecz',
  activationForward: 'Aktywacja naprzód',
  play: 'Odtwarzaj',
  pause: 'Zatrzymaj',
  keys: 'Klawisze: , i . jeden krok, [ i ] jedna aktywacja.',
  round: (n: number) => `R${n}`,
  roundLong: (n: number) => `Przejdź do rundy ${n}`,
  all: 'Każdy, kto może oglądać tę grę, widzi tu to samo; wskaźniki są pokazane od chwili ujawnienia.',
} satisfies typeof english
