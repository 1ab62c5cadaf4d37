import { raisedBy } from '#shared/game/engine/commands'
import type { NavigateUse } from '#shared/game/engine/decision'
import type { Command, DefenseKind, DieColor, HullZone } from '#shared/game/engine/terms'
import type { plans as english, lines as englishLines } from '#shared/messages/en/plans'
import { type Sentence, say, unit } from '../sentence'
import { counted, DIE_TAKEN, listed } from './grammar'
import { terms } from './terms'

const signed = (n: number): string => `${n > 0 ? '+' : '−'}${Math.abs(n)}`

const STOPPED = {
  'luck-between': 'Po drodze były kości albo karty, a wiersz nie mówi, co wtedy.',
  'answered-between': 'Po drodze odpowiedział przeciwnik, a wiersz nie mówi, co wtedy.',
  'condition-not-met': 'Jego warunek nie jest spełniony.',
  'waits-for-other': 'Najpierw musi odpowiedzieć przeciwnik.',
  'question-gone': 'Jego pytanie nie jest teraz zadane.',
  'stopped-by-reason': 'Wstrzymuje go jeden z powodów.',
} satisfies Record<string, string>

/** Prepared activations: the page of plans. */
export const plans = {
  title: (n: number) => `${counted(n, 'plan', 'plany', 'planów')}; nikt inny ${n === 1 ? 'go' : 'ich'} nie widzi.`,
  none: (next: string) => `Nie ma planu; następne pytanie: „${next}”.`,
  noneYet: 'Nie ma jeszcze planu.',
  over: 'Gra skończona; nie ma już czego planować.',
  notYours: 'Plany należą do graczy; oglądasz tę grę.',
  lead: 'Plan to przygotowana aktywacja. Czeka w tajemnicy, aż zostanie zadane jego pierwsze pytanie.',
  toGame: 'Do gry',
  next: {
    dials: 'wybór rozkazów',
    ship: 'wybór statku',
    squadron: 'wybór eskadry',
    other: 'to, co zadano teraz',
  },
  planNext: 'Zaplanuj następną aktywację',
  setUp: {
    obstacles: {
      button: 'Przygotuj swoje przeszkody',
      text: 'Ustawiasz tyle przeszkód, ile chcesz, najważniejszą najpierw. W każdej twojej turze kolejna z tych, które zostały, trafia na swoje miejsce; jeśli jest ono zajęte, dostajesz pytanie.',
    },
    turn: {
      button: 'Przygotuj całe rozmieszczenie',
      text: 'Ustawiasz wszystkie swoje statki i eskadry w kolejności, w jakiej mają zostać rozmieszczone. W każdej twojej turze kolejna jednostka trafia na swoje miejsce; jeśli jest ono zajęte, dostajesz pytanie.',
    },
  },
  planNextText: 'Na stronie gry wybierasz tak, jakby padło pytanie, i zamiast wysłać, zachowujesz wybór jako plan.',
  full: (most: number) => `Naraz czeka najwyżej ${counted(most, 'plan', 'plany', 'planów')}.`,

  heading: (n: number) => `Plan nr ${n}`,
  first: 'Najpierw',
  afterwards: 'Potem',
  ready: 'Jego pierwsze pytanie jest zadane: można go teraz wykonać.',
  waits: 'Czeka na swoje pierwsze pytanie.',
  stale: (why: string) => `Nie da się go teraz wykonać. ${why}`,
  staleAt: (why: string) => `Nie da się go teraz wykonać: zaznaczony wiersz. ${why}`,
  stopped: (why: string) => `Tu stanął, gdy go ostatnio wykonywano. ${why}`,
  stoppedAt: 'Jego następna odpowiedź nie jest możliwa.',
  why: STOPPED,
  plays: {
    legend: 'Gdy padnie jego pierwsze pytanie',
    itself: 'wykonuje się sam',
    'by-button': 'naciskam przycisk',
  },
  unless: {
    heading: 'Nie, jeśli',
    none: 'Nie wskazano niczego, co go wstrzyma.',
    add: 'Dodaj powód wstrzymania',
    remove: (text: string) => `Usuń: ${text}`,
    what: 'Co',
    reasons: {
      hull: 'kadłub najwyżej',
      shields: 'osłony razem najwyżej',
      gone: 'nie ma na stole',
      lead: 'moja przewaga w punktach najwyżej',
      round: 'runda, od',
    },
    unit: 'Jednostka',
    amount: 'Liczba',
    keep: 'Dodaj',
    cancel: 'Anuluj',
    most: (most: number) => `Najwyżej ${counted(most, 'powód', 'powody', 'powodów')}.`,
  },
  up: 'Wcześniej',
  upLong: (n: number) => `Wcześniej: plan ${n}`,
  down: 'Później',
  downLong: (n: number) => `Później: plan ${n}`,
  remove: 'Usuń',
  removeSure: 'Naciśnij jeszcze raz, by usunąć',
  saved: 'Zapisano.',
  changed: 'W międzyczasie zmieniono to gdzie indziej; tak jest teraz.',
} satisfies typeof english

