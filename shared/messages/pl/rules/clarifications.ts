export const clarifications = {
  'FQ.admiral-ackbar.1':
    'Admiral Ackbar: z Zespołem artylerzystów (Gunnery Team) jedna boczna strefa może atakować dwa razy, a dwie czerwone kości mogą dojść w obu atakach.',
  'FQ.admiral-chiraneau.1':
    'Admiral Chiraneau: z tytułem Corrupter Bombowce w starciu, którym wydano w ten sposób rozkaz, mają prędkość 3.',
  'FQ.admiral-konstantine.1':
    'Admiral Konstantine: zmiana prędkości przez ten efekt nie wywołuje Pęknięcia dyszy (Thruster Fissure).',
  'FQ.admiral-montferrat.1':
    'Admiral Montferrat: gdy ten statek ma prędkość 3 lub większą, nie może go zaatakować statek z kartą Wyłączone kierowanie ogniem (Disengaged Fire Control), bo atak byłby przesłonięty.',
  'FQ.admiral-motti.1':
    'Admiral Motti: gdy premia do kadłuba przepada, statek, który ma teraz tyle kart uszkodzeń, ile wynosi jego kadłub, jest zniszczony.',
  'FQ.admiral-ozzel.1':
    'Admiral Ozzel: statek z Zespołem nawigatorów (Nav Team), który wykorzystuje żeton Nawigowania do przestawienia wzornika, nadal może dzięki temu efektowi zmienić prędkość o 1.',
  'FQ.admiral-raddus.1':
    'Admiral Raddus: statek, który przybył, nie może być w tej rundzie aktywowany jako pierwszy, nawet jeśli statek z Raddusem zniszczono już po jego ustawieniu.',
  'FQ.admiral-raddus.2':
    'Admiral Raddus: jeśli efekty kart nie pozwalają aktywować żadnego statku żadnego z graczy, wolno go aktywować, choć jest pierwszy.',
  'FQ.admiral-screed.1':
    'Admiral Screed: można go użyć w aktywacji każdego statku i każdej eskadry, a więc także w ataku Kontrą.',
  'FQ.admiral-sloane.1':
    'Admiral Sloane: tego żetonu obrońca nie może już w tym ataku wykorzystać, ale innego tego samego rodzaju może.',
  'FQ.admonition.1': 'Admonition: w jednym ataku można odrzucić tylko jeden żeton.',
  'FQ.advanced-gunnery.1':
    'Zaawansowana artyleria (Advanced Gunnery): statek celu z Zespołem artylerzystów (Gunnery Team), który atakuje dwa razy z jednej strefy, nie może w swojej aktywacji zaatakować dwa razy tego samego statku ani tej samej eskadry.',
  'FQ.advanced-gunnery.2':
    'Zaawansowana artyleria (Advanced Gunnery): statek celu ze Slaved Turrets nadal atakuje raz w rundzie.',
  'FQ.advanced-projectors.1':
    'Advanced Projectors: przeciw karcie XI7 Turbolasers wszystkie inne strefy kadłuba razem nadal przyjmują najwyżej 1 uszkodzenie.',
  'FQ.all-fighters-follow-me.1':
    'All Fighters, Follow Me!: efekt trwa do końca rundy, nawet jeśli ten statek zostanie zniszczony. Independence dodaje do prędkości jeszcze 1.',
  'FQ.aspiration.1':
    'Aspiration: inne efekty, na przykład Projection Experts, mogą przenosić osłony do jego stref tylko do wydrukowanej wartości każdej z nich.',
  'FQ.assault-concussion-missiles.1':
    'Szturmowe pociski wstrząsowe (Assault Concussion Missiles): Wzmocnienie nie zmniejsza tych uszkodzeń.',
  'FQ.bail-organa.1': 'Bail Organa: gdy ten statek jest odłożony na bok, na karcie nie można położyć żetonu rundy.',
  'FQ.biggs-darklighter.1':
    'Biggs Darklighter: nie można wskazać eskadry, która jest w grze tylko dzięki generałowi Rieekanowi.',
  'FQ.blockade-run.1':
    'Przerwanie blokady (Blockade Run): żetony przydziela się po wyborze celu, zanim jakaś karta odłoży statek na bok.',
  'FQ.boarding-engineers.1':
    'Boarding Engineers: najpierw wybiera się wszystkie karty, każdą raz, a potem odkrywa się je po kolei.',
  'FQ.boarding-troopers.1':
    'Boarding Troopers: najpierw wybiera się wszystkie żetony, każdy raz, a potem wykorzystuje się je po kolei.',
  'FQ.chimaera.1':
    'Chimaera: karty Dowodzenia flotą, która już jest odrzucona, na przykład przez własny efekt, nie można odrzucić dla tego efektu.',
  'FQ.chimaera.2':
    'Chimaera: nową kartą może być dowolne Dowodzenie flotą o dowolnym koszcie, byle jej unikatowej nazwy nie było we flocie. Wymieniona karta opuszcza flotę i może później wrócić.',
  'FQ.chimaera.3':
    'Chimaera: do wyniku liczy się tylko karta, która jest tam na końcu. W kampanii Corellian Conflict wraca potem karta z listy.',
  'FQ.colonel-jendon.1':
    'Colonel Jendon: może to zrobić, nawet jeśli nie jest w starciu albo inny efekt nie pozwala mu atakować.',
  'FQ.colonel-jendon.2': 'Colonel Jendon: druga eskadra nie zostaje przez to aktywowana.',
  'FQ.comms-net.1': 'Comms Net: używa się jej tylko w aktywacji tego statku, gdy jego wskaźnik jest już ujawniony.',
  'FQ.contested-outpost.1':
    'Sporna placówka (Contested Outpost): stacja nie przesłania ani ataków, ani linii pola widzenia, statkom i eskadrom.',
  'FQ.dangerous-territory.1':
    'Niebezpieczny obszar (Dangerous Territory): Strateg może przesuwać żetony z przeszkód i na nie. Żeton liczy się tylko na przeszkodzie, a statek, który na niej staje, zabiera za każdym razem najwyżej jeden.',
  'FQ.dangerous-territory.2': 'Niebezpieczny obszar (Dangerous Territory): należy to do kroku ruchu statku.',
  'FQ.demolisher.1':
    'Demolisher: drugi atak należy do zwykłego kroku ataku albo przepada. Po manewrze z Engine Techs żadnego ataku już nie ma.',
  'FQ.demolisher.2': 'Demolisher: to, co przynosi manewr, na przykład mina, jest przed opóźnionym atakiem.',
  'FQ.devastator.1':
    'Devastator: żeton zamieniony (Captain Needa) albo odzyskany nie jest odrzucony. Żetonami płaci się za ulepszenie tylko wtedy, gdy tak na nim jest.',
  'FQ.dominator.1': 'Dominator: obie osłony mogą pochodzić z jednej strefy kadłuba albo po jednej z dwóch.',
  'FQ.dual-turbolaser-turrets.1':
    'Dual Turbolaser Turrets: między dodaniem kości a usunięciem kości żaden inny efekt nie może zmieniać kości.',
  'FQ.dutch-vander.1':
    '„Dutch” Vander: jeśli wszystkie uszkodzenia przejęła za obrońcę inna eskadra, na przykład dzięki Biggsowi, obrońcy nic się nie dzieje.',
  'FQ.electronic-countermeasures.1':
    'Zakłócanie elektroniczne (Electronic Countermeasures): pozostałe ograniczenia zostają: żadnych żetonów przy prędkości 0, w jednym ataku żadnego drugiego żetonu tego samego rodzaju i żadnego żetonu dwa razy.',
  'FQ.engine-techs.1':
    'Engine Techs: dodatkowy manewr ma tyle przestawień, ile tabela daje przy prędkości 1. Wskaźnik prędkości się nie zmienia.',
  'FQ.entrapment-formation.1':
    'Entrapment Formation!: efekt trwa do końca rundy, nawet jeśli ten statek zostanie zniszczony.',
  'FQ.fire-control-team.1':
    'Fire-Control Team: z XX-9 Turbolasers i standardowym efektem krytycznym odkryte są dwie pierwsze karty uszkodzeń. Z Assault Proton Torpedoes i standardowym efektem odkryta jest tylko karta torped.',
  'FQ.fire-lanes.1': 'Linie ognia (Fire Lanes): liczą się tylko kości, które sięgają do żetonu.',
  'FQ.fire-lanes.2':
    'Linie ognia (Fire Lanes): liczy się uzbrojenie takie, jakie jest teraz, na przykład ze Wzmocnionym uzbrojeniem (Enhanced Armament), ale bez kości dodawanych po rzucie.',
  'FQ.flechette-torpedoes.1':
    'Flechette Torpedoes: eskadra, którą trafiono tak Kontrą w trakcie jej własnej aktywacji, dalej tę aktywację prowadzi.',
  'FQ.fleet-ambush.1':
    'Zasadzka na flotę (Fleet Ambush): pierwszy gracz może rozmieszczać eskadry w dystansie 1–2 od statku w strefie zasadzki.',
  'FQ.fleet-ambush.2':
    'Zasadzka na flotę (Fleet Ambush): kto ustawił już wszystkie swoje statki, w następnej turze zaczyna z eskadrami, a drugi dalej ustawia statki.',
  'FQ.flight-controllers.1':
    'Flight Controllers: kość dochodzi także w atakach ze słowem Snajper, ale nie innej eskadrze, która atakuje dzięki Colonel Jendon.',
  'FQ.g-8-experimental-projector.1':
    'G-8 Experimental Projector: jeśli statek przy ustalaniu kursu zmienia też swój wskaźnik, niższą prędkość liczy się od nowej liczby.',
  'FQ.g-8-experimental-projector.2':
    'G-8 Experimental Projector: można jej użyć przy dodatkowym manewrze, na przykład z Engine Techs, zanim ustali się jego kurs. Prędkość tego manewru jest wtedy o 1 mniejsza, najmniej 0.',
  'FQ.g7-x-grav-well-projector.1':
    'G7-X Grav Well Projector: żeton działa, dopóki jego właściciel ma w grze statek z tą kartą. Na stole leży do końca gry.',
  'FQ.garm-bel-iblis.1': 'Garm Bel Iblis: żaden statek nie może mieć dwóch żetonów tego samego rozkazu.',
  'FQ.general-madine.1':
    'General Madine: ze wskaźnika jest o jedno przestawienie więcej niż to, które daje sam wskaźnik.',
  'FQ.general-madine.2': 'General Madine: przy żetonie nie sumuje się z Zespołem nawigatorów (Nav Team).',
  'FQ.general-rieekan.1':
    'General Rieekan: na koniec Fazy statusu jednostka jest zniszczona bez względu na uszkodzenia. Dzieje się to przed innymi efektami końca rundy i gry.',
  'FQ.general-rieekan.2':
    'General Rieekan: do tego czasu nic nie uznaje jej za zniszczoną, a może ona otrzymać dalsze uszkodzenia.',
  'FQ.general-rieekan.3': 'General Rieekan: kto opuścił obszar gry, tego nie można zatrzymać.',
  'FQ.general-rieekan.4':
    'General Rieekan: zatrzymać można też statek, na którym jest Rieekan. Jeśli to ostatni statek tej strony, gra kończy się wraz z rundą. Zatrzymana jednostka zostaje do końca Fazy statusu, nawet jeśli jego statek wypadnie z gry.',
  'FQ.general-rieekan.5':
    'General Rieekan: gracz może z tego zrezygnować, a decyduje, zanim jednostka zostanie usunięta.',
  'FQ.governor-pryce.1':
    'Governor Pryce: gdy ten statek jest odłożony na bok, na karcie nie można położyć żetonu rundy.',
  'FQ.governor-pryce.2':
    'Governor Pryce: jeśli wszystkie twoje inne statki były już aktywowane, wszystkie wrogie są aktywowane przed tym, nawet statek, którego jakiś efekt nie pozwala aktywować, na przykład statek Raddusa.',
  'FQ.governor-pryce.3':
    'Governor Pryce: jeśli obaj gracze mają tę kartę na tę samą rundę, statek pierwszego gracza jest aktywowany przed statkiem drugiego.',
  'FQ.grand-admiral-thrawn.1': 'Grand Admiral Thrawn: statek może zamienić dodatkowy wskaźnik na żeton rozkazu.',
  'FQ.grav-shift-reroute.1':
    'Grav Shift Reroute: przeszkodę można też obrócić. Liczy się tylko, gdzie kończy: żadna jej część poza dystansem 2 od miejsca, w którym była.',
  'FQ.grav-shift-reroute.2':
    'Grav Shift Reroute: eskadry spod przesuniętej przeszkody ustawia drugi z graczy, tak żeby każda jej dotykała albo na niej stała.',
  'FQ.grav-shift-reroute.3':
    'Grav Shift Reroute: żetony celu przesuwają się ze swoją przeszkodą. Jeśli po rozmieszczeniu tego statku nie ma w grze, nic się nie przesuwa.',
  'FQ.hondo-ohnaka.1':
    'Hondo Ohnaka: każdy gracz musi rozdać oba żetony, jeśli trzeba, to wrogim statkom. Przeciwnik może wybrać statek, który już jakiś dostał.',
  'FQ.howlrunner.1': '„Howlrunner”: kość dochodzi także w atakach Kontrą.',
  'FQ.hyperspace-assault.1': 'Atak z nadprzestrzeni (Hyperspace Assault): to, co odłożono na bok, nie jest w grze.',
  'FQ.hyperspace-assault.2':
    'Atak z nadprzestrzeni (Hyperspace Assault): suwak eskadry, która przybywa, pokazuje kolor inicjatywy.',
  'FQ.hyperspace-assault.3':
    'Atak z nadprzestrzeni (Hyperspace Assault): jeśli drugi gracz musi rozmieścić eskadrę, a nie ma w grze statku, jego eskadry, których nie odłożono na bok, są zniszczone.',
  'FQ.hyperspace-assault.4': 'Atak z nadprzestrzeni (Hyperspace Assault): w rundzie 1 żetony zostają tam, gdzie są.',
  'FQ.hyperspace-assault.5':
    'Atak z nadprzestrzeni (Hyperspace Assault): gdy ich gracz nie ma w grze żadnego statku albo gra się kończy, jednostki nadal odłożone na bok są zniszczone.',
  'FQ.insidious.1':
    'Insidious: taki atak można ogłosić nawet wtedy, gdy strefa nie ma ani czerwonej, ani niebieskiej kości.',
  'FQ.instigator.1':
    'Instigator: dopóki nie są w starciu z prawdziwym wrogiem bez słowa Ciężka, mogą atakować ten statek. Wywiad nic w tym nie zmienia.',
  'FQ.intel-officer.1': 'Intel Officer: atakujący może też wybrać własny żeton.',
  'FQ.jan-ors.1': 'Jan Ors: Celność blokuje jej żetony tylko wtedy, gdy sama jest obrońcą.',
  'FQ.leia-organa-commander.1': 'Leia Organa: nie można jej użyć, jeśli rozkaz wykonano wskaźnikiem i żetonem.',
  'FQ.luke-skywalker.1':
    'Luke Skywalker: Rozregulowany projektor (Projector Misaligned) i Awarię osłon (Shield Failure) rozpatruje się tak, jakby tego efektu nie miał.',
  'FQ.luke-skywalker.2':
    'Luke Skywalker: dopóki strefa kadłuba ma osłony, nie wywołuje on efektu krytycznego Norry Wexley.',
  'FQ.major-rhymer.1':
    'Major Rhymer: zastępuje to dystans 1 w atakach na statki. Na bliskim zasięgu liczą się kości wszystkich kolorów.',
  'FQ.minefields.1': 'Pola minowe (Minefields): miny należą do kroku ruchu statku.',
  'FQ.mon-mothma.1': 'Mon Mothma: jest to zamiast tego, co żeton robi zwykle.',
  'FQ.ms-1-ion-cannons.1': 'MS-1 Ion Cannons: wyczerpana karta zachowuje te swoje efekty, które jej nie wyczerpują.',
  'FQ.opening-salvo.1':
    'Salwa na otwarcie (Opening Salvo): kości dochodzą po rzucie; kości drugiego gracza mogą mieć dowolny kolor na każdym zasięgu.',
  'FQ.opening-salvo.2': 'Salwa na otwarcie (Opening Salvo): koszt statku obejmuje tu jego ulepszenia.',
  'FQ.ordnance-pods.1':
    'Ordnance Pods: jest to pełny atak na eskadry: na każdą w polu rażenia, którą można zaatakować.',
  'FQ.phylon-q7-tractor-beams.1':
    'Phylon Q7 Tractor Beams: statek, który ma żeton Nawigowania, musi go odrzucić i zachowuje prędkość. Zwalnia tylko bez niego.',
  'FQ.planetary-ion-cannon.1':
    'Planetarne działo jonowe (Planetary Ion Cannon): w rundzie można tak zaatakować jeden wrogi statek.',
  'FQ.planetary-ion-cannon.2':
    'Planetarne działo jonowe (Planetary Ion Cannon): jeśli strefa kadłuba nie ma osłon, zamiast wydrukowanego efektu krytycznego można wywołać standardowy.',
  'FQ.profundity.1':
    'Profundity: ulepszenia liczą się przy statku, na którym są na końcu. W kampanii Corellian Conflict wyeliminowany statek traci tylko te, które wtedy ma.',
  'FQ.projection-experts.1':
    'Projection Experts: osłony mogą trafić do każdej strefy kadłuba drugiego statku, która nie ma ich tyle, ile może.',
  'FQ.quad-laser-turrets.1':
    'Quad Laser Turrets: atak Kontrą to 1 niebieska kość, niezależnie od kości przeciw eskadrom. Strefę kadłuba wybiera gracz.',
  'FQ.rapid-launch-bays.1':
    'Rapid Launch Bays: ustawienie eskadry nie jest jej aktywacją. Ten sam rozkaz może ją potem aktywować, żeby atakowała, w ramach zwykłej liczby.',
  'FQ.shields-to-maximum.1':
    'Shields to Maximum!: efekt trwa do końca rundy, nawet jeśli ten statek zostanie zniszczony.',
  'FQ.slaved-turrets.1': 'Slaved Turrets: jeden atak na eskadry nadal może przechodzić z eskadry na eskadrę.',
  'FQ.squall.1': 'Squall: jest przed ujawnieniem wskaźnika.',
  'FQ.strategic-adviser.1':
    'Strategic Adviser: można go użyć tylko wtedy, gdy ten statek mógłby być w tej turze aktywowany.',
  'FQ.targeting-beacons.1':
    'Znaczniki celów (Targeting Beacons): raz w ataku, bez względu na to, ile żetonów jest blisko.',
  'FQ.task-force-antilles.1': 'Task Force Antilles: za każdym razem można wybrać tylko jeden egzemplarz.',
  'FQ.the-grand-inquisitor.1':
    'The Grand Inquisitor: wywołuje go zmiana liczby na wskaźniku prędkości wrogiego statku.',
  'FQ.valen-rudor.1': 'Valen Rudor: taka eskadra nie może go zaatakować także Kontrą.',
  'FQ.veteran-gunners.1':
    'Veteran Gunners: wcześniej można wydać celność. Wydanych kości nie ma już w puli i nie przerzuca się ich.',
  'FQ.walex-blissex.1': 'Walex Blissex: żeton wraca przygotowany.',
  'FQ.warlord.1': 'Warlord: czerwoną kość można obrócić na ścianę z dwoma trafieniami.',
  'FQ.wulff-yularen.1':
    'Wulff Yularen: jeśli żeton wydano na rozkaz, nowego nie można w tej rundzie wydać na ten sam rozkaz ani na jego efekt.',
  'FQ.xi7-turbolasers.1':
    'XI7 Turbolasers: przeciw karcie Advanced Projectors wszystkie inne strefy kadłuba razem przyjmują najwyżej 1 uszkodzenie.',
}
