import type { coreSet as english } from '#shared/messages/en/cards/core-set'

/** What the cards of the core set do, in one sentence, and what they ask, question by question. */
export const coreSet = {
  'general-dodonna': {
    text: 'Zanim wrogi statek otrzyma odkrytą kartę uszkodzeń, oglądasz cztery karty z wierzchu talii i wybierasz tę, którą dostanie; pozostałe są odrzucane.',
    asks: { 'card.before-faceup': ['Którą z tych kart otrzymuje wrogi statek?'] },
  },
  'grand-moff-tarkin': {
    text: 'Na początku każdej Fazy statków wskazujesz rozkaz, a każdy twój statek otrzymuje jego żeton.',
    asks: { 'ship-phase.start': ['Żeton którego rozkazu otrzymuje każdy twój statek?'] },
  },
  'defense-liaison': {
    text: 'Zanim statek ujawni wskaźnik, może wykorzystać dowolny żeton rozkazu, by ustawić na nim Nawigowanie albo Naprawę.',
    asks: { 'dial.before-reveal': ['Który żeton rozkazu wykorzystuje?', 'Jaki rozkaz ma teraz pokazywać wskaźnik?'] },
  },
  'weapons-liaison': {
    text: 'Zanim statek ujawni wskaźnik, może wykorzystać dowolny żeton rozkazu, by ustawić na nim Eskadrę albo Koncentrację ognia.',
    asks: { 'dial.before-reveal': ['Który żeton rozkazu wykorzystuje?', 'Jaki rozkaz ma teraz pokazywać wskaźnik?'] },
  },
  'leia-organa-officer': {
    text: 'Gdy statek ujawnia rozkaz, górny wskaźnik innego twojego statku w dystansie 1–5 można ustawić na ten sam.',
    asks: { 'dial.revealed': ['Górny wskaźnik którego statku ma pokazywać ten sam rozkaz?'] },
  },
  'wulff-yularen': {
    text: 'Gdy statek wykorzystuje żeton rozkazu, wyczerp tę kartę, by otrzymał taki sam; w tej rundzie nie posłuży on już temu samemu rozkazowi.',
  },
  'gunnery-team': {
    text: 'Strefa kadłuba tego statku może w jednej aktywacji atakować dwa razy, ale żadnego statku ani eskadry powtórnie.',
  },
  'engineering-team': { text: 'Gdy statek rozpatruje Naprawę, ma o jeden punkt inżynierii więcej.' },
  'nav-team': { text: 'Żeton Nawigowania może zwiększyć jedno odchylenie o jeden, zamiast zmieniać prędkość.' },
  'expanded-hangar-bay': { text: 'Wartość eskadry tego statku jest większa o jeden.' },
  'electronic-countermeasures': {
    text: 'Gdy statek się broni, wyczerp tę kartę, by odblokować jeden żeton obrony zablokowany celnością.',
    asks: { 'attack.defend': ['Który zablokowany żeton można jednak wykorzystać?'] },
  },
  'overload-pulse': {
    text: 'Niebieski efekt trafienia krytycznego: wszystkie żetony obrony broniącego się są wyczerpane.',
  },
  'assault-concussion-missiles': {
    text: 'Czarny efekt trafienia krytycznego: obie strefy obok zaatakowanej otrzymują po jednym uszkodzeniu.',
  },
  'enhanced-armament': { text: 'Lewa i prawa strefa tego statku rzuca przeciw statkom o jedną czerwoną kość więcej.' },
  'h9-turbolasers': {
    text: 'Atakując, statek może zmienić jedną kość z trafieniem lub trafieniem krytycznym na celność.',
    asks: { 'attack.modify': ['Która kość ma pokazywać celność?'] },
  },
  'dodonnas-pride': {
    text: 'Niebieski efekt trafienia krytycznego: anuluj wszystkie kości, a broniący się otrzymuje jedną odkrytą kartę uszkodzeń.',
  },
  dominator: {
    text: 'Atakując na bliskim lub średnim zasięgu, statek może wydać jedną lub dwie swoje osłony i dodać tyle samo niebieskich kości.',
    asks: { 'attack.modify': ['Z której strefy wydaje osłonę?', 'Z której drugą?'] },
  },
  redemption: {
    text: 'Gdy twój statek w dystansie 1–5 rozpatruje Naprawę, ma o jeden punkt inżynierii więcej.',
  },
  'luke-skywalker': { text: 'Gdy atakuje statek, uszkodzenia omijają osłony.' },
  howlrunner: {
    text: 'Inne twoje eskadry z Rojem w dystansie 1 mogą dodać niebieską kość, gdy atakują eskadrę.',
  },
} satisfies typeof english
