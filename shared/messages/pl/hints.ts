import type { hints as english } from '#shared/messages/en/hints'
import { listed } from './grammar'

export const hints = {
  why: 'Dlaczego?',
  whyOf: (rule: string) => `Dlaczego? Zasada ${rule}`,
  rule: (id: string) => `Zasada ${id}`,
  newTab: 'otwiera się w nowej karcie',
  suggestion: {
    rebel:
      'Nikt nie jest jeszcze w zasięgu: Naprawa zmieni się w żeton na później, Nawigowanie da prędkość, Eskadra pośle X-wingi w rundzie 2.',
    imperial:
      'Nikt nie jest jeszcze w zasięgu: Naprawa zmieni się w żeton na później, Nawigowanie pozwoli skręcić w rundzie 2, a Koncentracja ognia przyda się w rundzie 3, gdy statki się spotkają.',
  },
  /** Under the dials that the practice bot proposes. */
  proposal: (ships: readonly string[]) =>
    `Tak ustawiłby bot treningowy; statki: ${listed(ships)}. Widzi to, co ty, i waży wrogów, którzy wejdą w zasięg, eskadry pod ręką, uszkodzenia i krawędź stołu.`,
  asks: {
    'setup.initiative': 'Pierwszy gracz zaczyna każdą rundę; drugi wnosi kartę celu i wygrywa przy remisie.',
    'setup.objective': 'Karta celu działa na obie strony; zwykle sprzyja graczowi, do którego należy.',
    'obstacle.choose': 'Zaczyna drugi gracz, potem na zmianę, aż wszystkie przeszkody leżą na stole.',
    'obstacle.place': 'W obszarze przygotowania, dalej niż dystans 3 od krawędzi i dystans 1 od innych przeszkód.',
    'deploy.choose': 'Zaczyna pierwszy gracz. Nikt nie pasuje; ostatnia eskadra czeka na wszystkie statki.',
    'deploy.place': 'Statki stają w swojej strefie rozstawiania, eskadry na dystansie 1–2 od swojego statku.',
    'objective.place': 'Karta celu mówi, gdzie mogą leżeć jej żetony i przeszkody.',
    'command.dials': 'Przy aktywacji statek ujawnia górny wskaźnik, jeden na rundę; nowe trafiają pod stare.',
    'ship.activate': 'Statek ujawnia górny wskaźnik, może zaatakować dwa razy i wykonuje ruch. Każdy raz w rundzie.',
    'activation.dial': 'Zachowany wskaźnik działa w pełni w tej aktywacji; żeton słabiej, ale kiedy chcesz.',
    'activation.command': 'Eskadra i Naprawa działają tylko teraz, zaraz po wskaźniku; inne rozkazy mają swój czas.',
    'repair.effect': 'Punkty: 1 przenosi osłonę, 2 ją odzyskują, 3 usuwają kartę uszkodzeń. Reszta przepada.',
    'attack.declare': 'Strefa trafia to, co jest w polu rażenia i w zasięgu kości: czarne blisko, czerwone daleko.',
    'attack.before-roll': 'Coś zabiera kość przed rzutem, na przykład statek na linii pola widzenia.',
    'attack.modify': 'Kości można zmienić: celność blokuje żeton obrony, Koncentracja ognia dodaje lub przerzuca.',
    'attack.reroll': 'Przerzucona kość jest rzucana jeszcze raz; nowa ściana zostaje, lepsza czy gorsza.',
    'attack.critical': 'Standardowy efekt krytyczny: pierwsza karta uszkodzeń z tego ataku jest odkryta i działa.',
    'attack.next': 'Atak na eskadry można ciągnąć: każda następna w polu rażenia to osobny rzut.',
    'attack.counter': 'Kontra pozwala eskadrze oddać strzał do tej, która ją zaatakowała.',
    'defense.spend': 'Przygotowany żeton wyczerpujesz, wyczerpany odrzucasz. W ataku po jednym z rodzaju.',
    'defense.evade': 'Unik: na dalekim zasięgu anuluje kość, na średnim atakujący ją przerzuca.',
    'defense.redirect': 'Przekierowanie: część uszkodzeń przejmują osłony strefy obok trafionej.',
    'defense.split': 'Odesłane punkty kosztują osłony tam; reszta trafia w atakowaną strefę, a potem w kadłub.',
    'damage.zone': 'Nic nie mówi, gdzie idzie to uszkodzenie. Wybrana strefa bierze całość, najpierw osłony.',
    'dial.replace': 'Górny wskaźnik to ten, który statek ujawni jako następny.',
    'tokens.discard': 'Statek ma po jednym żetonie rozkazu i razem nie więcej, niż wynosi jego wartość rozkazów.',
    'maneuver.navigate': 'Nawigowanie zmienia prędkość przed ruchem; wskaźnik daje też jedno przestawienie więcej.',
    'maneuver.course': 'Przestawienie zgina fragment wzornika manewru. Jak bardzo, zależy od prędkości i fragmentu.',
    'overlap.closest': 'Uszkodzenie dzieli tylko najbliższy statek, na który naszedł; tu kilka jest równie blisko.',
    'displaced.place': 'Eskadry spod statku, który wykonał ruch, ustawia przeciwnik, tak by go dotykały.',
    'squadron.activate': 'Teraz eskadra rusza się albo atakuje. Tura to dwie eskadry, jedna po drugiej.',
    'squadron.command': 'Eskadra z rozkazem jest na bliskim lub średnim zasięgu statku; rusza się i atakuje od razu.',
    'squadron.act': 'Eskadra w starciu (wróg na dystansie 1) nie rusza się i atakuje tylko eskadry.',
    'squadron.move': 'Eskadra leci prosto, do dystansu równego prędkości; liczy się tylko miejsce na końcu.',
    'squadron.cloak': 'Kamuflaż (Cloak): mały ruch na końcu Fazy eskadr, w starciu czy nie.',
    'squadron.strategic': 'Strateg (Strategic): po swoim ruchu eskadra może przesunąć pobliski żeton celu.',
    'token.place': 'Żeton musi się znaleźć na dystansie 1 od eskadry, która go przesuwa.',
    'window.effect': 'Efekty mają swój czas: czego nie użyjesz teraz, tego nie użyjesz później.',
    'effect.choose': 'Działanie karty jest ustalone; ten szczegół wybierasz ty.',
  },
} satisfies typeof english
