import type { Faction } from '#shared/engine/state'
import type { more as englishMore, outcome as englishOutcome } from '#shared/messages/en/game-more'
import { terms } from './terms'

/** Around a game: what it is played by, luck, resigning. */
export const more = {
  prepare: 'Przygotuj następną aktywację',
  resign: 'Poddaj grę',
  resignText: 'Od razu przegrywasz. Naciśnij dwa razy.',
  resignSure: 'Naciśnij jeszcze raz, by poddać',
  replay: 'Gra krok po kroku',
  fair: 'Uczciwość losowania',
  fairText: 'Każde losowanie wynika z tajemnicy, którą zapieczętowano przed pierwszym z nich. Jej pieczęć:',
  opened: 'Otwarte po zakończeniu: tajemnica, sole obojga graczy i identyfikator gry:',
  yourSide: (side: Faction) => `Twoja strona: ${terms.factions[side]}.`,
  time: (hours: number) =>
    `Kto jest pytany, ma ${hours % 24 === 0 ? terms.days(hours / 24) : terms.hours(hours)} na wszystkie pytania, zanim zapytany zostanie przeciwnik.`,
} satisfies typeof englishMore

/** In place of the question when a game is over. */
export const outcome = {
  heading: 'Wynik',
  points: (side: Faction, points: number) => `${terms.factions[side]}: ${terms.points(points)}`,
  lostUnits: 'Stracone jednostki',
  noneLost: 'Nie stracono żadnej jednostki.',
  again: 'Zacznij nową grę',
} satisfies typeof englishOutcome
