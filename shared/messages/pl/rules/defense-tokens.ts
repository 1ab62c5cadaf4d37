export const defenseTokens = {
  'R8.1':
    'Przygotowany żeton po wykorzystaniu jest wyczerpany; wyczerpany można wykorzystać jeszcze raz i wtedy zostaje odrzucony.',
  'R8.2': 'W jednym ataku nie wykorzystuje się żadnego żetonu dwa razy ani dwóch żetonów tego samego rodzaju.',
  'R8.3': 'Statek, który stoi, czyli ma prędkość 0, nie może wykorzystywać żetonów obrony. Eskadr to nie dotyczy.',
  'R8.4': 'Żeton zablokowany celnością zostaje w tym ataku nieużyty.',
  'R8.5': 'Wolno wykorzystać żeton, nawet jeśli nic to nie zmieni.',
  'R8.6':
    'Żeton, którym płaci się za coś innego, nie daje przy tym własnego efektu. Żetonem obrony płaci się tylko tam, gdzie mówi tak efekt.',
  'R8.7': 'Jednostka używa tylko własnych żetonów, chyba że karta mówi inaczej.',
  'R8.8':
    'Przekierowanie wskazuje strefę sąsiadującą z trafioną. Zanim statek otrzyma resztę, osłony tej strefy mogą przejąć dowolną część uszkodzeń; czego nie przejmą, zostaje tam, gdzie było.',
  'R8.9':
    'Unik usuwa jedną kość na dalekim zasięgu, a na średnim każe atakującemu jedną przerzucić. Bliżej nie daje nic.',
  'R8.10': 'Wzmocnienie dzieli uszkodzenia na pół, w górę.',
  'R8.11': 'Rozproszenie usuwa wszystkie kości. Atak trwa dalej bez nich: bez uszkodzeń i bez efektu krytycznego.',
  'R8.12':
    'Ograniczenie nie dopuszcza do standardowego efektu krytycznego, więc pierwsza karta zostaje zakryta. Inne efekty krytyczne działają.',
  'R8.13':
    'W Fazie statusu wyczerpane żetony znów są przygotowane. Odrzucone nie wracają, chyba że któryś przywróci karta; wraca przygotowany.',
  'R8.14':
    'Żeton, do którego wykorzystania ktoś jest zmuszony, nic właścicielowi nie daje. Kilka wykorzystuje się po kolei, żadnego dwa razy.',
  'R8.15':
    'Jeśli żeton wyczerpuje lub odrzuca jakiś efekt, to nie jest jego wykorzystanie. Wyczerpać można tylko żeton przygotowany.',
}
