import type { QuestionTexts } from '#shared/messages/question'

export const setUp = {
  'setup.initiative': {
    asked: ({ opponent }) => `Wybierz pierwszego gracza: ty albo ${opponent}.`,
    waiting: ({ who }) => `Czekamy: ${who} wybiera pierwszego gracza.`,
  },
  'setup.objective': {
    asked: ({ isFirst, opponent }) =>
      isFirst
        ? `Wybierz kartę celu spośród kart drugiego gracza (${opponent}).`
        : 'Wybierz kartę celu spośród tych, które masz na ręce.',
    waiting: ({ who }) => `Czekamy: ${who} wybiera kartę celu.`,
  },
  'obstacle.choose': {
    asked: () => 'Wybierz przeszkodę, którą teraz ustawisz.',
    waiting: ({ who }) => `Czekamy: ${who} ustawia przeszkodę.`,
  },
  'obstacle.place': {
    asked: ({ piece }) => `Wybierz miejsce przeszkody: ${piece}.`,
    waiting: ({ who }) => `Czekamy: ${who} ustawia przeszkodę.`,
  },
  'deploy.choose': {
    asked: ({ isSecond }) =>
      isSecond
        ? 'Wybierz drugą eskadrę do rozmieszczenia.'
        : 'Rozmieść statek albo dwie eskadry: wybierz, co najpierw.',
    waiting: ({ who }) => `Czekamy: ${who} rozmieszcza flotę.`,
  },
  'deploy.place': {
    asked: ({ subject, isShip }) =>
      isShip
        ? `Rozmieść swój statek ${subject}: wybierz miejsce, zwrot i prędkość.`
        : `Rozmieść swoją eskadrę ${subject}: wybierz miejsce.`,
    waiting: ({ who }) => `Czekamy: ${who} rozmieszcza flotę.`,
  },
  'objective.place': {
    asked: ({ placingCard, piece }) => `Karta ${placingCard}: wybierz miejsce (${piece}).`,
    waiting: ({ who, objective }) => `Czekamy: ${who} wybiera miejsce, karta ${objective}.`,
  },
} satisfies QuestionTexts<'set-up'>
