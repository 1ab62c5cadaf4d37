import type { ShipCardId } from '#shared/game/cards/catalog/ships'
import type { ShortNames } from './short-names'

/** What players call ships of a class, and what they add to tell its cards apart; letters and digits alone. */
interface ShipClass {
  readonly called: readonly string[]
  /** The likest card first. */
  readonly cards: Readonly<Partial<Record<ShipCardId, readonly string[]>>>
}

const FIRST = ['1', 'i', 'one']
const SECOND = ['2', 'ii', 'two', 'deuce']

const CLASSES: readonly ShipClass[] = [
  {
    called: ['isd', 'imperial', 'imperialstardestroyer', 'imp', 'impstar', 'impstars', 'imperiale', 'imperialem'],
    cards: {
      'imperial-i-class-star-destroyer': FIRST,
      'imperial-ii-class-star-destroyer': SECOND,
      'imperial-star-destroyer-cymoon-1-refit': ['c', 'cymoon', 'cymoon1'],
      'imperial-star-destroyer-kuat-refit': ['k', 'kuat'],
    },
  },
  {
    called: ['vsd', 'vic', 'victory', 'victorystardestroyer'],
    cards: { 'victory-i-class-star-destroyer': FIRST, 'victory-ii-class-star-destroyer': SECOND },
  },
  {
    called: ['gsd', 'glad', 'gladiator', 'gladiatorstardestroyer', 'gladiatory', 'gladiatorow'],
    cards: { 'gladiator-i-class-star-destroyer': FIRST, 'gladiator-ii-class-star-destroyer': SECOND },
  },
  {
    called: ['raider', 'raid', 'rdr', 'raidery', 'raiderow'],
    cards: { 'raider-i-class-corvette': FIRST, 'raider-ii-class-corvette': SECOND },
  },
  {
    called: ['goz', 'gozz', 'gozzy', 'gozzanti', 'gozzie', 'gozanti'],
    cards: {
      'gozanti-class-cruisers': ['c', 'cr', 'gc', 'cruiser'],
      'gozanti-class-assault-carriers': ['a', 'ac', 'gac', 'assault', 'carrier', 'assaultcarrier'],
    },
  },
  {
    called: ['int', 'inter', 'inty', 'dictor', 'interdictor', 'interdoctor'],
    cards: {
      'interdictor-combat-refit': ['c', 'cr', 'combat'],
      'interdictor-suppression-refit': ['s', 'sr', 'suppression'],
    },
  },
  {
    called: ['arq', 'arquitens', 'arqs'],
    cards: {
      'arquitens-class-light-cruiser': ['l', 'lc', 'light'],
      'arquitens-class-command-cruiser': ['c', 'cc', 'cmd', 'command'],
    },
  },
  {
    called: ['qf', 'quas', 'quasar', 'quasarfire'],
    cards: { 'quasar-fire-i-class-cruiser-carrier': FIRST, 'quasar-fire-ii-class-cruiser-carrier': SECOND },
  },
  {
    called: ['cr90', 'corvette', 'cr90corvette'],
    cards: { 'cr90-corvette-a': ['a'], 'cr90-corvette-b': ['b'] },
  },
  {
    called: ['neb', 'nebb', 'nebulon', 'nebulonb'],
    cards: {
      'nebulon-b-escort-frigate': ['e', 'ef', 'escort'],
      'nebulon-b-support-refit': ['s', 'sr', 'support'],
    },
  },
  {
    called: [
      ...['af', 'afm2', 'afmk2', 'afmkii', 'afmii', 'af2', 'afii', 'assaultfrigate'],
      ...['assaultfrigatemk2', 'assaultfrigatemkii', 'assaultfrigatemarkii', 'assaultfrigateii', 'assaultfrigate2'],
      ...['whale', 'guppy', 'potato', 'raf', 'rebelassaultfrigate'],
    ],
    cards: { 'assault-frigate-mark-ii-a': ['a'], 'assault-frigate-mark-ii-b': ['b'] },
  },
  {
    called: ['mc30', 'mc30c', 'shrimp'],
    cards: {
      'mc30c-scout-frigate': ['s', 'sf', 'scout'],
      'mc30c-torpedo-frigate': ['t', 'tf', 'torp', 'torpedo'],
    },
  },
  {
    called: [
      'hmc80',
      'mc80h',
      'mc80h1',
      'mc80ho',
      'mc80homeone',
      'h1mc80',
      'homc80',
      'homeonemc80',
      'homeone',
      'pickle',
      'mc80',
    ],
    cards: {
      'mc80-assault-cruiser': ['a', 'ac', 'assault'],
      'mc80-command-cruiser': ['c', 'cc', 'cmd', 'command'],
    },
  },
  {
    called: ['lmc80', 'mc80l', 'mc80lib', 'mc80liberty', 'libertymc80', 'liberty', 'lib', 'mc80'],
    cards: {
      'mc80-battle-cruiser': ['b', 'bc', 'battle', 'battlecruiser'],
      'mc80-star-cruiser': ['s', 'sc', 'star', 'starcruiser'],
    },
  },
  {
    called: ['mc75'],
    cards: {
      'mc75-armored-cruiser': ['a', 'ac', 'armored', 'armoured'],
      'mc75-ordnance-cruiser': ['o', 'oc', 'ord', 'ordnance'],
    },
  },
  {
    called: ['gr75', 'transport', 'rebeltransport'],
    cards: {
      'gr-75-medium-transports': ['m', 'mt', 'medium', 'transport'],
      'gr-75-combat-retrofits': ['c', 'cr', 'combat', 'retrofit'],
    },
  },
  {
    called: ['pelta'],
    cards: {
      'modified-pelta-class-assault-ship': ['a', 'as', 'assault'],
      'modified-pelta-class-command-ship': ['c', 'cs', 'cmd', 'command'],
    },
  },
  {
    called: ['hh', 'hhc', 'hammer', 'hammerhead'],
    cards: {
      'hammerhead-scout-corvette': ['s', 'sc', 'scout'],
      'hammerhead-torpedo-corvette': ['t', 'tc', 'torp', 'torpedo'],
    },
  },
]

