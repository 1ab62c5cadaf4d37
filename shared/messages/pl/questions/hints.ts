import type { questionHints as english } from '#shared/messages/en/questions/hints'

export const questionHints = {
  'setup.initiative': {
    title: 'Pierwszy gracz',
    hint: 'Pierwszy gracz zaczyna każdą rundę; drugi wnosi kartę celu i wygrywa przy remisie.',
  },
  'setup.objective': {
    title: 'Karta celu',
    hint: 'Karta celu działa na obie strony; zwykle sprzyja graczowi, do którego należy.',
  },
  'obstacle.choose': {
    title: 'Następna przeszkoda',
    hint: 'Zaczyna drugi gracz, potem na zmianę, aż wszystkie przeszkody leżą na stole.',
  },
  'obstacle.place': {
    title: 'Miejsce przeszkody',
    hint: 'W obszarze przygotowania, dalej niż dystans 3 od krawędzi i dystans 1 od innych przeszkód.',
  },
  'deploy.choose': {
    title: 'Kolejność rozmieszczania',
    hint: 'Zaczyna pierwszy gracz. Nikt nie pasuje; ostatnia eskadra czeka na wszystkie statki.',
  },
  'deploy.place': {
    title: 'Rozmieszczenie',
    hint: 'Statki stają w swojej strefie rozstawiania, eskadry na dystansie 1–2 od swojego statku.',
  },
  'objective.place': {
    title: 'Miejsce żetonu celu',
    hint: 'Karta celu mówi, gdzie mogą leżeć jej żetony i przeszkody.',
  },
  'command.dials': {
    title: 'Wskaźniki rozkazów',
    hint: 'Przy aktywacji statek ujawnia górny wskaźnik, jeden na rundę; nowe trafiają pod stare.',
  },
  'dial.replace': {
    title: 'Nowy wskaźnik',
    hint: 'Górny wskaźnik to ten, który statek ujawni jako następny.',
  },
  'ship.activate': {
    title: 'Statek do aktywacji',
    hint: 'Statek ujawnia górny wskaźnik, może zaatakować dwa razy i wykonuje ruch. Każdy raz w rundzie.',
  },
  'activation.dial': {
    title: 'Wskaźnik czy żeton',
    hint: 'Zachowany wskaźnik działa w pełni w tej aktywacji; żeton słabiej, ale kiedy chcesz.',
  },
  'activation.command': {
    title: 'Rozkaz',
    hint: 'Eskadra i Naprawa działają tylko teraz, zaraz po wskaźniku; inne rozkazy mają swój czas.',
  },
  'tokens.discard': {
    title: 'Żeton do odrzucenia',
    hint: 'Statek ma po jednym żetonie rozkazu i razem nie więcej, niż wynosi jego wartość rozkazów.',
  },
  'attack.declare': {
    title: 'Cel ataku',
    hint: 'Strefa trafia to, co jest w polu rażenia i w zasięgu kości: czarne blisko, czerwone daleko.',
  },
  'attack.before-roll': {
    title: 'Przed rzutem',
    hint: 'Coś zabiera kość przed rzutem, na przykład statek na linii pola widzenia.',
  },
  'attack.modify': {
    title: 'Kości',
    hint: 'Kości można zmienić: celność blokuje żeton obrony, Koncentracja ognia dodaje lub przerzuca.',
  },
  'attack.reroll': {
    title: 'Przerzut',
    hint: 'Przerzucona kość jest rzucana jeszcze raz; nowa ściana zostaje, lepsza czy gorsza.',
  },
  'attack.critical': {
    title: 'Efekt trafienia krytycznego',
    hint: 'Standardowy efekt krytyczny: pierwsza karta uszkodzeń z tego ataku jest odkryta i działa.',
  },
  'attack.next': {
    title: 'Następny cel ataku',
    hint: 'Atak na eskadry można ciągnąć: każda następna w polu rażenia to osobny rzut.',
  },
  'attack.counter': {
    title: 'Kontra',
    hint: 'Kontra pozwala eskadrze oddać strzał do tej, która ją zaatakowała.',
  },
  'defense.spend': {
    title: 'Żetony obrony',
    hint: 'Przygotowany żeton wyczerpujesz, wyczerpany odrzucasz. W ataku po jednym z rodzaju.',
  },
  'defense.evade': {
    title: 'Unik',
    hint: 'Unik: na dalekim zasięgu anuluje kość, na średnim atakujący ją przerzuca.',
  },
  'defense.redirect': {
    title: 'Przekierowanie',
    hint: 'Przekierowanie: część uszkodzeń przejmują osłony strefy obok trafionej.',
  },
  'defense.split': {
    title: 'Podział przekierowania',
    hint: 'Odesłane punkty kosztują osłony tam; reszta trafia w atakowaną strefę, a potem w kadłub.',
  },
  'damage.zone': {
    title: 'Strefa dla uszkodzeń',
    hint: 'Nic nie mówi, gdzie idzie to uszkodzenie. Wybrana strefa bierze całość, najpierw osłony.',
  },
  'repair.effect': {
    title: 'Naprawa',
    hint: 'Punkty: 1 przenosi osłonę, 2 ją odzyskują, 3 usuwają kartę uszkodzeń. Reszta przepada.',
  },
  'maneuver.navigate': {
    title: 'Nawigowanie',
    hint: 'Nawigowanie zmienia prędkość przed ruchem; wskaźnik daje też jedno przestawienie więcej.',
  },
  'maneuver.course': {
    title: 'Kurs',
    hint: 'Przestawienie zgina fragment wzornika manewru. Jak bardzo, zależy od prędkości i fragmentu.',
  },
  'overlap.closest': {
    title: 'Najbliższy statek',
    hint: 'Uszkodzenie dzieli tylko najbliższy statek, na który naszedł; tu kilka jest równie blisko.',
  },
  'displaced.place': {
    title: 'Przesunięte eskadry',
    hint: 'Eskadry spod statku, który wykonał ruch, ustawia przeciwnik, tak by go dotykały.',
  },
  'squadron.activate': {
    title: 'Eskadra do aktywacji',
    hint: 'Teraz eskadra rusza się albo atakuje. Tura to dwie eskadry, jedna po drugiej.',
  },
  'squadron.command': {
    title: 'Eskadra z rozkazem',
    hint: 'Eskadra z rozkazem jest na bliskim lub średnim zasięgu statku; rusza się i atakuje od razu.',
  },
  'squadron.act': {
    title: 'Ruch czy atak eskadry',
    hint: 'Eskadra w starciu (wróg na dystansie 1) nie rusza się i atakuje tylko eskadry.',
  },
  'squadron.move': {
    title: 'Ruch eskadry',
    hint: 'Eskadra leci prosto, do dystansu równego prędkości; liczy się tylko miejsce na końcu.',
  },
  'squadron.cloak': {
    title: 'Kamuflaż',
    hint: 'Kamuflaż (Cloak): mały ruch na końcu Fazy eskadr, w starciu czy nie.',
  },
  'squadron.strategic': {
    title: 'Strateg',
    hint: 'Strateg (Strategic): po swoim ruchu eskadra może przesunąć pobliski żeton celu.',
  },
  'token.place': {
    title: 'Żeton celu',
    hint: 'Żeton musi się znaleźć na dystansie 1 od eskadry, która go przesuwa.',
  },
  'window.effect': {
    title: 'Chwila dla kart',
    hint: 'Efekty mają swój czas: czego nie użyjesz teraz, tego nie użyjesz później.',
  },
  'effect.choose': {
    title: 'To, o co pyta karta',
    hint: 'Działanie karty jest ustalone; ten szczegół wybierasz ty.',
  },
} satisfies typeof english
