import type { QuestionTexts } from '#shared/messages/question'
import { counted } from '../grammar'

export const course = {
  'maneuver.navigate': {
    asked: ({ subject }) => `Twój statek ${subject} rusza: użyj Nawigowania albo nie, potem ustal kurs.`,
    waiting: ({ who, subject }) => `Czekamy: ${who} wykonuje manewr, statek ${subject}.`,
  },
  'maneuver.course': {
    asked: ({ subject, speed }) => `Twój statek ${subject} rusza: ustal kurs, prędkość ${speed}.`,
    waiting: ({ who, subject }) => `Czekamy: ${who} wykonuje manewr, statek ${subject}.`,
  },
  'overlap.closest': {
    asked: ({ subject }) =>
      `Twój statek ${subject} nachodziłby na statki, które są równie blisko: wybierz ten, który się liczy.`,
    waiting: ({ who }) => `Czekamy: ${who} wybiera najbliższy statek.`,
  },
  'displaced.place': {
    asked: ({ subject, lifted }) =>
      `Statek ${subject} nachodzi na ${counted(lifted, 'eskadrę', 'eskadry', 'eskadr')}: ustaw ${lifted === 1 ? 'ją' : 'je'} przy nim.`,
    waiting: ({ who }) => `Czekamy: ${who} ustawia eskadry przy statku.`,
  },
} satisfies QuestionTexts<'course'>
