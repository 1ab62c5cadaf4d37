export const commands = {
  'R7.1':
    'Rozkaz rozpatruje się wskaźnikiem, żetonem albo jednym i drugim; nigdy dwoma wskaźnikami ani dwoma żetonami.',
  'R7.2': 'Wskaźnik z żetonem to jeden rozkaz z oboma efektami, a o obu decydujesz, zanim cokolwiek się stanie.',
  'R7.3': 'Statek rozpatruje każdy rozkaz najwyżej raz w rundzie; różnych rozkazów może użyć kilku.',
  'R7.4': 'Wolno wykorzystać rozkaz i nic z nim nie zrobić. Liczy się jako rozpatrzony.',
  'R7.5': 'Ulepszenie z nagłówkiem rozkazu działa raz, w trakcie rozpatrywania tego rozkazu.',
  'R7.6':
    'Eskadra pozwala statkowi aktywować sojusznicze eskadry przed Fazą eskadr: wskaźnikiem tyle, ile wynosi wartość eskadry, żetonem jedną, a obydwoma o jedną więcej.',
  'R7.7':
    'Eskadra, która dostaje rozkaz, musi być blisko, na bliskim lub średnim zasięgu podstawki statku, i jeszcze nieaktywowana. Eskadry aktywuje się po kolei; każda może się ruszyć i zaatakować w dowolnej kolejności.',
  'R7.8': 'Wolno aktywować mniej eskadr, niż się da.',
  'R7.9':
    'Naprawa daje punkty inżynierii: wskaźnik całą wartość inżynierii statku, żeton jej połowę w górę, oba razem sumę.',
  'R7.10':
    'Jeden punkt przenosi osłonę między dwiema strefami statku, dwa punkty odzyskują utraconą osłonę, trzy odrzucają kartę uszkodzeń, odkrytą lub zakrytą. Punkty wydaje się w dowolnej kolejności i tak często, na ile ich starcza.',
  'R7.11':
    'Żadna strefa nie dostanie więcej osłon, niż miała na początku, a osłony, której nie ma, nie da się przenieść.',
  'R7.12':
    'Każdą naprawę kończy się przed wyborem następnej, więc kartę, która przeszkadza w naprawach, można usunąć najpierw.',
  'R7.13': 'Niewykorzystane punkty przepadają.',
  'R7.14':
    'Awaria zasilania (Power Failure) zmniejsza wartość inżynierii o połowę, w dół, zanim policzy się resztę. Dwie takie karty dzielą ją dwa razy.',
  'R7.15': 'Zakrytą kartę uszkodzeń wybiera się po jej miejscu; nikt nie widzi, co to za karta.',
  'R7.16':
    'Nawigowanie przychodzi tuż przed ruchem statku. Wskaźnik zmienia prędkość o jeden i daje jednemu fragmentowi wzornika jedno przestawienie więcej, albo tylko jedno z tych dwojga; żeton zmienia prędkość o jeden; razem dają jedno i drugie.',
  'R7.17': 'Prędkość zostaje między 0 a największą w tabeli statku, a wskaźnik prędkości przestawia się od razu.',
  'R7.18':
    'Fragment wzornika nigdy nie ma więcej niż dwóch przestawień, a liczą się tylko fragmenty używane przy tej prędkości.',
  'R7.19': 'Prędkość statku zmienia tylko Nawigowanie lub karta.',
  'R7.20':
    'Koncentracja ognia pomaga w jednym ataku po jego rzucie. Wskaźnik dodaje kość w kolorze, który już jest w puli, żeton przerzuca jedną kość, oba robią jedno i drugie, także z nową kością.',
  'R7.21': 'Ten kolor musi być w puli właśnie wtedy; kość już wykorzystana się nie liczy.',
  'R7.22': 'Wskaźnik i żeton Koncentracji ognia idą na ten sam atak.',
}
