import type { officers as english } from '#shared/messages/en/cards/officers'

export const officers = {
  'agent-kallus': {
    text: 'Gdy statek atakuje unikatową eskadrę, może dodać jedną kość dowolnego koloru.',
    asks: { 'attack.modify': ['Jakiego koloru jest ta kość?'] },
  },
  'captain-brunson': {
    text: 'Gdy statek broni się w dystansie 1–2 od przeszkody, wyczerp tę kartę, by anulować jedną kość.',
    asks: { 'attack.defend': ['Która kość jest anulowana?'] },
  },
  'defense-liaison': {
    text: 'Zanim statek ujawni wskaźnik, może wykorzystać dowolny żeton rozkazu, by ustawić na nim Nawigowanie albo Naprawę.',
    asks: { 'dial.before-reveal': ['Który żeton rozkazu wykorzystuje?', 'Jaki rozkaz ma teraz pokazywać wskaźnik?'] },
  },
  'general-draven': {
    text: 'Gdy statek atakuje eskadrę z Kontrą lub Wywiadem, może dodać jedną kość dowolnego koloru.',
    asks: { 'attack.modify': ['Jakiego koloru jest ta kość?'] },
  },
  'governor-pryce': {
    text: 'Po rozstawieniu możesz wybrać rundę: ten statek aktywuje się w niej po wszystkich innych.',
    asks: { 'setup.after-deploying': ['W której rundzie ten statek aktywuje się ostatni?'] },
  },
  'instructor-goran': {
    text: 'Twoje eskadry bez cechy Ciężka w dystansie 1–2 mają Kontrę 1 albo o jeden większą niż zwykle.',
  },
  'lando-calrissian': {
    text: 'Gdy statek się broni, odrzuć tę kartę i wybierz dowolną liczbę kości: atakujący je przerzuca.',
    asks: { 'attack.defend': ['Które kości atakujący przerzuca?'] },
  },
  'leia-organa-officer': {
    text: 'Gdy statek ujawnia rozkaz, górny wskaźnik innego twojego statku w dystansie 1–5 można ustawić na ten sam.',
    asks: { 'dial.revealed': ['Górny wskaźnik którego statku ma pokazywać ten sam rozkaz?'] },
  },
  'major-derlin': {
    text: 'Zanim statek otrzyma obrażenia z ataku, wyczerp tę kartę, by było ich o 1 mniej.',
  },
  'toryn-farr': {
    text: 'Gdy atakuje inny twój statek albo twoja eskadra w dystansie 1–3, może przerzucić jedną niebieską kość.',
    asks: { 'attack.modify': ['Która niebieska kość jest przerzucana?'] },
  },
  'weapons-liaison': {
    text: 'Zanim statek ujawni wskaźnik, może wykorzystać dowolny żeton rozkazu, by ustawić na nim Eskadrę albo Koncentrację ognia.',
    asks: { 'dial.before-reveal': ['Który żeton rozkazu wykorzystuje?', 'Jaki rozkaz ma teraz pokazywać wskaźnik?'] },
  },
  'wulff-yularen': {
    text: 'Gdy statek wykorzystuje żeton rozkazu, wyczerp tę kartę, by otrzymał taki sam; w tej rundzie nie posłuży on już temu samemu rozkazowi.',
  },
} satisfies typeof english
