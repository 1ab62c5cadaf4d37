export const terms = {
  'R1.1': 'Wszystko leży na prostokątnym obszarze gry; w tym scenariuszu ma on trzy stopy na trzy.',
  'R1.3': 'Każdy gracz ma swoją krawędź stołu; obie leżą naprzeciw siebie.',
  'R1.5':
    'Linijka zasięgu ma stopę długości i dwie skale. Zasięg (bliski, średni, daleki) służy do strzelania i rozkazów, a dystans od 1 do 5 do eskadr i wszystkiego, co małe.',
  'R1.6':
    'Wzornik manewru to łańcuch pięciu części z czterema fragmentami ruchomymi. Statek o prędkości 3 staje przy trzecim z nich.',
  'R1.7': 'Fragment wzornika zgina się w lewo lub w prawo co jedno przestawienie, najwyżej o dwa w jedną stronę.',
  'R1.8': 'Dla zasad statek to jego płaska podstawka z żetonem. Model na górze nigdy się nie liczy.',
  'R1.9':
    'Liczby statku: kadłub, wartość rozkazów, eskadry i inżynierii, kości przeciw statkom i przeciw eskadrom, żetony obrony, prędkości i koszt.',
  'R1.10':
    'Statek ma cztery strefy kadłuba: przednią, tylną, lewą i prawą. Każda ma własne osłony, własne kości i punkt, od którego biegnie linia pola widzenia.',
  'R1.11':
    'Sąsiadują ze sobą strefy, które dzieli wspólna linia pola rażenia. Przednia z tylną nie sąsiaduje, lewa z prawą też nie.',
  'R1.12': 'Strefa kadłuba kończy się tam, gdzie żeton; brzeg podstawki nie należy do żadnej.',
  'R1.13':
    'Uzbrojenie to kości, którymi wolno rzucić. Przeciw statkom każda strefa ma własne; przeciw eskadrom statek ma jeden zestaw dla wszystkich stref.',
  'R1.14': 'Podstawki statków są małe, średnie i duże. Sama wielkość nie zmienia żadnej zasady.',
  'R1.15': 'Prędkość pokazuje wskaźnik prędkości: od 0 do największej liczby w tabeli prędkości statku.',
  'R1.16':
    'Tabela prędkości mówi, jak bardzo można zgiąć każdy fragment wzornika: wcale, o jedno przestawienie albo o dwa, w dowolną stronę.',
  'R1.17': 'Za statek lub eskadrę decyduje i rzuca właściciel.',
  'R1.18':
    'Eskadra ma punkty kadłuba, prędkość, kości przeciw eskadrom i przeciw statkom oraz słowa kluczowe. Nie ma wskaźników rozkazów.',
  'R1.19': 'Eskadra nie ma stref ani osłon i strzela we wszystkie strony.',
  'R1.20': 'Suwak pokazuje, czy eskadra była już aktywowana w tej rundzie.',
  'R1.21':
    'Kości mają osiem ścian. Czerwone sięgają najdalej; niebieskie nie mają pustych ścian i dają najwięcej celności; czarne trafiają najmocniej, ale tylko na bliskim zasięgu.',
  'R1.22': 'Na ścianie mogą być dwa symbole, na przykład trafienie i trafienie krytyczne. Liczą się oba.',
  'R1.24':
    'Żetony obrony są na początku przygotowane. Wykorzystany żeton staje się wyczerpany, a wyczerpanego nie można wyczerpać ponownie.',
  'R1.26':
    'Talia uszkodzeń ma 52 karty o 22 tytułach. Obaj gracze ciągną z tej samej talii; każda karta dotyczy statku albo załogi.',
  'R1.29': 'Sojusznicze jest to, co należy do twojej floty, reszta jest wroga. Statek jest też sojuszniczy dla siebie.',
  'R1.30': 'Karta uszkodzeń mówi o statku, który ją ma.',
  'R1.31': 'Pierwszy gracz ma inicjatywę przez całą grę: zaczyna zawsze, gdy mogliby zacząć obaj.',
}
