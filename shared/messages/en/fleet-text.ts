import type { FleetFormat, FleetTextError } from '#shared/fleet/read-text/list'
import type {
  AmbiguousName,
  UnknownName,
  UnplacedCard,
  Warning,
  WarningCode,
  WarningOf,
} from '#shared/fleet/read-text/reading'
import { cardName } from '#shared/game/cards/catalog/catalog-names'

const SUMS: Record<WarningOf<'wrong-sum'>['of'], string> = {
  row: 'the row',
  ship: 'the ship',
  ships: 'the ships',
  squadrons: 'the squadrons',
  fleet: 'the fleet',
}

const WARNINGS: { readonly [C in WarningCode]: (warning: WarningOf<C>) => string } = {
  'wrong-price': ({ card, printed, points }) =>
    `The list prices ${cardName(card)} at ${printed}; the card costs ${points}, and that counts.`,
  'wrong-sum': ({ of, printed, counted }) => `The list gives ${printed} as the sum of ${SUMS[of]}; it is ${counted}.`,
  'other-commander': ({ text }) => `The head of the list names ${text} as commander, but no ship carries that card.`,
  'short-name': ({ text, card }) => `${text} was read as ${cardName(card)}, because players call it that.`,
  'name-holds-card': ({ text, card }) =>
    `“${text}” was read as the name of the fleet. If ${cardName(card)} is meant, add that card.`,
  'struck-out': ({ text }) => `${text} is struck out and was left out.`,
  'objective-left-out': ({ text }) => `${text} was left out: a fleet has three objectives.`,
}

const names = (offers: readonly { readonly name: string }[]) => offers.map(({ name }) => name).join(', ')

/** Builders have one name in all languages. */
export const PROGRAMS = {
  kingston: 'Kingston',
  starforge: 'Star Forge',
  warlords: 'Armada Warlords',
  afb: 'Armada Fleet Builder',
  afd: 'Armada Fleets Designer',
  flagship: 'Flagship',
} satisfies Partial<Record<FleetFormat, string>>

/** Sentences about a pasted fleet list. */
export const fleetText = {
  /** Why the page cannot read a text, and what to do now. */
  errors: {
    'fleet-too-long':
      'This is too long for a fleet list: more than 20,000 characters, 400 lines or 300 cards. Paste one list only.',
    'fleet-empty': 'There is no text here. Paste a fleet list as your builder exports it.',
    'fleet-not-text':
      'This is not readable text: a file, or text in another encoding. Copy the list from your builder again.',
    'fleet-not-recognised':
      'This is not a fleet list in a known format. Export it from your builder as text, or build the fleet here.',
    'fleet-two-lists': 'There is more than one fleet list in the text. Paste one at a time.',
    'fleet-other-faction': 'This fleet belongs to neither side. You can play only Rebel and Imperial fleets here.',
  } satisfies Record<FleetTextError, string>,
  formats: {
    ...PROGRAMS,
    fabs: "Fab's builder",
    aff: 'list of names for chat bots',
    'tournament-csv': 'row of a tournament table',
    'key-json': 'JSON with keys',
  } satisfies Record<FleetFormat, string>,
  shorthand: 'list in short words',
  unknown({ text, later, nearest }: UnknownName): string {
    if (later) return `${text} was published after the cards that you can play here.`
    return nearest.length > 0
      ? `No card is called ${text}. Perhaps you mean: ${names(nearest)}.`
      : `No card is called ${text}.`
  },
  ambiguous: ({ text, card, options }: AmbiguousName): string =>
    `Several cards are called ${text} (${options.length}), and the list does not say which one it means. For now it is ${cardName(card)}.`,
  unplaced: ({ card }: UnplacedCard): string =>
    `The list does not say which ship carries ${cardName(card)}. For now it is on none.`,
  /** What the list gets wrong, in a sentence. */
  warning: (warning: Warning): string => tellWarning(WARNINGS, warning),
}

/** The sentences of any language, picked by the code of the warning. */
export const tellWarning = <C extends WarningCode>(
  sentences: { readonly [K in WarningCode]: (warning: WarningOf<K>) => string },
  warning: WarningOf<C>,
): string => sentences[warning.code](warning)
