import type { objectives as english } from '#shared/messages/en/cards/objectives'

export const objectives = {
  'advanced-gunnery': {
    text: 'Każdy gracz wskazuje swój statek: może on atakować dwa razy z tej samej strefy kadłuba, statek pierwszego gracza nie dwa razy ten sam cel ataku; zniszczony liczy się podwójnie.',
    asks: { 'setup.after-deploying': ['Który z twoich statków jest statkiem celu?'] },
  },
  'most-wanted': {
    text: 'Drugi gracz wskazuje po statku każdej strony: statki atakujące jeden z nich mogą dodać kość w kolorze ze swojej puli; zniszczone liczą się podwójnie.',
    asks: {
      'setup.after-deploying': ['Który z twoich statków jest statkiem celu?', 'Który wrogi statek jest drugim?'],
      'attack.modify': ['W jakim kolorze jest dodawana kość?'],
    },
  },
  'opening-salvo': {
    text: 'Każdy statek dodaje dwie kości do pierwszego ataku na statek: czerwone, a u drugiego gracza w dowolnych kolorach. Na koniec wrogie statki z kartami uszkodzeń liczą się w połowie.',
    asks: { 'attack.modify': ['W jakim kolorze jest pierwsza kość?', 'W jakim kolorze jest druga kość?'] },
  },
  'planetary-ion-cannon': {
    text: 'Drugi gracz kładzie trzy żetony. Na koniec każdej Fazy rozkazów może usunąć jeden, by zaatakować wrogi statek w dystansie 1–3 od niego czterema niebieskimi kośćmi na średnim zasięgu, w dowolną strefę kadłuba. Niebieskie trafienie krytyczne wyczerpuje żeton obrony wybrany przez obrońcę.',
    asks: {
      'command.end': ['Który żeton usuwasz?', 'Który statek atakujesz?', 'Którą strefę kadłuba atakujesz?'],
      'attack.critical': ['Który żeton obrony się wyczerpuje?'],
    },
  },
  'precision-strike': {
    text: 'Statki drugiego gracza zaczynają z żetonem Koncentracji ognia. Statki i Bombowce mogą wykorzystać kość z trafieniem, żeby odkryć losową zakrytą kartę uszkodzeń, i dostają żeton zwycięstwa za każdą kartę otrzymaną odkrytą lub odkrytą w tym ataku.',
    asks: { 'attack.modify': ['Która kość jest wykorzystywana?'] },
  },
  'station-assault': {
    text: 'Drugi gracz kładzie dwie stacje o 10 punktach kadłuba; pierwszy może je atakować, ale z nich nie korzysta. Na koniec za każdą jest żeton zwycięstwa: dla drugiego gracza, a za zniszczoną dla pierwszego.',
  },
  'contested-outpost': {
    text: 'Drugi gracz kładzie stację jako ostatnią; nie jest ona przeszkodą dla ataków i niczego nie naprawia. Kto na koniec rundy ma w dystansie 1 od niej wyższą sumę wartości rozkazów, dostaje żeton zwycięstwa.',
  },
  'fire-lanes': {
    text: 'Na stole leżą trzy żetony: na koniec każdej rundy gracz dostaje żeton zwycięstwa za każdy, który może zaatakować większą liczbą kości. Żeton, na którym stoi jednostka, przypada jej przeciwnikowi.',
  },
  'fleet-ambush': {
    text: 'Statki rozmieszcza się przed eskadrami, a co drugi statek pierwszego gracza zaczyna na środku stołu.',
  },
  'hyperspace-assault': {
    text: 'Drugi gracz odkłada na bok mały lub średni statek i najwyżej trzy eskadry, które przybywają do jednego z trzech żetonów w rundzie 2 lub później; do tego czasu może przesuwać żetony.',
    asks: {
      'setup.before-deploying': ['Który statek odkładasz na bok?', 'Które eskadry odkładasz na bok?'],
      'round.start': ['Gdzie przybywają?'],
    },
    options: { move: 'Jeszcze nie: przesuń żetony' },
  },
  'dangerous-territory': {
    text: 'Na każdej przeszkodzie leży żeton: statek, który na niej kończy ruch, może go zabrać za żeton zwycięstwa. Asteroidy i szczątki nie szkodzą statkom drugiego gracza.',
  },
  'intel-sweep': {
    text: 'Każdy gracz wskazuje statek, który zbiera żetony w dystansie 1, gdy ujawnia wskaźnik; kto ma ich na koniec więcej, zdobywa 75 punktów.',
    asks: {
      'setup.after-obstacles': ['Który z twoich statków zbiera żetony?'],
      'dial.revealed': ['Który żeton zabiera?'],
    },
  },
  minefields: {
    text: 'Drugi gracz kładzie wszystkie przeszkody i sześć min: statek, który kończy ruch w dystansie 1 od miny, usuwa ją i rzuca dwiema niebieskimi kośćmi. Każde trafienie, także krytyczne, to karta uszkodzeń, a pierwsza jest odkryta, jeśli było krytyczne.',
    asks: { 'maneuver.moved': ['Która mina wybucha teraz?'] },
  },
  'superior-positions': {
    text: 'Pierwszy gracz rozmieszcza wszystko najpierw; kto uszkodzi statek w tylną strefę kadłuba, dostaje żeton zwycięstwa.',
  },
  'fighter-ambush': {
    text: 'Drugi gracz rozmieszcza wszystkie eskadry na samym końcu, jak zwykle albo w dystansie 1 od przeszkody, z dala od krawędzi pierwszego gracza; eskadra, której atak zada statkowi kartę uszkodzeń, zdobywa żeton zwycięstwa.',
  },
  'sensor-net': {
    text: 'Statek, który ujawnia wskaźnik w dystansie 1 od żetonu, zdobywa żeton zwycięstwa; potem przeciwnik przesuwa ten żeton, drugi gracz dalej niż pierwszy.',
    asks: { 'dial.revealed': ['Który żeton musi przesunąć przeciwnik?'] },
  },
  'targeting-beacons': {
    text: 'Gracze kładą cztery żetony. Statki drugiego gracza mogą przerzucić jedną lub dwie kości każdego ataku na statek w dystansie 1–2 od żetonu.',
    asks: { 'attack.modify': ['Które kości przerzucasz?'] },
  },
  'close-range-intel-scan': {
    text: 'Do przeszkód dochodzą dwie chmury pyłu. Statek atakujący statek może wykorzystać kości z celnością za żeton zwycięstwa: statek drugiego gracza jedną, pierwszego dwie.',
    asks: { 'attack.modify': ['Które celności są wykorzystywane?'] },
  },
  'solar-corona': {
    text: 'Pierwszy gracz rozmieszcza wszystko najpierw; potem drugi wybiera krótką krawędź: statek, który atakuje z jej częścią w polu ostrzału, traci jedną celność.',
    asks: {
      'setup.after-deploying': ['Która krawędź jest koroną?'],
      'attack.rolled': ['Którą kość tracisz?'],
    },
    options: {
      north: 'Krawędź północna',
      east: 'Krawędź wschodnia',
      south: 'Krawędź południowa',
      west: 'Krawędź zachodnia',
    },
  },
  'blockade-run': {
    text: 'Krawędziami graczy są krótkie krawędzie, a strefy mają głębokość dwóch miarek. Drugi gracz rozkłada wszystkie przeszkody między nimi, a jego statki niosą żetony. Zniszczony statek to żeton zwycięstwa pierwszego gracza, a statek, który kończy w strefie pierwszego gracza, drugiego.',
  },
  'capture-the-vip': {
    text: 'Przy przeszkodzie leży żeton: statek, który ujawnia wskaźnik w dystansie 1, może go zabrać; po zniszczeniu tego statku kładzie go przeciwnik. Kto ma go na koniec, zdobywa 50 punktów.',
  },
  'jamming-barrier': {
    text: 'Chmury pyłu zastępują szczątki i stację. Atak przez dwa żetony drugiego gracza albo między nimi traci połowę kości, chyba że atakujący lub cel leży na jednym z nich.',
  },
  'navigational-hazards': {
    text: 'Gdy przeszkoda uszkodzi statek, jego przeciwnik zdobywa żeton zwycięstwa. Na koniec każdej rundy każdy gracz przesuwa trochę pole asteroid lub chmurę szczątków.',
    asks: { 'round.end': ['Którą przeszkodę przesuwasz?'] },
  },
  'salvage-run': {
    text: 'Wszystkie przeszkody, z dwiema chmurami pyłu, leżą wokół stacji na środku. Statek, który ujawnia wskaźnik, może zabrać żeton w dystansie 1 za żeton zwycięstwa; statki drugiego gracza zaczynają z żetonem Nawigowania.',
    asks: { 'dial.revealed': ['Który żeton zabiera?'] },
  },
} satisfies typeof english
