export const movement = {
  'R10.1': 'Manewr ma dwie części: ustalenie kursu i ruch statku.',
  'R10.2':
    'Efekty sprzed ustalenia kursu mogą zmienić prędkość na ten jeden manewr. Wskaźnik prędkości się nie zmienia, a prędkość nie spada poniżej 0.',
  'R10.3': 'Nawigowania używa się w czasie ustalania kursu, podobnie jak kart, które zmieniają prędkość lub wzornik.',
  'R10.4':
    'Każdy fragment wzornika aż do prędkości statku można zgiąć tak, jak pozwala tabela prędkości. Dalsze nie mają znaczenia.',
  'R10.5': 'Możesz próbować dowolnie wielu kursów; liczy się ten, który wyślesz.',
  'R10.6': 'Przy prędkości 0 nie ma czego zginać.',
  'R10.7':
    'Wzornik przykłada się do lewego lub prawego boku statku, a na końcu statek stoi po tej samej jego stronie, przy fragmencie swojej prędkości i wzdłuż niego.',
  'R10.8':
    'Stronę wybierasz, chyba że statek leżałby na końcu na wzorniku; wtedy jest to strona druga. Liczy się miejsce przy pełnej prędkości.',
  'R10.9': 'Kurs, przy którym statek leżałby na wzorniku po obu stronach, jest niedozwolony.',
  'R10.10': 'Statek przeskakuje z początku na koniec; to, co leży po drodze, nie ma znaczenia.',
  'R10.11': 'Wzornik może wystawać poza obszar gry.',
  'R10.12': 'O opuszczeniu obszaru gry rozstrzyga tylko miejsce, w którym statek stanie.',
  'R10.13':
    'Manewr z prędkością 0 zostawia statek na miejscu, a mimo to jest manewrem: przeszkoda pod nim działa i następuje to, co zwykle po manewrze.',
  'R10.14':
    'Manewr, którego karta udziela poza zwykłym, wykonuje się z prędkością podaną na karcie. Wskaźnik prędkości się nie zmienia, a prędkość nie została zmieniona.',
  'R10.15':
    'Nachodzenie to sytuacja, w której dwie podstawki zakrywają to samo miejsce. Samo dotykanie to nie nachodzenie. Wskaźniki osłon liczą się tu jak podstawka, suwaki eskadr nie.',
  'R10.16':
    'Statek, który stanąłby na innym statku, zatrzymuje się o krok wcześniej na tym samym kursie, i tak dalej, aż się zmieści. Jeśli nie zmieści się nigdzie, zostaje na miejscu.',
  'R10.17': 'Po takim skróceniu może leżeć na wzorniku.',
  'R10.18':
    'Statek, który się ruszał, i najbliższy z tych, na które naszedł, dostają po zakrytej karcie uszkodzeń, swój czy wróg.',
  'R10.19':
    'Naszedł na każdy statek, który w którymkolwiek kroku stał mu na drodze. Najbliższy mierzy się z miejsca, w którym stanął; jeśli dwa są równie blisko, wybiera gracz, który się ruszał.',
  'R10.20': 'Jeśli to uszkodzenie zniszczy statek, ten, który się ruszał, i tak zostaje tam, gdzie stanął.',
  'R10.21': 'Manewr kończy się dopiero po rozpatrzeniu zderzenia.',
  'R10.22': 'To statek w ruchu nachodzi na drugi, nigdy odwrotnie.',
  'R10.23':
    'Eskadry z miejsca, w którym staje statek, podnosi się, a ustawia je przeciwnik gracza, który wykonał ruch, czyjekolwiek są, w dowolnej kolejności.',
  'R10.24':
    'Każda musi dotykać tego statku, nie stać na żadnym statku ani żadnej eskadrze i mieścić się w obszarze gry.',
  'R10.25':
    'Statku ma dotykać tyle eskadr, ile się da. Te, dla których nie ma miejsca, muszą dotykać eskadry, która go dotyka.',
  'R10.26': 'Takie ustawienie to nie ruch i przeszkody na nie nie działają.',
  'R10.27': 'Podnosi się tylko eskadry spod miejsca, w którym statek ostatecznie stoi.',
  'R10.28':
    'Kolejność na końcu manewru: podniesienie eskadr, sprawdzenie granicy obszaru gry, uszkodzenia od zderzenia, ustawienie eskadr, a potem wszystko, co następuje po manewrze, w tym przeszkody.',
  'R10.29':
    'To, co w tej kolejności wypada w tym samym miejscu, porządkuje gracz, do którego należy. Statek może więc na stacji odrzucić kartę, zanim mu ona zaszkodzi.',
  'R10.30': 'Statkowi zniszczonemu w zderzeniu stacja już nie pomoże.',
  'R10.31': 'Karta Uszkodzone stery (Damaged Controls) dodaje do manewru jedną kartę, nawet jeśli powody były dwa.',
}
