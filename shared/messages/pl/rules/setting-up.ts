export const settingUp = {
  'R3.1':
    'Najpierw stół, potem floty, pierwszy gracz, karta celu, przeszkody, a na końcu rozmieszczenie statków i eskadr. Potem zaczyna się runda 1.',
  'R3.4': 'Obie floty są pokazywane jednocześnie: statki, eskadry i ulepszenia. Karty celu pozostają zakryte.',
  'R3.5':
    'O tym, kto jest pierwszym graczem, decyduje gracz z tańszą flotą. Przy równym koszcie decydującego wskazuje rzut monetą.',
  'R3.6': 'Pierwszy gracz ogląda trzy karty celu drugiego gracza i wybiera tę, która jest w grze.',
  'R3.7': 'Z samym zestawem podstawowym drugi gracz dobiera dwie spośród wszystkich kart celu i wybiera jedną z nich.',
  'R3.8': 'Przeszkody kładzie się na zmianę, po jednej, a zaczyna drugi gracz. Każdą można dowolnie obrócić.',
  'R3.9':
    'Przeszkoda leży w całości na obszarze przygotowania, poza dystansem 3 od każdej krawędzi i poza dystansem 1 od każdej innej przeszkody.',
  'R3.10': 'Z samym zestawem podstawowym kładzie się cztery z sześciu przeszkód.',
  'R3.13': 'Gracze rozmieszczają siły na zmianę, a zaczyna pierwszy gracz. Tura to jeden statek albo dwie eskadry.',
  'R3.14': 'Nie można pasować. Kto nie ma już nic, oddaje wszystkie dalsze tury drugiemu.',
  'R3.15':
    'Statek stoi w całości we własnej strefie rozstawiania, zwrócony dowolnie, i na żadnym innym statku. Wskaźniki osłon mogą wystawać.',
  'R3.16': 'Rozmieszczany statek dostaje prędkość, którą ma jego tabela; nigdy 0.',
  'R3.17':
    'Eskadra stoi w całości w dystansie 1–2 od sojuszniczego statku na stole i na obszarze przygotowania, na żadnym statku i na żadnej eskadrze.',
  'R3.18': 'Kto ma już tylko jedną eskadrę, nie może jej rozmieścić, dopóki nie staną wszystkie jego statki.',
  'R3.19': 'Statku nie stawia się na eskadrach, chyba że pozwala na to karta.',
  'R3.22': 'Podczas przygotowania działają tylko te efekty, które o nim mówią.',
  'R3.24':
    'Co karta odkłada na bok, nie jest w grze: nic na to nie działa i tylko ta karta może to wprowadzić na stół.',
  'R3.29':
    'Odłożone statki i eskadry zostają zniszczone, gdy ich gracz nie ma w grze żadnego statku, a także na koniec gry.',
  'R3.30': 'Kto musi rozmieścić eskadrę, a nie ma w grze statku, traci eskadry, które czekają.',
}
