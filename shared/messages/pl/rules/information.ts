export const information = {
  'R17.1': 'To, co leży odkryte na stole, jest jawne dla wszystkich i zawsze.',
  'R17.2': 'To, co da się z tego wyliczyć, na przykład wynik, też nie jest tajemnicą.',
  'R17.3': 'Tajne są zakryte wskaźniki, zakryte karty uszkodzeń i talia uszkodzeń.',
  'R17.4': 'Kto tylko patrzy, widzi to, co wolno widzieć obu graczom, i nic więcej.',
  'R17.5': 'Jawne jest wszystko, czego nie ma na liście tajemnic.',
  'R17.6': 'Flota jest tajna, aż obie zostaną pokazane, a z kart celu jawna staje się tylko wybrana.',
  'R17.7': 'Rozkaz na ukrytym wskaźniku zna tylko właściciel; liczba wskaźników jest jawna.',
  'R17.8': 'Zakrytej karty uszkodzeń nie zna nikt; liczba kart statku jest jawna.',
  'R17.9': 'Wszystko inne na stole jest jawne: osłony, prędkości, żetony, wyczerpane karty, kości, wyniki.',
  'R17.10': 'To, co gracz przygotowuje, na przykład stałe polecenia, plany i szkice, widzi tylko on.',
  'R17.11': 'Strona dostaje tylko to, co czytającemu wolno wiedzieć; nic nie jest w niej ukryte.',
  'R17.12': 'Zakrytą kartę poznaje się po miejscu, a miejsce nic nie mówi o tytule.',
  'R17.13': 'Kości losuje się, gdy decyzja przed rzutem jest ostateczna, i nikt nie może ich przewidzieć.',
  'R17.14': 'To, co możesz wybrać, co strona mówi i kiedy to mówi, nie zdradza nikomu tajemnic.',
  'R17.15':
    'Odpowiedź dana z góry jest tak oznaczona; stałe polecenie, które za nią stoi, widzi tylko właściciel. Kto prosi o przebranie, ma odpowiedzi tak późne jak odpowiedzi człowieka.',
  'R17.16': 'Gdy gra się skończy, pokazać można wszystko.',
}
