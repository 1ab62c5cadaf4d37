export const obstacles = {
  'R13.1': 'Liczy się tylko koniec ruchu: to, nad czym przechodzi, nie działa.',
  'R13.2':
    'Statek, który kończy ruch na polu asteroid, otrzymuje odkrytą kartę uszkodzeń. Eskadrom nic się nie dzieje.',
  'R13.3':
    'Statek, który kończy ruch na chmurze szczątków, otrzymuje 2 uszkodzenia w strefę kadłuba, którą wybiera właściciel.',
  'R13.4':
    'Statek, który kończy ruch na stacji, może odrzucić jedną ze swoich kart uszkodzeń. Eskadra może tam odzyskać jeden punkt kadłuba.',
  'R13.6':
    'Efekt następuje po zakończeniu manewru. Statek z prędkością 0 na przeszkodzie napotyka ją znowu w każdej rundzie.',
  'R13.8': 'Gdy karta przesuwa przeszkodę lub żeton, liczy się tylko miejsce, w którym kończą.',
  'R13.11': 'Z kartą celu Sporna placówka (Contested Outpost) stacja nie przesłania i nie naprawia.',
}
