export const squadrons = {
  'R11.1': 'Najpierw są efekty z początku Fazy eskadr.',
  'R11.2': 'Gracze aktywują eskadry na zmianę, zaczyna pierwszy gracz. Tura to dwie eskadry, jeśli masz jeszcze dwie.',
  'R11.3': 'Drugą eskadrę wybierasz, gdy pierwsza już wszystko zrobiła.',
  'R11.4': 'Kto nie ma już eskadry do aktywacji, czeka, aż przeciwnik skończy.',
  'R11.5': 'W Fazie eskadr eskadra rusza się albo atakuje, nie oba naraz. Może też nie robić nic.',
  'R11.6':
    'Eskadrę aktywuje się raz w rundzie: na rozkaz albo w Fazie eskadr. Liczy się jako aktywowana od chwili wyboru.',
  'R11.7': 'Efekt, który przesuwa suwak eskadry w trakcie jej aktywacji, tej aktywacji nie kończy.',
  'R11.8':
    'Na końcu Fazy eskadr mogą się ruszyć eskadry ze słowem Kamuflaż (Cloak), najpierw eskadry pierwszego gracza.',
  'R11.9':
    'Eskadra porusza się po prostej w dowolnym kierunku, najdalej na dystans równy swojej prędkości: żadna część podstawki nie może stanąć dalej.',
  'R11.10': 'Licząc od środka do środka, dolatuje do końca tego dystansu.',
  'R11.11': 'Może zostać na miejscu; to także jest jej ruch.',
  'R11.12':
    'Przelatuje nad wszystkim, ale nie może stanąć na statku ani na innej eskadrze. Wskaźniki osłon są częścią statku.',
  'R11.13': 'Eskadra w starciu nie może się ruszyć, chyba że pozwala na to słowo kluczowe lub karta.',
  'R11.14': 'Zmieniona prędkość liczy się tylko przy zwykłym ruchu eskadry.',
  'R11.15': 'Eskadra, która kończy ruch na przeszkodzie, korzysta z niej: tylko stacja coś robi.',
  'R11.16':
    'Wrogie eskadry na dystansie 1 od siebie są w starciu, jeśli linii pola widzenia między nimi nic nie przesłania.',
  'R11.17':
    'Eskadra w starciu musi atakować eskadrę. Statek może zaatakować tylko wtedy, gdy żadnej eskadry, z którą jest w starciu, zaatakować nie może.',
  'R11.18': 'Może wybrać dowolną wrogą eskadrę na dystansie 1.',
  'R11.19':
    'Gdy znika ostatni wróg, z którym była w starciu, eskadra jest znów wolna, nawet w połowie swojej aktywacji.',
  'R11.20': 'Jeśli coś przesłania linię między dwiema eskadrami, nie są w starciu, ale mogą się atakować.',
  'R11.21': 'Tak jest nawet wtedy, gdy ich podstawki się dotykają.',
  'R11.22': 'Statki nigdy nie są w starciu, a swoi ze swoimi też nie.',
  'R11.23':
    'Eskadra atakuje jedną eskadrę lub jedną strefę kadłuba na dystansie 1, w każdym wypadku innymi kośćmi. Jej trafienia krytyczne bez słowa Bombowiec nic nie dają.',
  'R11.24': 'Strzela we wszystkie strony, ale linia pola widzenia i przeszkody liczą się jak dla statków.',
  'R11.25':
    'Bombowiec (Bomber): przeciw statkom symbole krytyczne liczą się jako uszkodzenia i możliwy jest efekt krytyczny.',
  'R11.26': 'Eskorta (Escort): wrogowie w starciu z tą eskadrą nie mogą atakować eskadr bez Eskorty, chyba że Kontrą.',
  'R11.27':
    'Kontra (Counter): po ataku eskadry na nią może oddać do niej strzał podaną liczbą niebieskich kości, nawet jeśli właśnie została zniszczona. Poza tym jest to atak jak każdy inny.',
  'R11.28': 'Oddanie strzału jest dowolne, nie zużywa aktywacji i nie można na nie odpowiedzieć Kontrą.',
  'R11.29': 'Rój (Swarm): można przerzucić jedną kość przeciw eskadrze, która jest w starciu także z inną eskadrą.',
  'R11.30': 'Ciężka (Heavy): nikogo nie zatrzymuje ani nie odciąga od atakowania statków, choć jest w starciu.',
  'R11.31': 'Samotnik (Rogue): w Fazie eskadr rusza się i atakuje, w dowolnej kolejności.',
  'R11.32': 'Wywiad (Intel): wrogie eskadry na dystansie 1 od niej liczą się jako Ciężkie.',
  'R11.33':
    'Hart (Grit): jedna wroga eskadra nie zatrzymuje jej na miejscu. Dwie ją zatrzymują, jeśli choć jedna z nich nie jest Ciężka.',
  'R11.34':
    'Snajper (Snipe): może atakować eskadrę na dystansie 2 podaną liczbą niebieskich kości, a na taki atak nie ma Kontry. Wroga Eskorta, z którą jest w starciu, zabrania go jak każdego innego ataku.',
  'R11.35': 'Kamuflaż (Cloak): na końcu Fazy eskadr może się trochę ruszyć, na dystans 1, w starciu czy nie.',
  'R11.36':
    'Przekaźnik (Relay): statek może wydać rozkaz podanej liczbie eskadr w dystansie 1–3 od tej eskadry zamiast w pobliżu statku, jeśli ona sama jest w zasięgu rozkazu. Sama nie musi być aktywowana.',
  'R11.37': 'Jeden Przekaźnik nie sięga przez drugi.',
  'R11.38':
    'Strateg (Strategic): gdy kończy ruch w dystansie 1 od żetonów celu, może przesunąć jeden z nich na miejsce w dystansie 1 od siebie. Żetony na karcie statku zostają, a żadna część żetonu nie leży poza obszarem gry.',
  'R11.39': 'Szturm (Assault): przeciw statkowi może oddać kość z trafieniem za żeton rajdu.',
  'R11.40': 'Adept, AI, Dodge, Scout i Screen to słowa kluczowe z późniejszych lat; tu nie ma ich nikt.',
  'R11.41': 'Eskadry z imieniem mają żetony obrony i używają ich jak statki.',
  'R11.42': 'To, co mówi ich karta, dzieje się zawsze, chyba że pisze „może”.',
  'R11.43': 'Wyglądają inaczej niż eskadry bez imienia.',
}
