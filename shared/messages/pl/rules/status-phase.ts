export const statusPhase = {
  'R14.1': 'Najpierw są efekty z początku Fazy statusu.',
  'R14.2': 'Wszystkie wyczerpane żetony obrony stają się przygotowane, chyba że zabrania tego karta.',
  'R14.3': 'Wyczerpane karty ulepszeń też stają się przygotowane.',
  'R14.4': 'Wszystkie statki i eskadry można znów aktywować.',
  'R14.5':
    'Potem są efekty z końca Fazy statusu, a po nich efekty karty celu z końca rundy. Po szóstej rundzie gra się kończy.',
  'R14.6': 'Zaczyna się następna runda.',
  'R14.7': 'Żetony rozkazów, uszkodzenia, prędkości i miejsca zostają, jakie były.',
}
