export const settingUp = {
  'R3.1':
    'Najpierw stół, potem floty, pierwszy gracz, karta celu, przeszkody, a na końcu rozmieszczenie statków i eskadr. Potem zaczyna się runda 1.',
  'R3.2': 'Pierwszy krok ustala obszar gry, obszar przygotowania i krawędzie graczy.',
  'R3.3': 'Osłony i kadłuby eskadr są na początku pełne, żetony obrony przygotowane, a eskadry jeszcze nieaktywowane.',
  'R3.4': 'Obie floty są pokazywane jednocześnie: statki, eskadry i ulepszenia. Karty celu pozostają zakryte.',
  'R3.5':
    'O tym, kto jest pierwszym graczem, decyduje gracz z tańszą flotą. Przy równym koszcie decydującego wskazuje rzut monetą.',
  'R3.6':
    'Pierwszy gracz ogląda trzy karty celu drugiego gracza i wybiera tę, która jest w grze. Pozostałe pięć wypada z gry.',
  'R3.7': 'Z samym zestawem podstawowym drugi gracz dobiera dwie spośród wszystkich kart celu i wybiera jedną z nich.',
  'R3.8': 'Przeszkody kładzie się na zmianę, po jednej, a zaczyna drugi gracz. Każdą można dowolnie obrócić.',
  'R3.9':
    'Przeszkoda leży w całości na obszarze przygotowania, poza dystansem 3 od każdej krawędzi obszaru gry i poza dystansem 1 od każdej innej przeszkody.',
  'R3.10':
    'Z samym zestawem podstawowym kładzie się cztery z sześciu przeszkód; każdy wybiera dowolną z tych, które zostały.',
  'R3.11': 'Kształty przeszkód są tu we wszystkich grach te same. Na turnieju używa się zestawu drugiego gracza.',
  'R3.12':
    'To, co dzieje się „przed rozmieszczeniem flot”, następuje, gdy leżą już wszystkie przeszkody: siły odkłada się na bok, kładzie się żetony. Najpierw są efekty pierwszego gracza.',
  'R3.13': 'Gracze rozmieszczają siły na zmianę, a zaczyna pierwszy gracz. Tura to jeden statek albo dwie eskadry.',
  'R3.14': 'Nie można pasować. Kto nie ma już nic, oddaje wszystkie dalsze tury drugiemu.',
  'R3.15':
    'Statek stoi w całości we własnej strefie rozstawiania, zwrócony dowolnie, i na żadnym innym statku. Wskaźniki osłon mogą wystawać.',
  'R3.16': 'Rozmieszczany statek dostaje prędkość, którą ma jego tabela; nigdy 0.',
  'R3.17':
    'Eskadra stoi w całości w dystansie 1–2 od sojuszniczego statku na stole i na obszarze przygotowania, na żadnym statku i na żadnej eskadrze. Może stać poza strefą rozstawiania.',
  'R3.18':
    'Kto ma już tylko jedną eskadrę, nie może jej rozmieścić, dopóki nie staną wszystkie jego statki. Potem jest ona całą turą.',
  'R3.19': 'Statku nie stawia się na eskadrach, chyba że pozwala na to karta.',
  'R3.20':
    'To, co dzieje się „po rozmieszczeniu flot”, następuje, gdy wszystko już stoi: wskazuje się statki celu, kładzie żetony i wskaźniki na kartach. Najpierw są efekty pierwszego gracza.',
  'R3.21': 'Na koniec tasuje się talię uszkodzeń i zaczyna się runda 1. Odtąd liczy się tylko obszar gry.',
  'R3.22':
    'Podczas przygotowania działają tylko te efekty, które o nim mówią. To, co jeszcze nierozmieszczone, jest w grze, a jego karty też.',
  'R3.23':
    'Statek można rozmieścić na przeszkodzie, jeśli nie zabrania tego karta celu. Nic z tego nie wynika, bo statek się nie poruszył.',
  'R3.24':
    'Co karta odkłada na bok, nie jest w grze: nic na to nie działa i tylko ta karta może to wprowadzić na stół.',
  'R3.25':
    'To, co odłożone na bok, nie dostaje żetonów i nie może być statkiem celu. Co dostało wcześniej, to zachowuje.',
  'R3.26': 'To, co przybywa na początku rundy, może jeszcze użyć efektów z początku tej rundy.',
  'R3.27': 'Eskadra, która przybywa w trakcie gry, nie była w tej rundzie aktywowana.',
  'R3.28':
    'Statek, który przybywa w trakcie gry, dostaje przy ustawieniu prędkość ze swojej tabeli, a w najbliższej Fazie rozkazów cały stos wskaźników.',
  'R3.29':
    'Odłożone statki i eskadry zostają zniszczone, gdy ich gracz nie ma w grze żadnego statku, a także na koniec gry. Kto nie ma żadnego statku, przegrał.',
  'R3.30':
    'Z kartą celu Atak z nadprzestrzeni (Hyperspace Assault): jeśli drugi gracz musi rozmieścić eskadrę, a nie ma w grze statku, eskadry, które czekają, zostają zniszczone.',
}
