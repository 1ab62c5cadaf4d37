export const authority = {
  'R0.1': 'To, co mówi karta, ma pierwszeństwo przed instrukcją.',
  'R0.2': '„Nie może” jest bezwzględne: nie znosi tego żadne pozwolenie, skądkolwiek pochodzi.',
  'R0.3':
    'Spośród dokumentów pierwsze są erraty i FAQ, potem Kompletna księga zasad, potem Zasady wprowadzające, a na końcu streszczenia.',
  'R0.4': 'Zasady turniejowe zmieniają grę tylko tam, gdzie gra się jak na turnieju.',
  'R0.5': 'Karta poprawiona w erracie ma tylko poprawiony tekst.',
}
