export const rulings = {
  'RL.1':
    'Czy przy Szumie w łączności (Comm Noise) przeciwnik może nie wybrać niczego? Tak: ten efekt jest jego możliwością.',
  'RL.2':
    'Panika załogi (Crew Panic) i oddany wskaźnik: czy można użyć żetonów Eskadry i Naprawy? Nie: oba rozkazy następują po ujawnieniu wskaźnika, a żadnego nie ujawniono (R5.18).',
  'RL.3':
    'Uszkodzone stery (Damaged Controls), a w jednym manewrze statek naszedł na statek i na przeszkodę: ile jest kart? Jedna: to jeden efekt, użyty raz.',
  'RL.4':
    'Statek naszedł na flotyllę, która nie jest najbliższym statkiem: czy dostaje ona kartę? Nie: zasada flotylli zmienia to, kto dostaje kartę, a nie to, który statek jest najbliższy.',
  'RL.5': 'Co jest „na” dystansie? To, co ma w nim jakąkolwiek część, mierząc do najbliższego punktu.',
  'RL.6':
    'Wada bez słowa „musi”: czy jest do wyboru? Nie, jeśli użyto efektu, do którego należy: ceny się nie wybiera.',
  'RL.7':
    'Pęknięcie dyszy (Thruster Fissure), a prędkość zmieniono o dwa podczas jednego ustalania kursu: ile jest uszkodzeń? Jedno: wskaźnik zmieniono raz.',
  'RL.8':
    'Kiedy pokonany jest gracz bez statków? Od razu; na turnieju na koniec rundy, jak mówi FAQ o siłach odłożonych na bok.',
  'RL.9':
    'Czy eskadra z Przekaźnikiem (Relay) sama musi być w zasięgu rozkazu? Tak: poprawiony tekst karty ma pierwszeństwo przed krótką odpowiedzią (R11.36).',
  'RL.10': 'Ile kosztują oba Nebulony-B? 57 i 51: tak mówią wszystkie karty i listy, wbrew rysunkom w instrukcji.',
  'RL.11':
    'Które efekty ulepszeń są do wyboru? Wszystkie, chyba że karta mówi, że coś się dzieje, jest rozdawane, nie może lub musi.',
  'RL.12': 'Czy stos odrzuconych kart uszkodzeń jest jawny? Tak, dla obu stron: nic go nie ukrywa.',
  'RL.13':
    'Statek podniósł eskadry, a potem ginie lub opuszcza stół: dokąd one trafiają? Z powrotem tam, gdzie stały, bo nie ma już czego dotykać.',
  'RL.14': 'Statek w ruchu ginie od zderzenia: czy drugi i tak dostaje kartę? Tak: obie rozdaje się jednocześnie.',
  'RL.15':
    'Czy żetony celu mogą leżeć na sobie? Tak, chyba że karta podaje dystans lub tego zabrania: nie zabrania tego żadne źródło.',
  'RL.16':
    'Na turnieju wszystkie statki gracza oprócz flotylli są zniszczone: jak liczy się punkty? Zwycięzca liczy całą flotę (R20.13), a przewaga nigdy nie jest ujemna. Gdzie indziej wyniki zostają, a wygrywa ten, kto przetrwał.',
  'RL.17':
    'Efekt, którego nie można uniknąć, ma kilka części, a jedna jest niemożliwa. Pozostałe się wykonuje (R16.13).',
  'RL.18':
    'Karta pozwala statkowi atakować tylko raz na rundę. Czy odpowiedź Kontrą jest atakiem? Tak: statek nie ma wtedy innego ataku, a ten, który już zaatakował, nie odpowiada.',
  'RL.19':
    'Czy dwie eskadry, które dodaje Instigator, liczą się dla Roju i Valena Rudora? Tak: kto atakuje eskadrę w dystansie 1 od niego, może przerzucić kość (R11.29), a taka eskadra nie może atakować Rudora.',
  'RL.20':
    'Karta działa w dowolnej chwili aktywacji statku (Ahsoka Tano): kiedy? Gdy się aktywuje, gdy ujawnia wskaźnik, przed krokiem ataku i zanim wyznaczy kurs.',
  'RL.21':
    'Moff Jerjerrod oraz Nawigowanie albo dodatkowy manewr z inną prędkością: który fragment ma skręt II? Pierwszy przy prędkości, z jaką wykonuje się manewr; prędkość podana przez efekt liczy się tylko wtedy, gdy pokazuje ją wskaźnik.',
  'RL.22':
    'Wskaźnik zostaje odrzucony przed ujawnieniem (Skilled First Officer, Support Officer): czy ktoś go widzi? Wszyscy: leży odkryty na karcie statku (R4.9).',
  'RL.23':
    'Żeton kładzie się przy podstawce zniszczonego statku (Capture the VIP): jak blisko? Nigdzie na niej nie leży i jest najwyżej 5 mm od niej: nikt nie kładzie elementu co do mikrometra.',
  'RL.24':
    'Navigational Hazards: ile przeszkód przesuwa się na koniec rundy? Każdy gracz po jednej; żetony nie pozwalają pierwszemu graczowi przesunąć tej samej.',
  'RL.25':
    'Pursuant rozpatruje rozkaz Eskadra jak ze wskaźnika: czy można dodać żeton? Tak: wskaźnik i żeton to jeden rozkaz (R7.2). Statek nie ma takiego wskaźnika i go nie wykorzystuje.',
  'RL.26':
    'Blockade Run: gdzie są obszar przygotowania i strefy? Obszarem przygotowania jest cały obszar gry, a każda strefa sięga przez całą jego szerokość, od krótkiej krawędzi tak daleko, jak dwie miarki; pierwszy gracz siedzi na zachodzie.',
  'RL.27':
    'Station Assault: kto może atakować stacje? Pierwszy gracz; należą do drugiego, jak wynika z żetonów zwycięstwa. Karty uszkodzeń pochodzą z talii tego gracza, jeśli każdy ma własną (R20.5).',
  'RL.28':
    'Chart Officer działa po manewrze zakończonym na przeszkodzie: kiedy dokładnie? Gdy ruch się skończył, w dowolnej kolejności z innymi efektami tej chwili; przeszkody działają później (R10.28).',
  'RL.29':
    '„Raz na aktywację” (Admiral Screed), a statek aktywuje eskadry: czy każda to nowa aktywacja? Nie: należą do aktywacji statku. W fazie eskadr każda eskadra ma własną.',
  'RL.30':
    'Hyperspace Assault, a drugi gracz ma jeden statek: czy musi go odłożyć? Tak, jeśli jest mały lub średni: karta nie zostawia wyboru, a wyjaśnienie mówi, co z tego wynika (FQ.hyperspace-assault.3).',
  'RL.31':
    'Eskadra zaatakowała dwa razy dzięki Yavaris: czy karta może ją potem przesunąć w tej samej aktywacji statku? Nie: atakuje dwa razy, bo się w niej nie porusza.',
  'RL.32':
    'Devastator: czy część kości można zachować na inny atak w tej rundzie? Nie: karta dodaje od razu po jednej kości za każdy odrzucony żeton.',
  'RL.33':
    'Jeden efekt uszkadza kilka eskadr (Ten Numb, Mauler Mithel): jednocześnie? Jedną po drugiej, a wszystko, co wynika z jednej, rozpatruje się przed następną.',
  'RL.34':
    'Statek z kartą Grand Admiral Thrawn zostaje zniszczony: co z jego wskaźnikami? Odsłonięty daje wskaźniki do końca rundy (R9.18); te, które zostały na karcie, wypadają z gry.',
  'RL.35':
    'Boarding Troopers albo Admiral Sloane wykorzystują żeton statku, który sam nie może go użyć (Wadliwe zakłócanie, Faulty Countermeasures; prędkość 0): czy wolno? Tak: żeton wykorzystuje wróg, a zakaz dotyczy statku. Żetonu zablokowanego celnością nie wykorzystuje nikt (R8.4).',
  'RL.36':
    'Pęknięcie dyszy (Thruster Fissure), a podczas jednego ustalania kursu prędkość zmieniają dwa efekty (Entrapment Formation, potem Nawigowanie): ile jest uszkodzeń? Dwa: wskaźnik zmieniono dwukrotnie, cokolwiek pokazuje na końcu.',
  'RL.37':
    'Zaatakowano eskadrę z Kontrą, a po ataku działają też inne efekty jej gracza: co jest pierwsze? Kontra, jeśli jest to pierwszy gracz; w przeciwnym razie Kontra jest ostatnia. Efekty atakującego następują między nimi tylko tak, jak mówi R16.6.',
  'RL.38':
    'Zagrożenia nawigacyjne (Navigational Hazards), a Uszkodzone stery (Damaged Controls) dają kartę, bo statek najechał na stację: czy przeciwnik zyskuje żeton? Nie: kartę dała karta uszkodzeń, a nie przeszkoda.',
  'RL.39':
    'Karta eskadry daje przerzut i nie mówi „może” (Dash Rendar, Lieutenant Blount): czy trzeba przerzucić kość? Nie: z przerzutu można skorzystać, tak jak przy cesze Rój (R11.29).',
}
