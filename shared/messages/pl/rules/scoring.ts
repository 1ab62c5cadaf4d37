export const scoring = {
  'R15.1': 'Kto straci wszystkie statki, przegrywa od razu, bez względu na punkty. Eskadry nie pomagają.',
  'R15.3': 'Jeśli obaj tracą ostatni statek w tej samej chwili, decydują punkty; przy równych wygrywa drugi gracz.',
  'R15.4': 'Ta sama chwila to jeden i ten sam efekt, na przykład uszkodzenia od jednego zderzenia.',
  'R15.5': 'Po sześciu rundach wygrywa wyższy wynik; przy równym drugi gracz.',
  'R15.6': 'Dostajesz koszt każdego zniszczonego wrogiego statku i każdej zniszczonej wrogiej eskadry.',
  'R15.7': 'Nie ma znaczenia, jak zostały zniszczone; opuszczenie obszaru gry też się liczy.',
  'R15.12': 'Statek uszkodzony, ale nie zniszczony, nie daje punktów.',
  'R15.14': 'Możesz się poddać w każdej chwili; wygrywa wtedy druga strona.',
}
