export const scoring = {
  'R15.1': 'Kto straci wszystkie statki, przegrywa od razu, bez względu na punkty. Eskadry nie pomagają.',
  'R15.2': 'Flotylle są tu statkami, chyba że to turniej.',
  'R15.3': 'Jeśli obaj tracą ostatni statek w tej samej chwili, decydują punkty; przy równych wygrywa drugi gracz.',
  'R15.4':
    'Ta sama chwila to jeden i ten sam efekt, na przykład uszkodzenia od jednego zderzenia. W ataku nic nie jest tą samą chwilą.',
  'R15.5': 'Po sześciu rundach wygrywa wyższy wynik; przy równym drugi gracz.',
  'R15.6':
    'Dostajesz koszt każdego zniszczonego wrogiego statku wraz z ulepszeniami i każdej zniszczonej wrogiej eskadry, wartość swoich żetonów zwycięstwa i to, co dodaje karta celu.',
  'R15.7': 'Nie ma znaczenia, jak zostały zniszczone; opuszczenie obszaru gry też się liczy.',
  'R15.8': 'Odrzucone ulepszenie liczy się razem ze swoim statkiem, samo nie.',
  'R15.9': 'Żeton zwycięstwa jest wart tyle, ile mówi karta celu.',
  'R15.10':
    'Gdy karta celu podwaja koszt statku, jego ulepszeń nie podwaja. Gdy o koszcie statku mówi inny tekst, ulepszenia do niego należą.',
  'R15.11': 'Każdy może wiedzieć, które statki są statkami celu.',
  'R15.12': 'Statek uszkodzony, ale nie zniszczony, nie daje punktów, chyba że mówi tak karta celu.',
  'R15.13':
    'Kto nie ma już statku poza tym, który zatrzymuje w grze generał Rieekan (General Rieekan), nie jest pokonany przed końcem rundy.',
  'R15.14': 'Możesz się poddać w każdej chwili; wygrywa wtedy przeciwnik.',
}
