import type { commanders as english } from '#shared/messages/en/cards/commanders'

export const commanders = {
  'admiral-ackbar': {
    text: 'Przed swoim krokiem ataku twój statek może do końca rundy zrezygnować z ataków z przodu i z tyłu; wtedy do każdego ataku na statek może dodać dwie czerwone kości.',
  },
  'admiral-konstantine': {
    text: 'Na początku Fazy statusu każdy wrogi statek w dystansie 1–5 od co najmniej dwóch twoich średnich lub dużych statków możesz przyspieszyć albo spowolnić o jeden, nie poniżej 1.',
    asks: { 'status.start': ['Które statki przyspieszają?', 'Które statki zwalniają?'] },
  },
  'admiral-motti': {
    text: 'Twoje statki mają większą wartość kadłuba: małe o 1, średnie o 2, duże o 3.',
  },
  'admiral-ozzel': { text: 'Gdy twój statek rozpatruje Nawigowanie, może zmienić prędkość o jeden więcej.' },
  'admiral-raddus': {
    text: 'Przed rozstawieniem możesz odłożyć inny swój statek; na początku dowolnej rundy może pojawić się w dystansie 1 od twojego statku, nie na eskadrach. W tej rundzie nie może aktywować się jako pierwszy.',
    asks: {
      'setup.before-deploying': ['Który statek odkładasz?'],
      'round.start': ['Który statek się pojawia?'],
    },
  },
  'admiral-screed': {
    text: 'Raz na aktywację twój atakujący statek może wykorzystać jedną kość, by zmienić inną na ściankę z trafieniem krytycznym.',
    asks: { 'attack.modify': ['Która kość jest wykorzystywana?', 'Która kość ma pokazywać trafienie krytyczne?'] },
  },
  'admiral-sloane': {
    text: 'Atakująca twoja eskadra bez Samotnika może wykorzystać celność, by wykorzystać żeton obrony broniącego się bez jego efektu. Atakując statek, może przerzucić jedną kość z trafieniem krytycznym.',
    asks: {
      'attack.modify': [
        'Która kość jest wykorzystywana lub przerzucana?',
        'Który żeton broniącego się jest wykorzystywany?',
      ],
    },
  },
  'commander-sato': {
    text: 'Gdy twój statek atakuje statek w dystansie 1 od twojej eskadry, przed rzutem może wymienić jedną lub dwie kości na kości innych kolorów.',
    asks: {
      'attack.before-roll': [
        'Kość jakiego koloru jest wymieniana?',
        'Na jaki kolor?',
        'Jakiego koloru jest druga?',
        'Na jaki kolor ją wymienić?',
      ],
    },
  },
  'darth-vader-commander': {
    text: 'Gdy twój statek atakuje statek, może wykorzystać jeden ze swoich żetonów obrony, aby przerzucić dowolne ze swoich kości.',
    asks: {
      'attack.modify': ['Który swój żeton obrony wykorzystuje atakujący?', 'Które kości przerzuca?'],
    },
  },
  'garm-bel-iblis': {
    text: 'Na początku rund 1 i 5 każdy twój statek może otrzymać żetony rozkazu, najwyżej tyle, ile wynosi jego wartość dowodzenia.',
    asks: { 'round.start': ['Który statek otrzymuje żetony?', 'Żetony których rozkazów otrzymuje?'] },
  },
  'general-cracken': {
    text: 'Ataki statków na twoje małe i średnie statki o prędkości co najmniej 3 liczą się jako ataki przez przeszkodę.',
  },
  'general-dodonna': {
    text: 'Zanim wrogi statek otrzyma odkrytą kartę uszkodzeń, możesz obejrzeć cztery karty z wierzchu talii i wybrać tę, którą dostanie; pozostałe są odrzucane.',
    asks: { 'card.before-faceup': ['Którą z tych kart otrzymuje wrogi statek?'] },
  },
  'general-madine': {
    text: 'Wskaźnik z Nawigowaniem daje twoim statkom o jedno przestawienie więcej, w dowolnym fragmencie; żeton może dać przestawienie zamiast zmiany prędkości.',
  },
  'general-rieekan': {
    text: 'Raz na rundę twój statek lub unikatowa eskadra, gdy mają zostać zniszczone przez obrażenia, mogą pozostać do końca Fazy statusu; do tego czasu nie liczą się jako zniszczone.',
  },
  'general-tagge': {
    text: 'Na początku rund 3 i 5 każdy twój statek może odzyskać jeden ze swoich odrzuconych żetonów obrony.',
    asks: {
      'round.start': ['Który statek odzyskuje żeton obrony?', 'Który żeton odzyskuje?'],
    },
  },
  'grand-admiral-thrawn': {
    text: 'Po rozstawieniu ustawiasz w tajemnicy trzy wskaźniki, które leżą na karcie. Na początku każdej Fazy statków możesz odkryć jeden z nich: w tej rundzie każdy twój statek tuż przed aktywacją otrzymuje dodatkowy wskaźnik z tym rozkazem.',
    asks: {
      'ship-phase.start': ['Który wskaźnik odkrywasz?'],
      'activation.start': ['Statek zachowuje dodatkowy wskaźnik czy bierze za niego żeton?'],
    },
    options: { token: 'Żeton tego rozkazu' },
  },
  'grand-moff-tarkin': {
    text: 'Na początku każdej Fazy statków możesz wskazać rozkaz; każdy twój statek otrzymuje jego żeton.',
    asks: { 'ship-phase.start': ['Żeton którego rozkazu otrzymuje każdy twój statek?'] },
  },
  'leia-organa-commander': {
    text: 'Twój statek, który rozpatruje pierwszy rozkaz w rundzie z samego wskaźnika, może to zrobić jak ze wskaźnika i żetonu; w tej rundzie nie rozpatruje już innych rozkazów.',
  },
  'moff-jerjerrod': {
    text: 'Gdy twój statek wyznacza kurs, może otrzymać jedno uszkodzenie: pierwszy fragment ma przy tej prędkości skręt II do końca aktywacji.',
  },
  'mon-mothma': {
    text: 'Unik twoich statków anuluje kość na średnim zasięgu, a na bliskim i w dystansie 1 każe atakującemu przerzucić jedną.',
  },
} satisfies typeof english
