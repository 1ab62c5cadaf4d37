import type { typed as english } from '#shared/messages/en/typed'

/** The English word of the command line, and what may be typed for it: the first is shown. Marks above letters may be left out. */
export const typed = {
  ...{ help: ['pomoc'], question: ['pytanie'], last: ['ostatnio'], clock: ['zegar'], keys: ['klawisze'] },
  ...{ undo: ['cofnij'], restart: ['wyczyść'], send: ['wyślij'], describe: ['opisz'], measure: ['zmierz'] },

  ...{ navigate: ['nawigowanie'], squadron: ['eskadra'], repair: ['naprawa'], 'concentrate-fire': ['koncentracja'] },
  ...{ dial: ['wskaźnik'], token: ['żeton'], both: ['oba'], none: ['nic', 'żaden', 'żadna'] },
  ...{ activate: ['aktywuj'], keep: ['zachowaj', 'zostaw'], later: ['później'], suggested: ['podpowiedź'] },
  ...{ repeat: ['powtórz'], end: ['koniec', 'zakończ'], discard: ['odrzuć'], recover: ['odzyskaj'], from: ['od'] },
  ...{ yaw: ['przestawienie'], speed: ['prędkość'], damage: ['uszkodzenie'] },

  ...{ front: ['przednia', 'przód'], rear: ['tylna', 'tył'], left: ['lewa', 'lewo'], right: ['prawa', 'prawo'] },
  ...{ red: ['czerwona'], blue: ['niebieska'], black: ['czarna'] },
  ...{ evade: ['unik'], brace: ['wzmocnienie'], redirect: ['przekierowanie', 'przekieruj'] },
  ...{ scatter: ['rozproszenie'], contain: ['ograniczenie'] },
  ...{ attack: ['atak', 'atakuj'], remove: ['usuń'], roll: ['rzut', 'rzuć'], use: ['użyj'], lock: ['zablokuj'] },
  ...{ add: ['dodaj'], reroll: ['przerzuć'], concentrate: ['skup'], spend: ['wykorzystaj'], split: ['podziel'] },
  ...{ zone: ['strefa'], standard: ['standardowy'], counter: ['kontra'], take: ['weź'], leave: ['odłóż'] },

  ...{ course: ['kurs'], pose: ['ustawienie'], straight: ['prosto'], side: ['strona'], closest: ['najbliższy'] },
  ...{ place: ['ustaw'], swap: ['zamień'], move: ['ruch', 'przesuń'], to: ['do'], touch: ['dotknij'] },
  ...{ engage: ['starcie'], reach: ['dosięgnij'], behind: ['za'], stay: ['zostań'], via: ['przez'] },
  ...{ cloak: ['kamuflaż'], swarm: ['rój'], adept: ['adept'] },

  ...{ deploy: ['rozmieść'], obstacle: ['przeszkoda'], next: ['następny'], suggest: ['zaproponuj'] },
  ...{ heading: ['zwrot'], at: ['przy'], north: ['północ'], south: ['południe'], east: ['wschód'], west: ['zachód'] },
  ...{ first: ['pierwszy'], second: ['drugi'], objective: ['karta-celu', 'cel'] },
  ...{ asteroid: ['asteroidy'], debris: ['szczątki'], station: ['stacja'], dust: ['pył'] },
} satisfies typeof english
