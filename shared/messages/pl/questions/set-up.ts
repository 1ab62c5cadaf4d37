import type { QuestionTexts } from '#shared/messages/question'

export const setUp = {
  'setup.initiative': {
    title: 'Pierwszy gracz',
    hint: 'Pierwszy gracz zaczyna każdą rundę; drugi wnosi kartę celu i wygrywa przy remisie.',
    asked: ({ opponent }) => `Wybierz pierwszego gracza: ty albo ${opponent}.`,
    waiting: ({ who }) => `Czekamy: ${who} wybiera pierwszego gracza.`,
  },
  'setup.objective': {
    title: 'Karta celu',
    hint: 'Karta celu działa na obie strony; zwykle sprzyja graczowi, do którego należy.',
    asked: ({ isFirst, opponent }) =>
      isFirst
        ? `Wybierz kartę celu spośród kart drugiego gracza (${opponent}).`
        : 'Wybierz kartę celu spośród tych, które masz na ręce.',
    waiting: ({ who }) => `Czekamy: ${who} wybiera kartę celu.`,
  },
  'obstacle.choose': {
    title: 'Następna przeszkoda',
    hint: 'Zaczyna drugi gracz, potem na zmianę, aż wszystkie przeszkody leżą na stole.',
    asked: () => 'Wybierz przeszkodę, którą teraz ustawisz.',
    waiting: ({ who }) => `Czekamy: ${who} ustawia przeszkodę.`,
  },
  'obstacle.place': {
    title: 'Miejsce przeszkody',
    hint: 'W obszarze przygotowania, dalej niż dystans 3 od krawędzi i dystans 1 od innych przeszkód.',
    asked: ({ piece }) => `Wybierz miejsce przeszkody: ${piece}.`,
    waiting: ({ who }) => `Czekamy: ${who} ustawia przeszkodę.`,
  },
  'deploy.choose': {
    title: 'Kolejność rozmieszczania',
    hint: 'Zaczyna pierwszy gracz. Nikt nie pasuje; ostatnia eskadra czeka na wszystkie statki.',
    asked: ({ isSecond }) =>
      isSecond
        ? 'Wybierz drugą eskadrę do rozmieszczenia.'
        : 'Rozmieść statek albo dwie eskadry: wybierz, co najpierw.',
    waiting: ({ who }) => `Czekamy: ${who} rozmieszcza flotę.`,
  },
  'deploy.place': {
    title: 'Rozmieszczenie',
    hint: 'Statki stają w swojej strefie rozstawiania, eskadry na dystansie 1–2 od swojego statku.',
    asked: ({ subject, isShip }) =>
      isShip
        ? `Rozmieść swój statek ${subject}: wybierz miejsce, zwrot i prędkość.`
        : `Rozmieść swoją eskadrę ${subject}: wybierz miejsce.`,
    waiting: ({ who }) => `Czekamy: ${who} rozmieszcza flotę.`,
  },
  'objective.place': {
    title: 'Miejsce żetonu',
    hint: 'Karta mówi, gdzie mogą leżeć jej żetony i przeszkody.',
    asked: ({ placingCard, piece, mayStay }) =>
      mayStay
        ? `Karta ${placingCard}: możesz przesunąć ${piece} albo go zostawić.`
        : `Karta ${placingCard}: wybierz miejsce (${piece}).`,
    waiting: ({ who, objective }) => `Czekamy: ${who} wybiera miejsce, karta ${objective}.`,
  },
  'squadron.place': {
    title: 'Eskadra pod przeszkodą',
    hint: 'Przeciwnik przesunął na nią przeszkodę; eskadra leży na przeszkodzie albo jej dotyka.',
    asked: ({ piece }) => `Przeszkoda leży teraz na eskadrze: wybierz miejsce (${piece}).`,
    waiting: ({ who, subject }) => `Czekamy: ${who} ustawia ${subject}.`,
  },
} satisfies QuestionTexts<'opening' | 'set-up'>
