export const fleets = {
  'R2.1':
    'Zanim ktokolwiek zbuduje flotę, obie strony uzgadniają, ile punktów floty może ona kosztować: 180, 300, 400 albo inną liczbę.',
  'R2.2': 'Statki, eskadry i ulepszenia kosztują razem nie więcej, niż uzgodniono; mogą kosztować mniej.',
  'R2.3': 'Flota należy do Rebeliantów albo do Imperium i nie ma żadnej karty drugiej strony.',
  'R2.4':
    'Karta z kropką przed nazwą jest unikatowa: flota ma tylko jedną kartę o tej nazwie, czy to ulepszenie, tytuł statku czy eskadra.',
  'R2.5': 'Obie strony mogą mieć tę samą kartę unikatową.',
  'R2.6': 'Dokładnie jeden statek floty ma dowódcę: to okręt flagowy.',
  'R2.7': 'Dowódca nie potrzebuje symbolu na pasku ulepszeń. Może go mieć każdy statek jego strony oprócz flotylli.',
  'R2.8': 'Flota ma więc co najmniej jeden statek, który nie jest flotyllą.',
  'R2.9':
    'Każdy symbol paska ulepszeń mieści jedną kartę z tym symbolem. Karta z dwoma symbolami zajmuje po jednym z obu.',
  'R2.10': 'Statek nie ma dwa razy tej samej karty.',
  'R2.11': 'Statek ma najwyżej jedną modyfikację.',
  'R2.12': 'Tytuł nie potrzebuje symbolu. Pasuje do klasy statku, którą wymienia, po jednym na statek.',
  'R2.13': 'Ulepszenie ze znakiem strony jest tylko dla niej; bez znaku jest dla obu.',
  'R2.14': 'To, co karta mówi o statkach, które mogą ją mieć, jest wiążące.',
  'R2.15': 'Karta, która dodaje symbole do paska ulepszeń, robi to już przy budowie floty.',
  'R2.16':
    'Eskadry kosztują najwyżej jedną trzecią uzgodnionych punktów, zaokrągloną w górę: 60 ze 180, 100 z 300, 134 z 400. Nie ma znaczenia, ile kosztuje flota.',
  'R2.17': 'Eskadry jednego rodzaju mają wspólną kartę, ale płaci się za każdą. Eskadra unikatowa ma własną kartę.',
  'R2.18': 'Flota ma trzy karty celu: jedną z kategorii Natarcie, jedną Obrona, jedną Nawigacja.',
  'R2.19': 'Budując flotę, nie zna się drugiej; obie są tajne, aż zostaną pokazane jednocześnie.',
  'R2.20':
    'Z jednym zestawem podstawowym jedna strona ma wszystkie karty Rebeliantów, druga wszystkie karty Imperium; neutralne ulepszenia rozdziela los. Obie budują w tajemnicy za 180 punktów.',
  'R2.21': 'Statki tego samego rodzaju odróżnia się znakami; tak samo obie floty, jeśli są z jednej strony.',
  'R2.22': 'Turnieje z 2018 roku dopuszczają we flocie najwyżej dwie flotylle.',
}
