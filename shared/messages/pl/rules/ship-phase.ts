export const shipPhase = {
  'R5.1': 'Efekty z początku Fazy statków następują przed pierwszym statkiem.',
  'R5.2':
    'Gracze aktywują statki na zmianę, zaczyna pierwszy gracz. W jednej turze jeden statek, w tej rundzie jeszcze nieaktywowany, robi wszystko, co do niego należy.',
  'R5.3': 'Kto nie ma już statku do aktywacji, jest pomijany, a przeciwnik aktywuje dalej sam.',
  'R5.4': 'Dopóki masz statek, który można aktywować, musisz któryś aktywować, chyba że karta pozwala pasować.',
  'R5.5': 'Jeśli efekty zabraniają aktywować wszystkie twoje pozostałe statki, twoja tura przepada.',
  'R5.6':
    'Jeśli efekty zabraniają aktywować wszystkie pozostałe statki obu graczy, statek, który przybył dzięki admirałowi Raddusowi (Admiral Raddus), może zostać aktywowany, choć byłby pierwszy. Statek wstrzymany przez gubernator Pryce (Governor Pryce) czeka na wszystkie wrogie statki; z dwóch takich pierwszy jest statek pierwszego gracza.',
  'R5.7': 'Statek aktywuje się raz w rundzie.',
  'R5.8': 'Faza statków kończy się, gdy każdy statek był aktywowany lub został zniszczony.',
  'R5.9': 'Statek robi po kolei trzy rzeczy: ujawnia górny wskaźnik, atakuje, rusza się.',
  'R5.10': 'Najpierw jest to, co dzieje się przy aktywacji statku, potem to, co poprzedza ujawnienie wskaźnika.',
  'R5.11':
    'Gdy wskaźnik jest odkryty, właściciel decyduje od razu: zachować go dla pełnego efektu w tej aktywacji albo wymienić na żeton tego samego rozkazu. Później wymienić nie można.',
  'R5.12': 'Wymieniony lub wykorzystany wskaźnik odkłada się na bok, odkryty dla wszystkich.',
  'R5.13':
    'Wskaźnik, który statek dostaje od karty, też można od razu zachować lub wymienić. Nie jest on ujawniany, więc nie dzieje się nic, co czeka na ujawnienie wskaźnika.',
  'R5.14':
    'Statek ma najwyżej jeden żeton każdego rozkazu i nie więcej żetonów, niż wynosi jego wartość rozkazów. Drugi taki sam przepada; przy jednym za dużo odrzucasz dowolny.',
  'R5.15': 'Żeton można wykorzystać już w rundzie, w której przyszedł.',
  'R5.16':
    'Eskadrę i Naprawę rozpatruje się zaraz po ujawnieniu wskaźnika, każdą najwyżej raz, w dowolnej kolejności: wskaźnikiem, żetonem lub obydwoma.',
  'R5.17': 'Efekty „po ujawnieniu wskaźnika” następują, gdy te rozkazy są już rozpatrzone.',
  'R5.18':
    'Statek, który nie ujawnia wskaźnika, mimo to może atakować i wykonuje ruch. Nie może wtedy użyć Eskadry ani Naprawy, nawet żetonem; żetony Nawigowania i Koncentracji ognia działają.',
  'R5.19':
    'Statek może zaatakować najwyżej dwa razy, z dwóch różnych stref, jeden atak po drugim. Oba mogą dotyczyć tego samego celu; może też nie strzelać.',
  'R5.20':
    'Po atakach statek musi wykonać ruch z prędkością ze swojego wskaźnika. Przy prędkości 0 stoi w miejscu i to też jest manewr.',
  'R5.21': 'Zachowany i niewykorzystany wskaźnik przepada z końcem aktywacji.',
  'R5.22': 'Jeśli statek zostaje zniszczony w trakcie aktywacji, jej reszta odpada.',
  'R5.23': 'Karta może wyznaczyć atakowi lub rozkazowi inny czas. Co nie zostanie wtedy zrobione, przepada.',
}
