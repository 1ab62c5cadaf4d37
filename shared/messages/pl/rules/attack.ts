export const attack = {
  'R6.1': 'Twój statek lub eskadra atakuje statek lub eskadrę przeciwnika. Do swoich strzelać nie można.',
  'R6.2':
    'Statek atakuje jedną strefą kadłuba, każdą raz w aktywacji, i wskazuje strefę wrogiego statku, w którą celuje.',
  'R6.3': 'Cel ataku musi być w polu rażenia atakującej strefy i w zasięgu jej kości.',
  'R6.4':
    'Zasięg strefy zależy od kości, które ma przeciw takiemu celowi ataku: czarne sięgają bliskiego, niebieskie średniego, czerwone dalekiego. Wystarczy jedna kość, która się nadaje.',
  'R6.5': 'Eskadra atakuje na dystansie 1, chyba że słowo kluczowe lub karta mówi więcej.',
  'R6.6': 'Atakujący potrzebuje linii pola widzenia. Bez niej tego celu ataku nie można wybrać.',
  'R6.7': 'Statek może strzelać do eskadry, która jest w starciu z innymi eskadrami.',
  'R6.8': 'Eskadra w starciu nie ma wolnego wyboru celu ataku; zobacz rozdział o eskadrach.',
  'R6.9': 'Cel ataku jest przesądzony, gdy padną kości.',
  'R6.10':
    'Bierze się te kości atakującej strefy, których kolor tak daleko sięga: na dalekim zasięgu czerwone, na średnim czerwone i niebieskie, na bliskim wszystkie.',
  'R6.11': 'Eskadra rzuca wszystkimi swoimi kośćmi, bez względu na kolor.',
  'R6.12': 'Efekt, który zwiększa uzbrojenie, podlega zasięgowi; ten, który dodaje kości po rzucie, nie.',
  'R6.13':
    'Atak przez przeszkodę ma o jedną kość mniej, a wybiera ją atakujący. Zawsze o jedną, bez względu na to, ile stoi na drodze.',
  'R6.14': 'Karty mogą zabrać przed rzutem dalsze kości, w kolejności wybranej przez atakującego.',
  'R6.15': 'Bez kości do rzutu nie ma ataku i nie uratuje go efekt, który dodaje kości.',
  'R6.16': 'Cel ataku, przeciw któremu nie zostałaby żadna kość, nie jest proponowany.',
  'R6.17': 'Wszystkimi kośćmi rzuca się razem.',
  'R6.18':
    'Po rzucie atakujący może zmieniać kości: Koncentracją ognia, celnością, słowami kluczowymi, kartami, w dowolnej kolejności.',
  'R6.19': 'Kości zmienia się tylko w tym kroku, chyba że efekt mówi inaczej.',
  'R6.20':
    'Przerzucić to rzucić kością jeszcze raz, dodać to wziąć jedną więcej, zmienić to obrócić na podaną ścianę; kości wykorzystane i anulowane wychodzą z ataku.',
  'R6.21':
    'Kość można obrócić tylko na ścianę, którą ma. Gdzie dozwolone jest trafienie, czerwona może pokazać podwójne, chyba że efekt zabrania innych symboli.',
  'R6.22':
    'Celność można wykorzystać: kość wychodzi z puli, a jednego wybranego żetonu obrony nie da się użyć w tym ataku.',
  'R6.23': 'Karta, która uwalnia zablokowany żeton, znosi blokadę i nic więcej.',
  'R6.24': 'Zablokować można tylko żetony atakowanej jednostki.',
  'R6.25': 'Efektu używa się raz w ataku, jeśli nie powiedziano inaczej.',
  'R6.26': 'Obrońca może wykorzystać kilka żetonów, jeden po drugim, i widzi skutek każdego przed następnym.',
  'R6.27': 'Celność, która pojawi się dopiero po przerzucie wymuszonym przez obrońcę, już niczego nie zablokuje.',
  'R6.28': 'Żetony obrony pomagają przeciw atakom, nigdy przeciw zderzeniom ani kartom.',
  'R6.29': 'Zanim policzy się uszkodzenia, atakujący może użyć jednego efektu trafienia krytycznego.',
  'R6.30':
    'Między statkami każde trafienie i każde trafienie krytyczne liczy się jako jedno. Jeśli atakuje lub broni się eskadra, liczą się tylko zwykłe trafienia.',
  'R6.31': 'Wzmocnienie dzieli sumę na pół, w górę; potem działają inne efekty, które ją zmniejszają.',
  'R6.32': 'Strefa otrzymuje uszkodzenia po jednym: najpierw schodzą osłony, potem kadłub.',
  'R6.33': 'Uszkodzenia z efektu krytycznego lub karty nie należą do sumy i Wzmocnienie ich nie zmniejsza.',
  'R6.34':
    'Statek, który strzelał do eskadry, może strzelać do dalszych eskadr w tym samym polu rażenia i zasięgu, do każdej z osobną linią pola widzenia i osobnym rzutem.',
  'R6.35': 'W takiej serii każdą eskadrę atakuje się raz, a po każdej można skończyć.',
  'R6.36': 'Dla kart każdy z tych rzutów jest atakiem; dla statku wszystkie razem to jeden z jego dwóch ataków.',
  'R6.37': 'Koncentracja ognia działa raz w rundzie, więc w serii pomaga przeciw jednej eskadrze.',
  'R6.38': 'Jeden atak dotyczy albo strefy kadłuba, albo eskadr, nigdy obu naraz.',
  'R6.39': 'Eskadra, której już nie ma, nie liczy się przy następnym celu.',
  'R6.40': 'Eskadra atakuje jedną eskadrę lub jedną strefę kadłuba.',
  'R6.41':
    'To, co dzieje się „po ataku”, następuje po jego uszkodzeniach: Kontra, karty, żetony zwycięstwa. Wszystkie efekty pierwszego gracza są przed efektami drugiego (R16.6).',
  'R6.42': 'Kontra jest całym osobnym atakiem w środku tury przeciwnika.',
  'R6.43': 'Atak wykonywany przez kartę lub kartę celu przechodzi przez te same kroki, poza tym, co zmienia jej tekst.',
  'R6.44':
    'Zasięg ataku to ten, który zmierzono przy wyborze celu. Eskadra atakuje w dystansie 1 (ze Snajperem w dystansie 2), a to nie jest zasięg; jej zasięg jest bliski tylko wtedy, gdy karta pozwala jej atakować w bliskim zasięgu. Sięgają wszystkie jej kości, a unik nic nie daje.',
  'R6.45': 'Jeśli jedna twoja jednostka pomaga w ataku innej, z pomocy korzysta i wybiera ta, która atakuje.',
}
