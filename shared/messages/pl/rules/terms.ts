export const terms = {
  'R1.1':
    'Wszystko leży na prostokątnym obszarze gry: trzy stopy na sześć. Z samym zestawem podstawowym i w scenariuszu wprowadzającym są to trzy stopy na trzy.',
  'R1.2':
    'Obszar przygotowania to środek obszaru gry, trzy stopy na cztery: zaczyna się o stopę od krótkich krawędzi. Stół trzy stopy na trzy jest nim w całości. Po przygotowaniu nie ma znaczenia.',
  'R1.3': 'Każdy gracz ma swoją krawędź stołu, długą; obie leżą naprzeciw siebie. Karta celu może je przenieść.',
  'R1.4': 'Strefa rozstawiania to część obszaru przygotowania w dystansie 1–3 od własnej krawędzi gracza.',
  'R1.5':
    'Linijka zasięgu ma stopę długości i dwie skale. Zasięg (bliski, średni, daleki) służy do strzelania i rozkazów, a dystans od 1 do 5 do eskadr i wszystkiego, co małe.',
  'R1.6':
    'Wzornik manewru to łańcuch pięciu części z czterema fragmentami ruchomymi. Statek o prędkości 3 staje przy trzecim z nich.',
  'R1.7': 'Fragment wzornika zgina się w lewo lub w prawo co jedno przestawienie, najwyżej o dwa w jedną stronę.',
  'R1.8': 'Dla zasad statek to jego płaska podstawka z żetonem i jego karta. Model na górze nigdy się nie liczy.',
  'R1.9':
    'Wartości statku: kadłub, wartość rozkazów, eskadry i inżynierii, kości przeciw statkom i przeciw eskadrom, żetony obrony, tabela prędkości, pasek ulepszeń i koszt.',
  'R1.10':
    'Statek ma cztery strefy kadłuba: przednią, tylną, lewą i prawą. Każda ma własne osłony, własne kości i punkt celowania, od którego biegnie linia pola widzenia.',
  'R1.11':
    'Sąsiadują ze sobą strefy, które dzieli wspólna linia pola rażenia. Przednia z tylną nie sąsiaduje, lewa z prawą też nie.',
  'R1.12': 'Strefa kadłuba kończy się tam, gdzie żeton; brzeg podstawki nie należy do żadnej.',
  'R1.13':
    'Uzbrojenie to kości, którymi wolno rzucić. Przeciw statkom każda strefa ma własne; przeciw eskadrom statek ma jeden zestaw dla wszystkich stref. Kreska oznacza brak kości.',
  'R1.14': 'Podstawki statków są małe, średnie i duże. Sama wielkość nie zmienia żadnej zasady.',
  'R1.15':
    'Prędkość pokazuje wskaźnik prędkości: od 0 do największej liczby w tabeli prędkości statku. Dla 0 tabela nie ma kolumny.',
  'R1.16':
    'Tabela prędkości mówi, jak bardzo można zgiąć każdy fragment wzornika: wcale, o jedno przestawienie albo o dwa, w dowolną stronę.',
  'R1.17': 'Za statek lub eskadrę decyduje i rzuca właściciel.',
  'R1.18':
    'Eskadra ma punkty kadłuba, prędkość, kości przeciw eskadrom i przeciw statkom, słowa kluczowe i koszt; eskadra unikatowa ma też żetony obrony i tekst. Nie ma wskaźników rozkazów.',
  'R1.19': 'Eskadra nie ma stref, osłon ani wskaźnika prędkości i strzela we wszystkie strony.',
  'R1.20': 'Suwak pokazuje, czy eskadra była już aktywowana w tej rundzie.',
  'R1.21':
    'Kości mają osiem ścian. Czerwona: 2 trafienia, 1 podwójne, 2 krytyczne, 1 celność, 2 puste. Niebieska: 4 trafienia, 2 krytyczne, 2 celności. Czarna: 4 trafienia, 2 trafienia z krytycznym, 2 puste.',
  'R1.22':
    'Na ścianie mogą być dwa symbole, na przykład trafienie i trafienie krytyczne. Liczą się oba, a jest to ściana z trafieniem.',
  'R1.23': 'Gdy rzuca się kośćmi nie w ataku, symbol znaczy tylko to, co mówi efekt.',
  'R1.24':
    'Żetony obrony i karty ulepszeń są na początku przygotowane. Tego, co wyczerpane, nie można wyczerpać ponownie.',
  'R1.25':
    'Odrzucone ulepszenie leży zakryte przy swoim statku. Nic nie robi, każdy może wiedzieć, co to jest, i nadal liczy się do punktów razem ze statkiem.',
  'R1.26':
    'Talia uszkodzeń ma 52 karty o 22 tytułach; każda dotyczy statku albo załogi. Obaj gracze ciągną z tej samej talii, chyba że to turniej.',
  'R1.27': 'Przeszkód jest sześć: trzy pola asteroid, dwie chmury szczątków i stacja.',
  'R1.28': 'Żetonów i wskaźników nigdy nie brakuje, bez względu na to, ile jest ich w pudełku.',
  'R1.29':
    'Sojusznicze jest to, co należy do twojej floty, reszta jest wroga. Statek i eskadra są też sojusznicze dla siebie, chyba że tekst mówi „inny”.',
  'R1.30':
    '„Ty” na ulepszeniu to statek, który je ma; na karcie uszkodzeń lub eskadry to statek lub eskadra, do której karta należy.',
  'R1.31':
    'Pierwszy gracz ma inicjatywę przez całą grę: zaczyna zawsze, gdy mogliby zacząć obaj. Drugi z nich to drugi gracz.',
  'R1.32': 'Okręt flagowy to statek, który ma dowódcę.',
  'R1.33': 'Flotylla to statek z dwoma modelami na podstawce; ma kilka własnych zasad.',
  'R1.34':
    'Statek z żetonem rajdu nie może użyć rozkazu, który ten żeton pokazuje. Nie ma dwóch takich samych. Gdy ujawnia wskaźnik, może go oddać i pozbyć się wszystkich albo oddać żeton rozkazu i pozbyć się tego, który do niego pasuje.',
  'R1.35': 'Liczby zaokrągla się tam, gdzie mówi tak zasada, i nigdzie indziej.',
}
