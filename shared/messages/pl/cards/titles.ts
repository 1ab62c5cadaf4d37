import type { titles as english } from '#shared/messages/en/cards/titles'

export const titles = {
  admonition: {
    text: 'Gdy statek się broni, może odrzucić jeden ze swoich żetonów obrony, by anulować kość.',
    asks: { 'attack.defend': ['Który żeton obrony odrzuca?', 'Która kość jest anulowana?'] },
  },
  aspiration: {
    text: 'Gdy zostaje rozstawiony, statek może przenieść dowolne ze swoich osłon do jednej lub dwóch swoich stref kadłuba, do 6 w każdej. Dopóki któraś strefa ma ich więcej niż swoje maksimum, statek nie odzyskuje osłon.',
    asks: {
      'unit.deployed': [
        'Ile osłon ma potem strefa przednia?',
        'Ile ma strefa prawa?',
        'Ile ma strefa tylna?',
        'Ile ma strefa lewa?',
      ],
    },
  },
  avenger: {
    text: 'Gdy statek atakuje, wyczerp tę kartę: broniący się nie może w tym ataku wykorzystać wyczerpanych żetonów obrony.',
  },
  'bright-hope': {
    text: 'Ataki na przód lub boki tego statku zadają o jedno uszkodzenie mniej.',
  },
  centicore: {
    text: 'Do dwóch eskadr, które inny twój statek aktywuje rozkazem, może zamiast tego znajdować się na bliskim lub średnim zasięgu tego statku.',
  },
  chimaera: {
    text: 'Ten statek może mieć dowództwo floty. Na początku Fazy rozkazów może je odrzucić i wziąć inne, którego nie ma w twojej flocie.',
    asks: { 'command.start': ['Które dowództwo floty statek bierze?'] },
  },
  corrupter: { text: 'Eskadry z Bombowcem, które ten statek aktywuje rozkazem, są szybsze o jeden.' },
  defiance: {
    text: 'Gdy statek atakuje statek, który w tej rundzie już się aktywował, może dodać jedną kość dowolnego koloru.',
    asks: { 'attack.modify': ['Jakiego koloru jest ta kość?'] },
  },
  demolisher: { text: 'Ten statek może wykonać jeden ze swoich ataków po pierwszym manewrze.' },
  devastator: {
    text: 'Raz na rundę, atakując z przedniej strefy, statek może dodać niebieską kość za każdy swój odrzucony żeton obrony.',
  },
  'dodonnas-pride': {
    text: 'Niebieski efekt trafienia krytycznego: anuluj wszystkie kości, a broniący się otrzymuje jedną odkrytą kartę uszkodzeń.',
  },
  dominator: {
    text: 'Atakując na bliskim lub średnim zasięgu, statek może wydać jedną lub dwie swoje osłony i dodać tyle samo niebieskich kości.',
    asks: { 'attack.modify': ['Z której strefy wydaje osłonę?', 'Z której drugą?'] },
  },
  endeavor: {
    text: 'Na początku 1. rundy ten statek otrzymuje ograniczenie.',
  },
  foresight: {
    text: 'Unik tego statku działa na jedną kość więcej; przekierowanie może wskazać obie sąsiednie strefy.',
  },
  'gallant-haven': {
    text: 'Ataki na twoje eskadry w dystansie 1 zadają o jedno uszkodzenie mniej, ale nie mniej niż 1.',
  },
  'garels-honor': {
    text: 'Gdy statek najedzie na wrogi statek, karta uszkodzeń, którą ten otrzymuje, jest odkryta.',
  },
  'hand-of-justice': {
    text: 'Zanim statek ujawni wskaźnik, wyczerp tę kartę, by przygotować żeton obrony innego twojego statku w dystansie 1–5.',
    asks: { 'dial.before-reveal': ['Który statek przygotowuje żeton obrony?', 'Który żeton?'] },
  },
  'home-one': {
    text: 'Gdy atakuje inny twój statek w dystansie 1–5, może zmienić jedną kość na celność.',
    asks: { 'attack.modify': ['Która kość ma pokazywać celność?'] },
  },
  impetuous: { text: 'Na końcu swojego kroku ataku statek może zaatakować jedną eskadrę, z dowolnej strefy.' },
  independence: {
    text: 'Eskadra, którą ten statek aktywuje rozkazem, może mieć prędkość 4; wtedy nie atakuje w tej aktywacji.',
  },
  insidious: { text: 'Gdy statek atakuje tył statku, jego czarne kości sięgają średniego zasięgu.' },
  instigator: { text: 'Wrogie eskadry w dystansie 1 liczą się jako będące w starciu z jeszcze dwiema eskadrami.' },
  interdictor: {
    text: 'Gdy dowolny statek się aktywuje, wyczerp tę kartę, by przygotować inne ulepszenie tego statku.',
    asks: { 'activation.start': ['Które ulepszenie jest znów przygotowane?'] },
  },
  'jainas-light': {
    text: 'Ataki tego statku nigdy nie są atakami przez przeszkodę; asteroidy i szczątki nic mu nie robią.',
  },
  liberty: { text: 'Wykorzystując żeton Eskadry, ten statek aktywuje o jedną eskadrę więcej.' },
  'mon-calamari-exodus-fleet': {
    text: 'Gdy statek rozpatruje Naprawę, wyczerp kopię karty na innym twoim statku w dystansie 1–4, by mieć o dwa punkty inżynierii więcej.',
    asks: { 'repair.effect': ['Czyja kopia zostaje wyczerpana?'] },
  },
  'mon-karren': { text: 'Statek, który on atakuje, może w tym ataku wykorzystać tylko jeden żeton obrony.' },
  paragon: { text: 'Atakując w tej samej rundzie po raz drugi ten sam statek, może dodać czarną kość.' },
  'phoenix-home': { text: 'Ten statek może mieć cztery żetony rozkazu i ma o jedno miejsce na oficera więcej.' },
  pursuant: {
    text: 'Gdy statek ujawnia wskaźnik inny niż Eskadra, odrzuć tę kartę: rozpatruje też rozkaz Eskadra jak ze wskaźnika.',
  },
  'quantum-storm': {
    text: 'Po manewrze, w którym statek rozpatrzył Nawigowanie, wyczerp kartę, aby wykonać jeszcze jeden z prędkością 1, prosto przed siebie.',
  },
  profundity: {
    text: 'Przed rozstawieniem możesz odłożyć swój mały statek o wartości dowodzenia 1. Na początku dowolnej rundy może pojawić się w dystansie 1 od tego statku, który może mu oddać dowódcę i jednego oficera.',
    asks: {
      'setup.before-deploying': ['Który statek odkładasz?'],
      'round.start': ['Który statek się pojawia?'],
      'unit.deployed': ['Która karta na niego przechodzi?'],
    },
  },
  redemption: {
    text: 'Gdy twój statek w dystansie 1–5 rozpatruje Naprawę, ma o jeden punkt inżynierii więcej.',
  },
  relentless: { text: 'Ten statek ma o jeden wskaźnik rozkazów mniej.' },
  salvation: { text: 'Gdy statek atakuje statek z przedniej strefy, każde trafienie krytyczne to dwa uszkodzenia.' },
  'seventh-fleet-star-destroyer': {
    text: 'Zanim statek otrzyma uszkodzenia z ataku na przód, wyczerp kopię karty na innym twoim statku w dystansie 1–4, by było ich o 1 mniej.',
    asks: { 'attack.damage': ['Czyja kopia zostaje wyczerpana?'] },
  },
  sovereign: {
    text: 'Na początku Fazy statków wyczerp tę kartę: do trzech twoich statków w dystansie 1–5 może wymienić po jednym żetonie rozkazu na dowolny.',
    asks: {
      'ship-phase.start': [
        'Który statek wymienia żeton jako pierwszy?',
        'Który żeton rozkazu oddaje?',
        'Który otrzymuje?',
        'Który statek jest drugi?',
        'Który żeton rozkazu oddaje?',
        'Który otrzymuje?',
        'Który statek jest trzeci?',
        'Który żeton rozkazu oddaje?',
        'Który otrzymuje?',
      ],
    },
  },
  squall: {
    text: 'Gdy statek się aktywuje, do trzech twoich eskadr poza starciem na bliskim lub średnim zasięgu może przesunąć się na dystans do 2; żadna nie może skończyć w starciu.',
    asks: { 'activation.start': ['Które eskadry się ruszają?'] },
  },
  stronghold: {
    text: 'Ataki na twoje eskadry z Rojem w dystansie 1–2 liczą się jako ataki przez przeszkodę.',
  },
  suppressor: {
    text: 'Gdy wrogi statek w dystansie 1–3 kończy aktywację, możesz wyczerpać jeden z jego żetonów obrony.',
    asks: { 'activation.end': ['Który z jego żetonów obrony zostaje wyczerpany?'] },
  },
  'tantive-iv': {
    text: 'Zanim statek otrzyma żeton rozkazu, może go zamiast niego otrzymać inny twój statek w dystansie 1–5.',
    asks: { 'token.before-gain': ['Który statek otrzymuje żeton zamiast niego?'] },
  },
  'task-force-antilles': {
    text: 'Zanim statek otrzyma uszkodzenia z ataku, wyczerp kopię karty na innym twoim statku w dystansie 1–3: jedno z nich otrzymuje tamten statek. Statek z wyczerpaną kopią nie może wydawać punktów inżynierii.',
    asks: { 'attack.damage': ['Który statek wyczerpuje kopię i otrzymuje jedno uszkodzenie?'] },
  },
  'task-force-organa': {
    text: 'Gdy statek atakuje, wyczerp kopię tej karty na innym swoim statku w dystansie 1–3, by przerzucić jedną lub dwie kości. Statek z wyczerpaną kopią nie może atakować statków.',
    asks: { 'attack.modify': ['Kopia na którym statku jest wyczerpana?', 'Które kości są przerzucane?'] },
  },
  vector: {
    text: 'Eskadry bez cechy Ciężka, które ten statek aktywuje rozkazem, są szybsze o jeden, najwyżej do prędkości 5.',
  },
  warlord: {
    text: 'Atakując, statek może zmienić jedną kość z celnością na ściankę z trafieniem.',
    asks: { 'attack.modify': ['Która kość się zmienia?', 'Na którą ściankę?'] },
  },
  yavaris: {
    text: 'Eskadra, którą ten statek aktywuje rozkazem, może atakować dwa razy, jeśli nie rusza się podczas aktywacji tego statku.',
  },
} satisfies typeof english
