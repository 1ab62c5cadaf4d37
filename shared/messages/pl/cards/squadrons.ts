import type { squadrons as english } from '#shared/messages/en/cards/squadrons'

export const squadrons = {
  'biggs-darklighter': {
    text: 'Twoja eskadra z Eskortą w dystansie 1 od niego, której atak zadaje uszkodzenia, może dostać o jedno mniej; inna taka eskadra dostaje je zamiast niej.',
    asks: { 'attack.damage': ['Która eskadra dostaje jedno uszkodzenie zamiast niej?'] },
  },
  'boba-fett': {
    text: 'Gdy się aktywuje, wybrany przez ciebie wrogi statek albo eskadra w dystansie 1 otrzymuje jedno uszkodzenie.',
    asks: { 'squadron.activated': ['Który statek lub która eskadra otrzymuje uszkodzenie?'] },
  },
  bossk: { text: 'Gdy atakuje, mając najwyżej 6 punktów kadłuba, może dodać niebieską kość z celnością.' },
  'captain-jonus': {
    text: 'Gdy twój statek atakuje statek w dystansie 1 od niego, może zmienić jedną kość na celność.',
    asks: { 'attack.modify': ['Która kość ma pokazywać celność?'] },
  },
  'ciena-ree': { text: 'Ataki na nią są prowadzone przez przeszkodę.' },
  'colonel-jendon': {
    text: 'Zamiast jego ataku inna twoja eskadra w dystansie 1–2 może wykonać atak.',
    asks: { 'squadron.instead-of-attack': ['Która eskadra atakuje?'] },
  },
  'darth-vader': { text: 'Każda ikona krytyczna jego ataków dodaje jedno uszkodzenie, także przeciw eskadrom.' },
  'dash-rendar': {
    text: 'Atakując, może przerzucić po jednej kości za każdy wrogi statek i każdą wrogą eskadrę w dystansie 1.',
    asks: {
      'attack.modify': ['Którą kość przerzuca?'],
    },
  },
  dengar: { text: 'Inne twoje eskadry w dystansie 1–2 mają Kontrę 1 albo o jeden większą niż zwykle.' },
  'dutch-vander': {
    text: 'Gdy jego atak zada eskadrze uszkodzenie, może sprawić, że jest uznana za aktywowaną; jeśli już była, otrzymuje jeszcze jedno uszkodzenie.',
  },
  'gar-saxon': {
    text: 'Wroga eskadra z Wywiadem lub Przekaźnikiem, która aktywuje się w dystansie 1, otrzymuje jedno uszkodzenie.',
  },
  'han-solo': { text: 'Na początku Fazy statków może się aktywować tak jak rozkazem Eskadra.' },
  'hera-syndulla': {
    text: 'Na początku Fazy eskadr jedna lub dwie twoje eskadry w dystansie 1–2 zyskują cechę Samotnik na tę rundę.',
    asks: { 'squadron-phase.start': ['Które eskadry zyskują cechę Samotnik?'] },
  },
  howlrunner: {
    text: 'Inne twoje eskadry z Rojem w dystansie 1 mogą dodać niebieską kość, gdy atakują eskadrę.',
  },
  'ig-88': { text: 'Kontra i Eskorta wrogów nie działają na jego ataki.' },
  'jan-ors': {
    text: 'Inne twoje eskadry w dystansie 1–2 mogą się bronić, wykorzystując jej żetony obrony.',
  },
  'ketsu-onyo': { text: 'Wrogie eskadry w dystansie 1 są wolniejsze o dwa, ale ich prędkość nie spada poniżej 1.' },
  'keyan-farlander': {
    text: 'Gdy atakuje strefę kadłuba bez osłon, może przerzucić dowolną liczbę kości.',
    asks: { 'attack.modify': ['Które kości są przerzucane?'] },
  },
  'lieutenant-blount': {
    text: 'Inne twoje eskadry z Rojem w dystansie 1 mogą przerzucić jeszcze jedną kość, gdy atakują eskadrę.',
    asks: { 'attack.modify': ['Która kość jest przerzucana?'] },
  },
  'luke-skywalker': { text: 'Gdy atakuje statek, uszkodzenia omijają osłony.' },
  'maarek-stele': {
    text: 'Gdy atakuje, może zmienić jedną kość na ściankę z ikoną krytyczną.',
    asks: { 'attack.modify': ['Która kość ma pokazywać ikonę krytyczną?'] },
  },
  'major-rhymer': {
    text: 'Twoje eskadry w dystansie 1, także on sam, atakują statki na bliskim zasięgu wszystkimi kośćmi.',
  },
  'mauler-mithel': { text: 'Gdy się ruszy, wszystkie eskadry będące z nim w starciu otrzymują jedno uszkodzenie.' },
  'morna-kee': {
    text: 'Gdy atakuje, może wykorzystać swój żeton obrony, by przerzucić dowolną liczbę kości. Gdy się aktywuje, może odzyskać odrzucony.',
    asks: {
      'attack.modify': ['Który żeton obrony jest wykorzystywany?', 'Które kości są przerzucane?'],
      'squadron.activated': ['Który żeton obrony wraca?'],
    },
  },
  'norra-wexley': {
    text: 'Efekt trafienia krytycznego dla twoich eskadr z Bombowcem w dystansie 1: zaatakowana strefa traci osłonę.',
  },
  nym: {
    text: 'Niebieski efekt trafienia krytycznego przeciw statkowi: wybiera jeden z jego żetonów obrony; jest on odrzucany.',
    asks: { 'attack.critical': ['Który żeton obrony jest odrzucany?'] },
  },
  'shara-bey': { text: 'Każda ikona krytyczna jej ataków Kontrą dodaje jedno uszkodzenie.' },
  'soontir-fel': {
    text: 'Eskadra będąca z nim w starciu, która zaatakowała kogoś innego, ale nie Kontrą, otrzymuje jedno uszkodzenie.',
  },
  'ten-numb': {
    text: 'Gdy atakuje eskadrę, może wykorzystać niebieską kość z ikoną krytyczną: wszystkie inne wrogie eskadry w dystansie 1 od broniącej się otrzymują jedno uszkodzenie.',
    asks: { 'attack.modify': ['Która kość jest wykorzystywana?'] },
  },
  'tycho-celchu': { text: 'Będąc w starciu, może mimo to ruszać się i atakować statki.' },
  'valen-rudor': { text: 'Eskadra będąca w starciu z inną twoją eskadrą nie może go atakować.' },
  'wedge-antilles': {
    text: 'Gdy atakuje eskadrę, która w tej rundzie już się aktywowała, może dodać dwie niebieskie kości.',
  },
  whisper: {
    text: 'Po ataku, w którym wykorzystała żeton obrony, może przesunąć się na dystans do 1, nawet jeśli jest w starciu.',
  },
  'zertik-strom': {
    text: 'Gdy atakuje, inna twoja eskadra w dystansie 1 może otrzymać jedno uszkodzenie; wtedy on może przerzucić dowolną liczbę kości.',
    asks: { 'attack.modify': ['Która eskadra otrzymuje uszkodzenie?', 'Które kości są przerzucane?'] },
  },
} satisfies typeof english
