import type { DrawPurpose } from '#shared/game/engine/event'
import type { check as english } from '#shared/messages/en/check'
import type { Difference, Part } from '#shared/play/replay/difference'
import type { Verdict } from '#shared/play/replay/verify-game'
import { counted, listed } from './grammar'
import { refusals } from './refusals'

const DRAWS: Record<DrawPurpose, string> = {
  sides: 'losowanie stron',
  coin: 'rzut monetą o pierwszego gracza',
  objectives: 'dobieranie kart celu',
  'damage-deck': 'kolejność talii uszkodzeń',
  reshuffle: 'kolejność talii uszkodzeń ułożonej od nowa',
  dice: 'kości',
  pick: 'losowo wybrana karta',
}

/** Sentences about one difference; ships are called by their ids, as in the file. */
const DIFFERENCES: { [C in Difference['code']]: (found: Extract<Difference, { code: C }>) => string } = {
  secret: () => 'Tajemnica nie jest tą, którą zapieczętowano przed pierwszym losowaniem.',
  'draw-number': ({ expected, n }) => `Brakuje losowania ${expected}: następne ma numer ${n}.`,
  'draw-numbers': ({ n, purpose }) => `Losowanie ${n} (${DRAWS[purpose]}) ma inne liczby, niż daje tajemnica.`,
  'draw-told': ({ n }) => `Losowanie ${n} nie jest tym, które podał dziennik.`,
  'dial-changed': ({ ship, n }) => `Wskaźnik ${n} statku ${ship} nie jest tym, co zapieczętowano przy ustawianiu.`,
  'dial-never-sealed': ({ ship, n }) => `Wskaźnik ${n} statku ${ship} został otwarty, choć nie był zapieczętowany.`,
  'dial-never-opened': ({ ship, n }) => `Wskaźnik ${n} statku ${ship} był zapieczętowany, ale nie został otwarty.`,
  'row-counts': () => 'Wiersze dziennika nie zgadzają się z liczbą decyzji, losowań i zdarzeń.',
  'row-hash': ({ row }) => `Wiersz ${row} dziennika albo któryś przed nim zmieniono po zapisaniu.`,
  refused: ({ decision, round, why }) => `Zasady odrzucają decyzję ${decision} (runda ${round}): ${refusals[why]}`,
  event: ({ step, round, recorded, replayed }) =>
    `Krok ${step} (runda ${round}) wychodzi inaczej: zapisano ${recorded ?? 'nic'}, z zasad wynika ${
      replayed ?? 'nic'
    }${recorded === replayed ? ' o innej treści' : ''}.`,
  'replayed-draw': ({ n, round }) => `Losowanie ${n} (runda ${round}) wychodzi inaczej.`,
  state: ({ row, round }) => `Po wierszu ${row} (runda ${round}) stół wygląda inaczej, niż zapisano.`,
  'no-end-state': () => 'Nie zapisano, jak stół wyglądał na końcu.',
  result: () => 'Punkty albo wynik wychodzą inaczej.',
  stuck: ({ decision, round, message }) => `Zasady zatrzymują się na decyzji ${decision} (runda ${round}): ${message}.`,
}

const roundName = (round: number): string => (round === 0 ? 'Przygotowanie' : `Runda ${round}`)

/** The proof of a finished game: the page and the command line. The first sentence is the heading of the page. */
export const check = {
  match: ({ rolls, shuffles, lots, dials }: Verdict['counts']) => {
    const parts = [
      `rzuty: ${rolls}`,
      `tasowania: ${shuffles}`,
      ...(lots === 0 ? [] : [`losowania stron: ${lots}`]),
      `wskaźniki: ${dials}`,
    ]
    return `Wszystko zgadza się z obietnicą (${parts.join(', ')}).`
  },
  mismatch: 'Coś nie zgadza się z obietnicą.',
  notYet: 'Dowód otwiera się po zakończeniu gry.',
  notYetText:
    'Do tego czasu tajemnica, z której wynika cały los, pozostaje zapieczętowana, tak samo jak nieujawnione wskaźniki.',
  checking: 'Sprawdzanie …',
  damaged: 'Dokumentu tej gry nie da się odczytać.',
  parts: {
    secret: 'Tajemnica jest tą, którą zapieczętowano przy tworzeniu gry.',
    draws: 'Każdy rzut i każde tasowanie wynika z tej tajemnicy i soli obojga graczy.',
    dials: 'Każdy wskaźnik rozkazów jest tym, co zapieczętowano przy ustawianiu.',
    log: 'Żadnego wiersza dziennika nie zmieniono ani nie usunięto po zapisaniu.',
    replay: 'Rozegrane ponownie, wszystkie decyzje dają te same zdarzenia, ten sam stół i ten sam wynik.',
  } satisfies Record<Part, string>,
  fine: 'zgadza się',
  differs: 'nie zgadza się',
  difference: <C extends Difference['code']>(found: Extract<Difference, { code: C }>): string => {
    const tell: (found: Extract<Difference, { code: C }>) => string = DIFFERENCES[found.code as C]
    return tell(found)
  },
  roundsHeading: 'Rozegrane ponownie, runda po rundzie',
  roundName,
  columns: {
    round: 'Runda',
    decisions: 'Decyzje',
    draws: 'Losowania',
    events: 'Zdarzenia',
    states: 'Zapisane stoły',
  },
  round: ({ round, decisions, draws, events, states }: Verdict['rounds'][number]) =>
    `${roundName(round)}: zgadzają się ${listed([
      counted(decisions, 'decyzja', 'decyzje', 'decyzji'),
      counted(draws, 'losowanie', 'losowania', 'losowań'),
      counted(events, 'zdarzenie', 'zdarzenia', 'zdarzeń'),
      counted(states, 'zapisany stół', 'zapisane stoły', 'zapisanych stołów'),
    ])}.`,
  meaningHeading: 'Czego to dowodzi, a czego nie',
  meaning: [
    'Serwis nie mógł wybrać ani zmienić żadnego rzutu: jego tajemnica była zapieczętowana, zanim gracze wysłali swoje sole, a twoja sól jest częścią każdego losowania.',
    'Nikt z graczy nie mógł zmienić wskaźnika po jego ustawieniu, serwis też nie.',
    'Nie wiąże to gracza, który sam prowadzi serwis: kto ma tajemnicę, może zobaczyć, co przyniesie los.',
    'Pieczęć poniżej musi być tą, którą było widać przed początkiem gry; tylko ty możesz to sprawdzić.',
  ],
  seal: 'Pieczęć, ogłoszona przed pierwszym losowaniem',
  secret: 'Tajemnica, otwarta po zakończeniu',
  salt: (name: string) => `Sól: ${name}`,
  again: 'Sprawdziła to twoja przeglądarka. Aby sprawdzić gdzie indziej, weź całą grę ze sobą:',
  download: 'Pobierz grę',
  command: 'npm run replay -- FILE',
  toResult: 'Wynik',
  toGame: 'Gra',
} satisfies typeof english
