export const variants = {
  'R18.1': 'Flotylla podlega wszystkim zasadom statków, z dwoma wyjątkami. Jej wielkość to wielkość podstawki.',
  'R18.2':
    'Gdy flotylla i statek na siebie nachodzą, zakrytą kartę uszkodzeń dostaje flotylla, a statek nie dostaje żadnej. Z dwóch flotylli dostają obie.',
  'R18.3': 'Flotylla nie może mieć dowódcy.',
  'R18.4':
    'Najbliższy statek znajduje się jak zwykle. Jeśli jest to flotylla, statek, który na nią naszedł i sam flotyllą nie jest, karty nie dostaje.',
  'R18.5': 'Większość flotylli nie ma z niektórych stron żadnych kości: kreska oznacza brak kości.',
  'R19.1':
    'Bez ograniczenia rund: gra kończy się dopiero, gdy jedna strona straci wszystkie statki. Karty celu nie ma, a na koniec każdej rundy inicjatywa przechodzi na przeciwnika.',
  'R19.2': 'W takiej grze pierwszym graczem jest ten, kto ma w danej rundzie inicjatywę.',
  'R19.3':
    'Gra drużynowa: dwie drużyny, każda z jedną flotą, podzieloną jak najrówniej. Każda wskazuje dowódcę drużyny.',
  'R19.4': 'Każdy gracz sam ma pieczę nad powierzonymi mu kartami i decyduje za nie o wszystkim.',
  'R19.5': 'Gracz ustawia wskaźniki tylko własnych statków i nikomu ich nie pokazuje. Rozmawia się jawnie.',
  'R19.6':
    'To, który statek lub które eskadry się aktywuje, uzgadnia drużyna. Jeśli nie potrafi, decyduje jej dowódca.',
  'R19.7': 'Gracz, który stracił wszystko, zostaje w drużynie i nadal może wygrać.',
  'R19.8':
    'O tym, co nie należy do żadnej jednostki, decyduje dowódca drużyny: inicjatywa, karta celu, przeszkody, eskadry do ustawienia.',
  'R19.9': 'Kampanie mają własne zasady, których w tej księdze nie ma.',
  'R20.1':
    'Pierwsze turnieje, z 2015 roku, grano za 180 punktów, z czego 60 na eskadry; format tych zasad to 400 punktów ze 134 na eskadry.',
  'R20.2':
    'Na turnieju obie floty wykłada się i pokazuje jednocześnie. Każdy tasuje własną talię uszkodzeń, a przeciwnik może ją przełożyć.',
  'R20.3':
    'Jeśli obie floty są z jednej strony, oznacza się wszystkie jednostki, a obaj gracze mogą mieć te same karty unikatowe.',
  'R20.4': 'Używa się przeszkód drugiego gracza.',
  'R20.5':
    'Na turnieju każdy statek ciągnie z talii uszkodzeń swojego właściciela, a każda talia ma własny stos kart odrzuconych.',
  'R20.6':
    'Mecz kończy się, gdy zniszczone są wszystkie statki gracza, po szóstej rundzie, po rundzie, w której ogłoszono koniec czasu, albo gdy ktoś się podda.',
  'R20.7': 'Rundę, która się zaczęła, gra się do końca, gdy ogłoszono koniec czasu.',
  'R20.8':
    'Przewaga zwycięstwa to wyższy wynik minus niższy. W 2015 roku zwycięzca i pokonany dostawali 5 i 5 punktów przy przewadze do 10, 6 i 4 do 30, 7 i 3 do 60, 8 i 2 do 100, 9 i 1 do 150, 10 i 0 powyżej. Flota zniszczona w całości liczyła się za 180.',
  'R20.9':
    'Kto poddaje się na turnieju, traci w punktacji wszystkie pozostałe jednostki i nie dostaje punktów turniejowych.',
  'R20.10':
    'Przy równych punktach turniejowych decyduje przewaga w wygranych grach, potem siła przeciwników. Wolny los to wygrana z 8 punktami i przewagą 61.',
  'R20.11': 'Na mecz za 180 punktów było 90 minut.',
  'R20.12':
    'Na turniejach w 2018 roku gracz, któremu poza flotyllami nie został żaden statek, przegrywa na koniec tej rundy, i tak samo ten, kto nie ma żadnego (RL.8).',
  'R20.13': 'Kto tak wygra, dostaje punkty za całą flotę przeciwnika.',
  'R20.14': 'W turniejach flota ma najwyżej dwie flotylle.',
  'R20.15':
    'Za 400 punktów przewaga daje zwycięzcy i pokonanemu: do 59 6 i 5, do 139 7 i 4, do 219 8 i 3, do 299 9 i 2, od 300 10 i 1.',
  'R20.16': 'Podczas mierzenia na stole może leżeć tylko jeden przyrząd.',
  'R20.17': 'Na turnieju gracz, który ma już tylko siły odłożone na bok, odpada na koniec rundy.',
  'R20.18': 'W rozgrywkach o znaczeniu zasady decyduje sędzia, a dziennik pokazuje, że zrobił to sędzia.',
  'R20.19':
    'O tym, jak liczy się wyniki i kojarzy pary, mówi rozdział o rozgrywkach i ligach; rozgrywki mogą się różnić tam, gdzie to podają.',
  'R20.20':
    'To, co zasady turniejowe mówią o matach, malowaniu, koszulkach, krzywo leżących kościach i potrąconych modelach, nie ma tu znaczenia: miejsca są dokładne, a rzut jest rzutem.',
}
