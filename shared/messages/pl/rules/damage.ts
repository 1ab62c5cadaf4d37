export const damage = {
  'R9.1':
    'Statek otrzymuje uszkodzenia po jednym: dopóki strefa ma osłony, traci jedną z nich, potem każdy punkt to zakryta karta uszkodzeń.',
  'R9.2': 'Jeśli nic nie wskazuje trafionej strefy, właściciel wybiera jedną na całość.',
  'R9.3': 'Rozdana karta uszkodzeń omija osłony.',
  'R9.4': 'Eskadra traci jeden punkt kadłuba za każde uszkodzenie.',
  'R9.5': 'Karty uszkodzeń przychodzą po jednej, a to, co odkryta robi od razu, dzieje się przed następną.',
  'R9.6':
    'Gdy talia się skończy, tasuje się karty odrzucone. Jeśli i tych nie ma, statek i tak liczy jedną kartę więcej.',
  'R9.7': 'Zakryta karta to jedno uszkodzenie i nic więcej. Odkryta to jedno uszkodzenie i jej działanie.',
  'R9.8': 'Odkryta karta działa, dopóki coś jej nie odwróci lub nie usunie.',
  'R9.9': 'Zakrytej karty nie ogląda nikt, nawet właściciel i nawet jeśli kiedyś leżała odkryta.',
  'R9.10': 'Jedne karty działają od razu i się odwracają, inne działają, dopóki leżą odkryte.',
  'R9.11': 'Dwie jednakowe trwałe karty liczą się obie, jedna po drugiej.',
  'R9.12': 'Działanie karty uszkodzeń nie jest do wyboru.',
  'R9.13':
    'Statek jest zniszczony, gdy tylko ma tyle kart uszkodzeń, ile punktów kadłuba, także wtedy, gdy to wartość kadłuba spadnie do tej liczby.',
  'R9.14': 'Eskadra bez punktów kadłuba jest zniszczona.',
  'R9.15':
    'Zniszczone jest wszystko, co po ruchu lub ustawieniu choć częścią podstawki wystaje poza obszar gry. Wskaźniki osłon i suwaki się tu nie liczą.',
  'R9.16': 'Jeśli statek zostanie zniszczony w połowie uszkodzeń, reszta przepada.',
  'R9.17':
    'Zniszczona jednostka schodzi ze stołu, jej karty uszkodzeń są odrzucane i wszystko, co do niej należy, przestaje działać. Karta rodzaju eskadr działa, dopóki żyje choć jedna z nich.',
  'R9.18': 'To, co zaczęło się wcześniej i trwa do końca rundy, trwa także po zniszczeniu źródła.',
  'R9.19': 'To, co jednostka robi jeszcze przy zniszczeniu, robi przed zdjęciem ze stołu.',
  'R9.20':
    'Generał Rieekan (General Rieekan) zatrzymuje zniszczoną jednostkę w grze do końca rundy; tej, która opuściła obszar gry, zatrzymać nie może.',
  'R9.21':
    'Efekt krytyczny wymaga symbolu trafienia krytycznego na kościach w chwili liczenia uszkodzeń, na kości tego koloru, który wymienia, jeśli jakiś wymienia.',
  'R9.22': 'Atakujący używa jednego efektu krytycznego w ataku albo żadnego.',
  'R9.23': 'Symbol, który pozwala na efekt krytyczny, nadal liczy się jako uszkodzenie.',
  'R9.24': 'Standardowy efekt krytyczny: jeśli ten atak daje statkowi kartę uszkodzeń, pierwsza z nich jest odkryta.',
  'R9.25':
    'Eskadry ani nie używają efektów krytycznych, ani im nie podlegają, chyba że mówi tak słowo kluczowe lub karta.',
  'R9.26': 'Użycie standardowego efektu krytycznego to wybór atakującego.',
  'R9.27': 'Utrata osłony to nie uszkodzenie: jeśli osłony nie ma, nic się nie dzieje.',
}
