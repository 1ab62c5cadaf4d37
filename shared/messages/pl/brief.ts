import type { Command } from '#shared/game/engine/state'
import type { brief as english } from '#shared/messages/en/brief'
import { type Sentence, say } from '../sentence'
import { counted, form, SHIELDS_TAKEN } from './grammar'
import { terms } from './terms'

/** What happened while the reader was away, beside the sentences of the log. */
export const brief = {
  /** Names of ships and pilots have genders of their own; what they name has one that is known. */
  own: (unit: Sentence, isShip: boolean): Sentence => (isShip ? say`twój statek ${unit}` : say`twoja eskadra ${unit}`),
  shields: (n: number) => counted(n, ...SHIELDS_TAKEN),
  hull: (n: number) => terms.hullPoints(n),
  /** A damage card that lies faceup, by its title. */
  faceup: (titles: readonly string[]) => `odkryta: ${terms.listed(titles)}`,
  token: (kind: string) => `żeton obrony: ${kind}`,
  lost: (unit: Sentence, things: readonly string[]): Sentence => say`${unit} traci ${terms.listed(things)}`,
  gained: (unit: Sentence, things: readonly string[]): Sentence => say`${unit} odzyskuje ${terms.listed(things)}`,
  gone: {
    damage: (unit: Sentence): Sentence => say`zniszczenie: ${unit}`,
    'left-area': (unit: Sentence): Sentence => say`zniszczenie poza obszarem gry: ${unit}`,
    'left-out': (unit: Sentence): Sentence => say`zniszczenie bez rozmieszczenia: ${unit}`,
  },
  revealed: (unit: Sentence, command: Command, moved: boolean): Sentence =>
    say`${unit} ujawnia rozkaz: ${terms.commands[command]}${moved ? ', potem rusza' : ''}`,
  moved: (units: Sentence, _n: number): Sentence => say`ruch: ${units}`,
  deployed: (units: string): Sentence => say`${units} już na stole`,
  commandTokens: (n: number) => counted(n, 'nowy żeton rozkazu', 'nowe żetony rozkazów', 'nowych żetonów rozkazów'),
  /** The clauses above, as one sentence. */
  sum: (clauses: readonly Sentence[]): Sentence =>
    clauses.flatMap((clause, i) => [...(i === 0 ? [] : ['; ']), ...clause]).concat('.'),
  /** How many lines a long brief leaves out. */
  earlier: (n: number) =>
    `… i jeszcze ${n} ${form(n, ['wcześniejszy wiersz', 'wcześniejsze wiersze', 'wcześniejszych wierszy'])}; dziennik ma wszystko.`,

  since: (at: string, sum: string) => `Od ${at}: ${sum}`,
  sinceStart: (sum: string) => `Od początku gry: ${sum}`,
  sinceRound: (round: number, sum: string) => `Od początku rundy ${round}: ${sum}`,
  nothing: 'Od twojej ostatniej decyzji nic się nie wydarzyło.',
  open: 'Pokaż, co się działo',
  round: (n: number) => `Runda ${n}`,
  /** Heading of the activation in which the reader decided. */
  before: 'Aktywacja, która trwała',
  steps: 'Pokaż krok po kroku',
  toGame: 'Do gry',
  label: 'Co się działo od twojej ostatniej decyzji',
} satisfies typeof english
