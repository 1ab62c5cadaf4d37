import type { QuestionTexts } from '#shared/messages/question'
import { counted } from '../grammar'

const moves = (ship: string, card: string | undefined) =>
  card === undefined ? `Twój statek ${ship} rusza` : `Twój statek ${ship} rusza jeszcze raz (${card})`

export const course = {
  'maneuver.navigate': {
    title: 'Nawigowanie',
    hint: 'Nawigowanie zmienia prędkość przed ruchem; wskaźnik daje też jedno przestawienie więcej.',
    asked: ({ subject, movedBy }) => `${moves(subject, movedBy)}: użyj Nawigowania albo nie, potem ustal kurs.`,
    waiting: ({ who, subject }) => `Czekamy: ${who} wykonuje manewr, statek ${subject}.`,
  },
  'maneuver.course': {
    title: 'Kurs',
    hint: 'Przestawienie zgina fragment wzornika manewru. Jak bardzo, zależy od prędkości i fragmentu.',
    asked: ({ subject, speed, movedBy }) => `${moves(subject, movedBy)}: ustal kurs, prędkość ${speed}.`,
    waiting: ({ who, subject }) => `Czekamy: ${who} wykonuje manewr, statek ${subject}.`,
  },
  'overlap.closest': {
    title: 'Najbliższy statek',
    hint: 'Uszkodzenie dzieli tylko najbliższy statek, na który naszedł; tu kilka jest równie blisko.',
    asked: ({ subject }) =>
      `Twój statek ${subject} nachodziłby na statki, które są równie blisko: wybierz ten, który się liczy.`,
    waiting: ({ who }) => `Czekamy: ${who} wybiera najbliższy statek.`,
  },
  'displaced.place': {
    title: 'Przesunięte eskadry',
    hint: 'Eskadry spod statku, który wykonał ruch, ustawia przeciwnik, tak by go dotykały.',
    asked: ({ subject, lifted }) =>
      `Statek ${subject} nachodzi na ${counted(lifted, 'eskadrę', 'eskadry', 'eskadr')}: ustaw ${lifted === 1 ? 'ją' : 'je'} przy nim.`,
    waiting: ({ who }) => `Czekamy: ${who} ustawia eskadry przy statku.`,
  },
} satisfies QuestionTexts<'course'>
