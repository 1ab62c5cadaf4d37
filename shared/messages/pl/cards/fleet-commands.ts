import type { fleetCommands as english } from '#shared/messages/en/cards/fleet-commands'

export const fleetCommands = {
  'all-fighters-follow-me': {
    text: 'Na początku Fazy statków odrzuć tę kartę albo wykorzystaj żeton Eskadry: w tej rundzie eskadry, które twoje statki aktywują rozkazem, są szybsze o jeden, najwyżej do prędkości 5.',
    asks: { 'ship-phase.start': ['Co za to oddajesz?'] },
    options: { card: 'Odrzuć tę kartę' },
  },
  'entrapment-formation': {
    text: 'Na początku Fazy statków odrzuć tę kartę albo wykorzystaj żeton Nawigowania: w tej rundzie każdy twój statek, wyznaczając kurs, może zmienić prędkość o jeden.',
    asks: {
      'ship-phase.start': ['Co za to oddajesz?'],
      'course.start': ['Czy statek przyspiesza, czy zwalnia?'],
    },
    options: { card: 'Odrzuć tę kartę', faster: 'przyspiesza', slower: 'zwalnia' },
  },
  'intensify-firepower': {
    text: 'Na początku Fazy statków, za tę kartę lub żeton Koncentracji ognia: w tej rundzie każdy twój statek atakujący statek może zmienić jedną kość na pojedyncze trafienie.',
    asks: { 'ship-phase.start': ['Co za to oddajesz?'], 'attack.modify': ['Która kość ma pokazywać trafienie?'] },
    options: { card: 'Odrzuć tę kartę' },
  },
  'shields-to-maximum': {
    text: 'Na początku Fazy statków odrzuć tę kartę lub wykorzystaj żeton Naprawy: w tej rundzie każdy twój statek odzyskuje osłonę, zanim ujawni wskaźnik.',
    asks: { 'ship-phase.start': ['Co za to oddajesz?'], 'dial.before-reveal': ['Która strefa odzyskuje osłonę?'] },
    options: { card: 'Odrzuć tę kartę' },
  },
} satisfies typeof english
