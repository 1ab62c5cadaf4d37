import type {
  AmbiguousName,
  UnknownName,
  UnplacedCard,
  Warning,
  WarningCode,
  WarningOf,
} from '#shared/fleet/read-text/reading'
import { type fleetText as english, PROGRAMS, tellWarning } from '#shared/messages/en/fleet-text'
import { cardName } from './card-names'

const SUMS: Record<WarningOf<'wrong-sum'>['of'], string> = {
  row: 'wiersza',
  ship: 'statku',
  ships: 'statków',
  squadrons: 'eskadr',
  fleet: 'floty',
}

const WARNINGS: { readonly [C in WarningCode]: (warning: WarningOf<C>) => string } = {
  'wrong-price': ({ card, printed, points }) =>
    `${cardName(card)}: koszt na liście to ${printed}, a na karcie ${points}; liczy się koszt z karty.`,
  'wrong-sum': ({ of, printed, counted }) => `Suma ${SUMS[of]} na liście to ${printed}, a powinna wynosić ${counted}.`,
  'other-commander': ({ text }) => `Dowódca w nagłówku listy: ${text}. Żaden statek nie ma tej karty.`,
  'short-name': ({ text, card }) => `Skrót: ${text}. Odczytano: ${cardName(card)}.`,
  'name-holds-card': ({ text, card }) =>
    `Wiersz „${text}” odczytano jako nazwę floty. Jeśli chodzi o kartę ${cardName(card)}, dodaj ją.`,
  'struck-out': ({ text }) => `Przekreślono i pominięto: ${text}.`,
  'objective-left-out': ({ text }) => `Karta pominięta: ${text}. Flota ma trzy karty celu.`,
}

const names = (offers: readonly { readonly id: string }[]) => offers.map(({ id }) => cardName(id)).join(', ')

export const fleetText = {
  errors: {
    'fleet-too-long':
      'Tekst jest za długi jak na listę floty: ponad 20 000 znaków, 400 wierszy albo 300 kart. Wklej tylko jedną listę.',
    'fleet-empty': 'Nie ma tu żadnego tekstu. Wklej listę floty w postaci, w jakiej zapisuje ją twój program.',
    'fleet-not-text':
      'Tego tekstu nie da się odczytać: to plik albo inne kodowanie znaków. Skopiuj listę z programu jeszcze raz.',
    'fleet-not-recognised':
      'To nie jest lista floty w znanym formacie. Zapisz ją w swoim programie jako tekst albo zbuduj flotę tutaj.',
    'fleet-two-lists': 'W tekście jest więcej niż jedna lista floty. Wklejaj po jednej.',
    'fleet-other-faction': 'Ta flota nie należy do żadnej ze stron. Gramy tu tylko flotami Rebeliantów i Imperium.',
  },
  formats: {
    ...PROGRAMS,
    fabs: 'Program Fab',
    aff: 'lista nazw dla botów',
    'tournament-csv': 'wiersz tabeli turniejowej',
    'key-json': 'JSON z kluczami',
  },
  shorthand: 'lista w skrócie',
  unknown({ text, later, nearest }: UnknownName): string {
    if (later) return `${text}: ta karta ukazała się później niż karty, którymi tu gramy.`
    return nearest.length > 0
      ? `Nie ma karty o nazwie ${text}. Może chodzi o: ${names(nearest)}.`
      : `Nie ma karty o nazwie ${text}.`
  },
  ambiguous: ({ text, card, options }: AmbiguousName): string =>
    `Karty o nazwie ${text}: ${options.length}. Z listy nie wynika, o którą chodzi. Na razie wybrana: ${cardName(card)}.`,
  unplaced: ({ card }: UnplacedCard): string =>
    `Z listy nie wynika, na którym statku jest karta ${cardName(card)}. Na razie nie jest na żadnym.`,
  warning: (warning: Warning): string => tellWarning(WARNINGS, warning),
} satisfies typeof english
