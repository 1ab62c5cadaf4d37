export const learningScenario = {
  'R3.31': 'Pierwsza bitwa toczy się na obszarze trzy stopy na trzy, z graczami przy przeciwległych krawędziach.',
  'R3.32': 'Każdy gracz wybiera jedno z dwóch stronnictw. Jeśli obaj chcą tego samego, decyduje los.',
  'R3.33': 'Inicjatywę mają Rebelianci.',
  'R3.34':
    'Rebelianci mają korwetę CR90 A, fregatę eskortową Nebulon-B i cztery eskadry X-wingów; Imperium ma Victory II i sześć eskadr myśliwców TIE.',
  'R3.35':
    'Wszystkie statki zaczynają z prędkością 2, pełnymi osłonami i bez uszkodzeń. CR90 dostaje jeden wskaźnik rozkazów, Nebulon-B dwa, Victory trzy. Żetonów rozkazów nie ma nikt.',
  'R3.36': 'Miejsca startu są zawsze te same, blisko własnej krawędzi, jak na rysunku w instrukcji.',
  'R3.37': 'Bez przeszkód, bez kart celu i bez ulepszeń: same statki i eskadry.',
  'R3.38':
    'Dobre wskaźniki na początek, od góry: CR90 Naprawa; Nebulon-B Nawigowanie, Eskadra; Victory II Naprawa, Nawigowanie, Koncentracja ognia. To tylko rada, każdy inny wybór jest dozwolony.',
  'R3.39': 'Linia pola widzenia i ataki przez przeszkodę obowiązują od pierwszej rundy, w tym scenariuszu też.',
  'R3.40': 'Punkty liczy się jak w każdej grze; koszt mają tylko statki i eskadry.',
}
