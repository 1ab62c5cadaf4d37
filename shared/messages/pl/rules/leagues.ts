export const leagues = {
  'L1.2':
    'Twoja przewaga zwycięstwa to twój wynik minus wynik przeciwnika. Nigdy nie jest ujemna i nigdy nie przekracza punktów floty w tych rozgrywkach.',
  'L1.3':
    'Flota, z której nic nie zostało, liczy się za tyle punktów, ile dopuszczają rozgrywki, nawet jeśli była tańsza.',
  'L1.4':
    'Za 180 punktów przewaga daje zwycięzcy i pokonanemu: do 10 5 i 5, do 30 6 i 4, do 60 7 i 3, do 100 8 i 2, do 150 9 i 1, powyżej 10 i 0.',
  'L1.5': 'Za 300 punktów: do 20 5 i 5, do 50 6 i 4, do 90 7 i 3, do 150 8 i 2, do 220 9 i 1, powyżej 10 i 0.',
  'L1.6': 'Za 400 punktów: do 59 6 i 5, do 139 7 i 4, do 219 8 i 3, do 299 9 i 2, od 300 10 i 1.',
  'L1.7':
    'Dla flot innej wielkości rozgrywki mają własną tabelę. Jeśli jej nie podają, obowiązuje ta za 400 punktów, z progami w tej samej proporcji.',
  'L1.8':
    'Kto zniszczy ostatni statek, wygrywa, nawet mając mniej punktów. Przewaga wynosi wtedy zero. Przewaga pokonanego to zawsze zero.',
  'L1.9': 'Przy równych wynikach, także gdy nikt nic nie zdobył, wygrywa drugi gracz z przewagą zero.',
  'L1.12': 'Rozgrywki za 180 punktów to gra turniejowa z 2015 roku. Każde inne to gra z 2018 roku z własnym limitem.',
  'L1.13': 'Eskadry mogą kosztować jedną trzecią limitu rozgrywek, w zaokrągleniu w górę, nawet w tańszej flocie.',
  'L1.14': 'Rozgrywki mają trzy rundy do 32 graczy, a pięć powyżej, chyba że podają inną liczbę.',
  'L1.14b': 'Każdy gracz ma jedną flotę na całe rozgrywki.',
  'L1.14d':
    'Kojarzenie nie patrzy na strony, więc mogą się spotkać dwie floty z jednej. Każdy może mieć te karty unikatowe, które ma przeciwnik.',
  'L1.15': 'Wolny los to wygrana z 8 punktami. Jego przewaga to 61 za 180 punktów, 91 za 300 i 140 za 400.',
  'L1.16':
    'Przy nieparzystej liczbie graczy jeden ma wolny los: w pierwszej rundzie wylosowany, później ten, kto ma najmniej punktów. Przy równych decyduje najmniejsza przewaga, a potem losowanie.',
  'L1.17':
    'Nikt nie ma drugiego wolnego losu, dopóki ktoś nie miał żadnego, chyba że rozgrywki trzymają się dosłownie pierwszego regulaminu.',
  'L1.18':
    'Najpierw stoi ten, kto ma najwięcej punktów. Przy równych decyduje suma przewag z wygranych gier, potem punkty wszystkich przeciwników, a potem gry między równymi, jeśli każdy grał z każdym. Resztę rozstrzyga kolejność wylosowana przed rozgrywkami.',
  'L1.19':
    'Wolny los nie dodaje przeciwnika. Gdzie nie wszyscy grają tyle samo razy, liczy się nie suma punktów przeciwników, lecz to, ile zdobywali średnio w rundzie.',
  'L1.20':
    'Kto się poddaje, traci całą flotę i nie dostaje punktów. Przeciwnik wygrywa według wyniku, a dostaje co najmniej tyle, ile daje wolny los.',
  'L1.21':
    'Na remis można się umówić tylko tam, gdzie pozwalają na to rozgrywki. Każdy dostaje wtedy podane w nich punkty, z przewagą zero.',
  'L1.22': 'Sędzia może usunąć gracza z rozgrywek. Wyniki rozegranych gier zostają, a gracz zajmuje ostatnie miejsce.',
  'L1.24':
    'Pierwszą rundę się losuje. Gracze, którym rozgrywki pozwalają siebie unikać, trafiają na siebie tylko wtedy, gdy inaczej się nie da.',
  'L1.25': 'W późniejszych rundach pierwszy gra z drugim, trzeci z czwartym i tak dalej.',
  'L1.26':
    'Nikt nie gra dwa razy z tym samym przeciwnikiem. Kto grał już z następnym, dostaje najwyżej stojącego, z którym jeszcze nie grał.',
  'L1.28': 'Rozgrywki mogą losować pary wśród graczy o równych punktach, zamiast ustawiać ich w kolejności.',
  'L1.35': 'Komu skończy się czas, ten przegrywa tak, jakby się poddał.',
  'L2.12':
    'Kojarzenie od góry może zostawić graczy, którzy już ze sobą grali. Wtedy jak najmniej par gra ponownie, a zmiany są jak najniżej w tabeli.',
  'L2.16': 'Wolny los przechodzi na następnego w kolejności, jeśli tylko wtedy pozostali mogą zagrać bez powtórek.',
  'L2.17':
    'Dwoje graczy spotkało się, gdy ogłoszono ich parę, nawet jeśli nie zagrali. Wynik uznany za nieważny nie liczy się wcale, jakby nigdy na siebie nie trafili.',
  'L2.18':
    'Gracze jednej drużyny i ci, z których jeden zablokował drugiego, nigdy na siebie nie trafiają. Jeśli nie da się skojarzyć wszystkich, najpierw przepadają życzenia, by kogoś unikać, potem ktoś ma drugi wolny los, potem powtarzają się pary. Kto nadal nie ma przeciwnika, nie dostaje nic.',
  'L2.19':
    'Organizator może zmienić rundę, zanim ją ogłosi. Kto jest wtedy pominięty albo nieobecny, nie dostaje nic: to nie wolny los.',
  'L2.20': 'Przy każdej parze i każdym wolnym losie podano, kogo pominięto i dlaczego.',
  'L2.21':
    'W systemie każdy z każdym wszyscy grają ze wszystkimi, raz albo dwa razy z zamianą stron. Przy nieparzystej liczbie w każdej rundzie ktoś pauzuje, i to nie jest wolny los.',
  'L5.4':
    'Drużyny grają stolik przeciw stolikowi, w kolejności podanej przed rundą przez kapitana. Punkty i przewagi ze wszystkich stolików liczą się razem, a wygrywa drużyna, która ma więcej punktów.',
  'L5.27':
    'Rozgrywki mogą liczyć wygrane przed punktami, tak że wiele małych wygranych jest lepszych niż kilka dużych.',
  'L6.9':
    'Grupy układa się tak, by pokrywały się godziny, w których ich gracze zwykle odpowiadają. Najpierw dwie osoby o najmniejszej liczbie wspólnych godzin mają mieć ich jak najwięcej, potem wszyscy razem.',
  'L6.11':
    'Na drabince wyzywasz jednego z trzech nad sobą, a jeśli wygrasz, zajmujesz jego miejsce. Kto nie odpowie w ciągu trzech dni, odmówił, a druga odmowa z rzędu kosztuje jedno miejsce. Kto nie gra od 30 dni, tego nie można wyzwać, a po 60 dniach wypada z drabinki. Rozgrywki mogą podać inne liczby.',
  'L6.12':
    'W systemie pucharowym dalej gra zwycięzca, a dwoje najlepszych może się spotkać dopiero w finale. Gra, której nikt nie rozegrał, wyklucza oboje, a ich następny przeciwnik przechodzi dalej. Rozgrywki mogą pozwolić pokonanym grać o trzecie miejsce albo o każde.',
  'L6.13': 'Kto dołącza później, nie dostaje nic za opuszczone rundy.',
  'L6.14':
    'Między dwiema dywizjami ostatni spadają, a pierwsi awansują; kto wypadł w trakcie, spada pierwszy. Stojący obok mogą zagrać o to miejsce. Miejsce, które ktoś zwalnia, dostaje najlepszy ze spadających, a potem najlepszy z niższej dywizji.',
  'L6.15': 'Jeśli do gry staje tylko jeden z dwóch graczy, dostaje tyle, ile daje wolny los, a drugi nic.',
  'L6.16':
    'Jeśli nie gra żaden, obaj nie dostają nic. Kto przed terminem przyzna, że to jego wina, traci te same punkty, ale nie ma za to upomnienia.',
  'L6.18':
    'Kto opuszcza rozgrywki, zachowuje to, co zdobył. W systemie każdy z każdym wszystkie jego wyniki są nieważne, jeśli dokończył mniej niż połowę gier, a jeśli nie, przegrywa te otwarte.',
}
