export const obstacles = {
  'R13.1': 'Liczy się tylko koniec ruchu: to, nad czym przechodzi, nie działa.',
  'R13.2':
    'Statek, który kończy ruch na polu asteroid, otrzymuje odkrytą kartę uszkodzeń. Eskadrom nic się nie dzieje.',
  'R13.3':
    'Statek, który kończy ruch na chmurze szczątków, otrzymuje 2 uszkodzenia w strefę kadłuba, którą wybiera właściciel. Eskadrom nic się nie dzieje.',
  'R13.4':
    'Statek, który kończy ruch na stacji, może odrzucić jedną ze swoich kart uszkodzeń. Eskadra może tam odzyskać jeden punkt kadłuba.',
  'R13.5': 'Kto staje na kilku przeszkodach naraz, ustala kolejność ich efektów.',
  'R13.6':
    'Efekt następuje po zakończeniu manewru. Statek z prędkością 0 na przeszkodzie napotyka ją znowu w każdej rundzie.',
  'R13.7': 'Przeszkody przez całą grę zostają tam, gdzie są, chyba że karta je przesunie lub usunie.',
  'R13.8':
    'Gdy karta przesuwa przeszkodę lub żeton, liczy się tylko miejsce, w którym kończą. Jeśli nie mówi nic więcej: wolno je obrócić, nie idą dalej niż podany dystans, a przeszkoda nie kończy na statku, przeszkodzie ani żetonie. Żeton może znaleźć się pod statkiem.',
  'R13.9':
    'Chmura pyłu leży tylko wtedy, gdy dodaje ją karta celu. Statek nie może przez nią atakować, nawet jeśli nic nie przeszkadza jego atakom; atak eskadry jest atakiem przez przeszkodę.',
  'R13.10':
    'Stacja, którą można atakować, jest jak statek z jedną strefą kadłuba, która strzela we wszystkie strony. Każde uszkodzenie to zakryta karta, a efektów krytycznych nie ma. Zniszczona zostaje na stole i przesłania, ale nic więcej nie robi.',
  'R13.11': 'Z kartą celu Sporna placówka (Contested Outpost) stacja nie przesłania i nie naprawia.',
  'R13.12':
    'Eskadry, na które karta przesuwa przeszkodę, podnosi się i ustawia tak, żeby jej dotykały; robi to gracz, który jej nie przesunął.',
}