/** What no class and addition makes. */
const OTHERS: ShortNames<ShipCardId> = {
  kuat: ['imperial-star-destroyer-kuat-refit'],
  cymoon: ['imperial-star-destroyer-cymoon-1-refit'],
  isr: ['interdictor-suppression-refit'],
  icr: ['interdictor-combat-refit'],
  gac: ['gozanti-class-assault-carriers'],
  alc: ['arquitens-class-light-cruiser'],
  acc: ['arquitens-class-command-cruiser'],
  pas: ['modified-pelta-class-assault-ship'],
  pcs: ['modified-pelta-class-command-ship'],
  hsc: ['hammerhead-scout-corvette'],
  htc: ['hammerhead-torpedo-corvette'],
  escortfrigate: ['nebulon-b-escort-frigate'],
  commandcruiser: ['mc80-command-cruiser', 'arquitens-class-command-cruiser'],
  flotilla: [
    ...(['gr-75-medium-transports', 'gr-75-combat-retrofits'] as const),
    ...(['gozanti-class-cruisers', 'gozanti-class-assault-carriers'] as const),
  ],
}

const MADE = CLASSES.flatMap(({ called, cards }) => {
  const ids = Object.entries(cards) as readonly (readonly [ShipCardId, readonly string[]])[]
  return called.flatMap((name) => [
    ...ids.map(([id]) => [name, id] as const),
    ...ids.flatMap(([id, additions]) => additions.map((addition) => [name + addition, id] as const)),
  ])
})

/** What players call ships, the likest card first; keys are letters and digits alone. */
export const SHORT_SHIP_NAMES: ShortNames<ShipCardId> = {
  ...Object.fromEntries(
    [...new Set(MADE.map(([name]) => name))].map((name) => [
      name,
      [...new Set(MADE.filter(([each]) => each === name).map(([, id]) => id))],
    ]),
  ),
  ...OTHERS,
}
