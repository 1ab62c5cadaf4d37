import type { officers as english } from '#shared/messages/en/cards/officers'

export const officers = {
  'adar-tallon': {
    text: 'Po rozkazie Eskadra tego statku wyczerp tę kartę: jedna z eskadr, które nim aktywował, nie jest już uznana za aktywowaną.',
    asks: { 'squadron-command.after': ['Którą eskadrę będzie można aktywować ponownie?'] },
  },
  'admiral-chiraneau': {
    text: 'Eskadry w starciu, które ten statek aktywuje rozkazem, mogą mimo to się ruszać; ich prędkość wynosi wtedy 2.',
  },
  'admiral-montferrat': {
    text: 'Przy prędkości co najmniej 3 ataki statków na ten statek liczą się jako ataki przez przeszkodę. Po manewrze, w którym najechał na statek, karta jest odrzucana.',
  },
  'admiral-titus': {
    text: 'Na początku pierwszej rundy możesz przyspieszyć albo spowolnić wybrany wrogi statek o jeden.',
    asks: { 'round.start': ['Który wrogi statek zmienia prędkość?', 'Czy przyspiesza, czy zwalnia?'] },
    options: { faster: 'przyspiesza', slower: 'zwalnia' },
  },
  'agent-kallus': {
    text: 'Gdy statek atakuje unikatową eskadrę, może dodać jedną kość dowolnego koloru.',
    asks: { 'attack.modify': ['Jakiego koloru jest ta kość?'] },
  },
  'ahsoka-tano': {
    text: 'Podczas aktywacji twojego statku w dystansie 1–5 wyczerp tę kartę: statek odrzuca żeton rozkazu i może otrzymać dowolny inny lub taki sam.',
    asks: {
      'activation.start': ['Który żeton rozkazu statek odrzuca?', 'Który otrzymuje?'],
      'dial.revealed': ['Który żeton rozkazu statek odrzuca?', 'Który otrzymuje?'],
      'attack-step.start': ['Który żeton rozkazu statek odrzuca?', 'Który otrzymuje?'],
      'maneuver.before-course': ['Który żeton rozkazu statek odrzuca?', 'Który otrzymuje?'],
    },
  },
  'bail-organa': {
    text: 'Po rozstawieniu możesz wybrać rundę. Na początku jej Fazy statków ten statek aktywuje się przed wszystkimi, jeśli nie masz inicjatywy; jeśli ją masz, może otrzymać jeden lub dwa żetony rozkazu.',
    asks: {
      'setup.after-deploying': ['Którą rundę wybierasz?'],
      'ship-phase.start': ['Żetony których rozkazów otrzymuje statek?'],
    },
  },
  'captain-brunson': {
    text: 'Gdy statek broni się w dystansie 1–2 od przeszkody, wyczerp tę kartę, by anulować jedną kość.',
    asks: { 'attack.defend': ['Która kość jest anulowana?'] },
  },
  'captain-needa': {
    text: 'Na początku 1. rundy możesz zastąpić jeden żeton obrony statku unikiem.',
    asks: { 'round.start': ['Który żeton obrony staje się unikiem?'] },
  },
  'chart-officer': {
    text: 'Po manewrze, który statek zakończył na polu asteroid albo chmurze szczątków, odrzuć tę kartę: ta przeszkoda nic mu nie robi.',
    asks: { 'maneuver.moved': ['Która przeszkoda nic nie robi statkowi?'] },
  },
  'commandant-aresko': {
    text: 'Gdy inny twój statek w dystansie 1–3 ujawnia wskaźnik, wyczerp tę kartę: ten statek otrzymuje żeton tego rozkazu.',
  },
  'damage-control-officer': {
    text: 'Ograniczenie tego statku uchyla wszystkie efekty krytyczne ataku.',
  },
  'defense-liaison': {
    text: 'Zanim statek ujawni wskaźnik, może wykorzystać dowolny żeton rozkazu, by ustawić na nim Nawigowanie albo Naprawę.',
    asks: { 'dial.before-reveal': ['Który żeton rozkazu wykorzystuje?', 'Jaki rozkaz ma teraz pokazywać wskaźnik?'] },
  },
  'director-isard': {
    text: 'Gdy statek ujawnia wskaźnik, możesz obejrzeć wszystkie wskaźniki jednego wrogiego statku.',
    asks: { 'dial.revealed': ['Wskaźniki którego statku oglądasz?'] },
  },
  'engineering-captain': { text: 'Zanim statek ujawni wskaźnik, może ustawić na nim Naprawę.' },
  'flight-commander': {
    text: 'Statek może rozpatrzyć rozkaz Eskadra dopiero po swoim manewrze.',
  },
  'general-draven': {
    text: 'Gdy statek atakuje eskadrę z Kontrą lub Wywiadem, może dodać jedną kość dowolnego koloru.',
    asks: { 'attack.modify': ['Jakiego koloru jest ta kość?'] },
  },
  'governor-pryce': {
    text: 'Po rozstawieniu możesz wybrać rundę: ten statek aktywuje się w niej po wszystkich innych.',
    asks: { 'setup.after-deploying': ['W której rundzie ten statek aktywuje się ostatni?'] },
  },
  'hondo-ohnaka': {
    text: 'Na początku Fazy statków odrzuć tę kartę, by dać żetony dwóch rozkazów dwóm statkom. Potem przeciwnik daje żetony dwóch pozostałych rozkazów dwóm statkom.',
    asks: {
      'ship-phase.start': [
        'Który żeton rozkazu dajesz najpierw?',
        'Który statek go otrzymuje?',
        'Który żeton dajesz jako drugi?',
        'Który statek go otrzymuje?',
        'Który z dwóch pozostałych żetonów dajesz najpierw?',
        'Który statek go otrzymuje?',
        'Który statek otrzymuje ostatni żeton?',
      ],
    },
  },
  'instructor-goran': {
    text: 'Twoje eskadry bez cechy Ciężka w dystansie 1–2 mają Kontrę 1 albo o jeden większą niż zwykle.',
  },
  'intel-officer': {
    text: 'Gdy statek atakuje, po rzucie wyczerp tę kartę i wybierz żeton obrony: wykorzystany w tym ataku, jest odrzucany.',
    asks: { 'attack.rolled': ['Żeton której jednostki?', 'Który żeton?'] },
  },
  'lando-calrissian': {
    text: 'Gdy statek się broni, odrzuć tę kartę i wybierz dowolną liczbę kości: atakujący je przerzuca.',
    asks: { 'attack.defend': ['Które kości atakujący przerzuca?'] },
  },
  'leia-organa-officer': {
    text: 'Gdy statek ujawnia rozkaz, górny wskaźnik innego twojego statku w dystansie 1–5 można ustawić na ten sam.',
    asks: { 'dial.revealed': ['Górny wskaźnik którego statku ma pokazywać ten sam rozkaz?'] },
  },
  'major-derlin': {
    text: 'Zanim statek otrzyma uszkodzenia z ataku, wyczerp tę kartę, by było ich o 1 mniej.',
  },
  'minister-tua': { text: 'Ten statek ma o jedno miejsce na usprawnienie obronne więcej.' },
  'navigation-officer': { text: 'Zanim statek ujawni wskaźnik, może ustawić na nim Nawigowanie.' },
  'raymus-antilles': {
    text: 'Gdy statek ujawnia wskaźnik, może otrzymać żeton tego samego rozkazu i zachować wskaźnik.',
  },
  'skilled-first-officer': {
    text: 'Zanim statek ujawni wskaźnik, odrzuć tę kartę, by odrzucić górny wskaźnik i ujawnić następny.',
  },
  'strategic-adviser': {
    text: 'Gdy jest twoja tura i ten statek mógłby się aktywować, wyczerp kartę: nie aktywujesz żadnego statku, a kolej przechodzi na drugą stronę.',
  },
  'support-officer': {
    text: 'Na początku Fazy rozkazów odrzuć tę kartę, by odrzucić wszystkie wskaźniki statku; w tej fazie dostaje on nowe.',
  },
  'tactical-expert': { text: 'Zanim statek ujawni wskaźnik, może ustawić na nim Koncentrację ognia.' },
  'taskmaster-grint': {
    text: 'Po rozstawieniu zaznaczasz na karcie rozkaz: gdy statek go ujawnia, może otrzymać jego żeton i zachować wskaźnik.',
    asks: { 'setup.after-deploying': ['Jaki rozkaz zaznaczasz na karcie?'] },
  },
  'the-grand-inquisitor': {
    text: 'Gdy zmienia się prędkość wrogiego statku w dystansie 1–5, wyczerp tę kartę: ten statek przyspiesza albo zwalnia o jeden.',
    asks: {
      'speed.changed-by-owner': ['Czy ten statek przyspiesza, czy zwalnia?'],
      'speed.changed-by-enemy': ['Czy ten statek przyspiesza, czy zwalnia?'],
    },
    options: { faster: 'przyspiesza', slower: 'zwalnia' },
  },
  'toryn-farr': {
    text: 'Gdy atakuje inny twój statek albo twoja eskadra w dystansie 1–3, może przerzucić jedną niebieską kość.',
    asks: { 'attack.modify': ['Która niebieska kość jest przerzucana?'] },
  },
  'veteran-captain': {
    text: 'Gdy statek ujawnia wskaźnik, odrzuć tę kartę, by otrzymał dowolny żeton rozkazu.',
    asks: { 'dial.revealed': ['Żeton którego rozkazu otrzymuje statek?'] },
  },
  'walex-blissex': {
    text: 'Gdy statek się aktywuje, odrzuć tę kartę, by odzyskał przygotowany jeden z odrzuconych żetonów obrony.',
    asks: { 'activation.start': ['Który żeton obrony odzyskuje?'] },
  },
  'weapons-liaison': {
    text: 'Zanim statek ujawni wskaźnik, może wykorzystać dowolny żeton rozkazu, by ustawić na nim Eskadrę albo Koncentrację ognia.',
    asks: { 'dial.before-reveal': ['Który żeton rozkazu wykorzystuje?', 'Jaki rozkaz ma teraz pokazywać wskaźnik?'] },
  },
  'wing-commander': { text: 'Zanim statek ujawni wskaźnik, może ustawić na nim Eskadrę.' },
  'wulff-yularen': {
    text: 'Gdy statek wykorzystuje żeton rozkazu, wyczerp tę kartę, by otrzymał taki sam; w tej rundzie nie posłuży on już temu samemu rozkazowi.',
  },
} satisfies typeof english