/** The lines of plans and scripts, one clause each. */
export const lines = {
  together: (clauses: readonly Sentence[]): Sentence =>
    clauses.flatMap((clause, i) => [...(i === 0 ? [] : ['; ']), ...clause]).concat('.'),
  when: (condition: string, clause: Sentence): Sentence => say`jeśli ${condition}: ${clause}`,
  activate: (ship: string): Sentence => say`aktywacja: statek ${unit(ship)}`,
  keep: (ship: string): Sentence => say`statek ${unit(ship)} zachowuje wskaźnik`,
  token: (ship: string): Sentence => say`statek ${unit(ship)} wymienia wskaźnik na żeton`,
  raid: (ship: string): Sentence => say`statek ${unit(ship)} pozbywa się żetonów rajdu`,
  discard: (ship: string, command: Command): Sentence =>
    say`statek ${unit(ship)} odrzuca żeton: ${terms.commands[command]}`,
  command: (ship: string, command: Command, means: { dial: boolean; token: boolean }): Sentence =>
    say`statek ${unit(ship)} rozpatruje rozkaz: ${terms.commands[command]} (${terms.means(means)})`,
  noCommand: (ship: string): Sentence => say`statek ${unit(ship)} nie rozpatruje rozkazu`,
  repair: (ship: string, effects: readonly string[]): Sentence =>
    say`statek ${unit(ship)}, naprawa: ${listed(effects)}`,
  recovers: (zone: HullZone) => `osłona, strefa ${terms.zones[zone]}`,
  movesShield: (from: HullZone, to: HullZone) => `osłona: ${terms.zones[from]} → ${terms.zones[to]}`,
  discardsCard: 'odrzucona karta uszkodzeń',
  attack: (attacker: string, from: HullZone | undefined, defender: string, zone: HullZone | undefined): Sentence =>
    say`atak: ${unit(attacker)}${from === undefined ? '' : ` (${terms.zones[from]})`} → ${unit(defender)}${
      zone === undefined ? '' : `, strefa ${terms.zones[zone]}`
    }`,
  noAttack: (attacker: string): Sentence => say`${unit(attacker)} kończy ataki`,
  removes: (color: DieColor): Sentence => say`bez jednej kości: ${terms.colors[color]}`,
  locks: (kind: DefenseKind | undefined): Sentence =>
    kind === undefined ? say`celność blokuje żeton` : say`celność blokuje żeton: ${terms.defense[kind]}`,
  fire: (color: DieColor | undefined): Sentence =>
    color === undefined ? say`Koncentracja ognia przerzuca kość` : say`Koncentracja ognia dodaje ${DIE_TAKEN[color]}`,
  rerolls: say`przerzut kości`,
  doneDice: say`kości zostają`,
  dice: (what: { reroll: 'none' | 'blanks' | 'weak'; lock: readonly DefenseKind[]; add: boolean }): Sentence => {
    const parts = [
      ...(what.add ? ['dodaj, co nic nie kosztuje'] : []),
      ...(what.reroll === 'none' ? [] : [what.reroll === 'blanks' ? 'przerzuć puste' : 'przerzuć słabe']),
      ...(what.lock.length === 0 ? [] : [`blokuj: ${what.lock.map((kind) => terms.defense[kind]).join(', potem ')}`]),
    ]
    return say`kości: ${parts.length === 0 ? 'jak padną' : listed(parts)}`
  },
  critical: (what: string | undefined): Sentence =>
    what === undefined ? say`bez efektu trafienia krytycznego` : say`efekt trafienia krytycznego: ${what}`,
  standardCritical: 'zwykły',
  navigate: (ship: string, use: NavigateUse): Sentence => {
    const { speed } = use
    const parts = [...(speed === 0 ? [] : [`prędkość ${signed(speed)}`]), ...terms.raises(raisedBy(use))]
    const by = terms.means(use)
    return say`statek ${unit(ship)}, ${terms.commands.navigate} (${by})${parts.length === 0 ? '' : `: ${listed(parts)}`}`
  },
  course: (ship: string, clicks: readonly number[]): Sentence =>
    clicks.length === 0
      ? say`statek ${unit(ship)} pozostaje w miejscu, prędkość 0`
      : say`statek ${unit(ship)} wykonuje manewr: ${terms.course(clicks)}`,
  squadron: (squadron: string): Sentence => say`aktywacja: eskadra ${unit(squadron)}`,
  noSquadron: say`bez dalszych eskadr`,
  idle: (squadron: string): Sentence => say`eskadra ${unit(squadron)} nie robi nic więcej`,
  moves: (squadron: string, mm: number): Sentence =>
    mm === 0
      ? say`eskadra ${unit(squadron)} pozostaje w miejscu`
      : say`eskadra ${unit(squadron)} przemieszcza się o ${mm} mm`,
  places: (squadrons: readonly string[], ship: string): Sentence =>
    say`eskadry ustawione przy statku ${unit(ship)}: ${squadrons.length}`,
  counter: (squadron: string): Sentence => say`eskadra ${unit(squadron)} odpowiada ogniem`,
  put: (piece: string, speed: number | undefined): Sentence =>
    speed === undefined ? say`rozmieszczenie: ${unit(piece)}` : say`rozmieszczenie: ${unit(piece)}, prędkość ${speed}`,
  other: (about: Sentence, choice: string): Sentence => say`${about}: ${choice}`,
  nothing: 'nic',
  yes: 'koniec',
} satisfies typeof englishLines
