export const commandPhase = {
  'R4.1': 'Gra ma sześć rund. W każdej są po kolei: Faza rozkazów, Faza statków, Faza eskadr i Faza statusu.',
  'R4.2': 'To, co dzieje się „na początku rundy”, następuje przed Fazą rozkazów.',
  'R4.3':
    'Każdy statek musi mieć tyle ukrytych wskaźników, ile wynosi jego wartość rozkazów. W pierwszej rundzie to cały stos, potem zwykle jeden nowy wskaźnik.',
  'R4.4': 'Statek, który stracił wskaźniki, dostaje tyle, ilu mu brakuje; jeśli ma dość, nie dostaje żadnego.',
  'R4.5':
    'Nowe wskaźniki trafiają na spód stosu, więc na statku o dużej wartości rozkazów dzisiejszy wybór pojawi się dopiero po kilku rundach. Kolejność kilku nowych wybierasz sam.',
  'R4.6': 'Na każdym wskaźniku wolno ustawić dowolny z czterech rozkazów, także ten sam kilka razy.',
  'R4.7': 'Obaj gracze wybierają jednocześnie i w tajemnicy. W grze korespondencyjnej wysłany wybór jest ostateczny.',
  'R4.8': 'Własne ukryte wskaźniki wolno oglądać zawsze, ale ich kolejność się nie zmienia.',
  'R4.9': 'Wykorzystany wskaźnik leży odkryty obok statku, aż znów będzie potrzebny.',
  'R4.10':
    'Niektóre efekty czekają na początek lub koniec Fazy rozkazów: zanim ktokolwiek ustawi wskaźnik albo gdy ustawione są wszystkie.',
}
