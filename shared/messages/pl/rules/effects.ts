export const effects = {
  'R16.1': 'Każdy efekt ma swój czas i tylko wtedy można go użyć.',
  'R16.2': 'Efektu używa się raz przy każdej okazji.',
  'R16.3':
    'Przed, gdy, podczas i po znaczą to, co mówią: tuż przed zdarzeniem, w jego chwili, w jego trakcie, zaraz za nim.',
  'R16.4': 'Początek fazy jest przed wszystkim innym w niej, koniec po wszystkim innym.',
  'R16.5': 'Jeśli masz kilka efektów naraz, sam wybierasz kolejność.',
  'R16.6': 'Jeśli mają je obaj gracze, najpierw są wszystkie efekty pierwszego gracza.',
  'R16.7':
    'Karty ulepszeń są do wyboru, chyba że piszą „musi” lub „nie może”; wszystkie inne działają same, chyba że piszą „może”.',
  'R16.8': 'To, czym się płaci, nie daje nic innego, a zapłacić trzeba w całości.',
  'R16.9': 'Jednostka wykorzystuje tylko własne wskaźniki i żetony.',
  'R16.10':
    'Karta, którą trzeba wyczerpać dla jej efektu, musi być przygotowana. To, co robi poza tym, robi także wyczerpana.',
  'R16.11': 'Raz w rundzie, aktywacji, ataku lub grze liczy się dla każdej karty osobno, także w turze przeciwnika.',
  'R16.12': 'Karta odrzucona lub zakryta nic nie robi.',
  'R16.13':
    'Efekt, którego nie można uniknąć, wykonuje się na tyle, na ile się da. Jeśli z dwóch sposobów jeden jest niemożliwy, trzeba wybrać drugi.',
  'R16.14':
    'To, co zostało wywołane w środku efektu, czeka na jego koniec. To, co karta uszkodzeń robi od razu, dzieje się na swoim miejscu.',
  'R16.15': 'Efekt nieużyty w swoim czasie przepada.',
  'R16.16': 'Kośćmi rzuca się jawnie, a wynik jest ważny.',
}
