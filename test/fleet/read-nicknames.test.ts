import { describe, expect, test } from 'vitest'
import type { CardKind } from '#shared/fleet/read-text/card-match'
import { cardsNamed } from '#shared/fleet/read-text/name-search'
import { nearestCards } from '#shared/fleet/read-text/nearest'
import { cardsCalled } from '#shared/fleet/read-text/short'
import { SHORT_OBJECTIVE_NAMES, SHORT_SQUADRON_NAMES, SHORT_UPGRADE_NAMES } from '#shared/fleet/read-text/short-names'
import { SHORT_SHIP_NAMES } from '#shared/fleet/read-text/short-ship-names'
import { OBJECTIVES } from '#shared/game/cards/catalog/objectives'
import { SHIPS } from '#shared/game/cards/catalog/ships'
import { SQUADRONS } from '#shared/game/cards/catalog/squadrons'
import { UPGRADES } from '#shared/game/cards/catalog/upgrades'
import { reading, shipsOf } from './read'

const EFFORT = { steps: 0 }

/** What people write in posts and chats, and the beginning of what they mean; `ship Whale` is an Assault Frigate. */
const SLANG: Readonly<Record<CardKind, Readonly<Record<string, string>>>> = {
  ship: {
    'assault-frigate': 'Whale Guppy Potato RAF AF2 AFII AFMK2 AFMkIIB AFIIB',
    'mc80-': 'Liberty Lib LMC80 MC80L Pickle HMC80 MC80A MC80B MC80C MC80S',
    mc30c: 'MC30 MC30T MC30S MC-30T Shrimp',
    hammerhead: 'HH HTC HSC Hammerhead',
    nebulon: 'Neb NebB Neb-B NebB-E NebB-S',
    'gr-75': 'GR75 GR-75C Transport Transports',
    raider: 'Raider RDR Rdr1 Rdr2',
    interdictor: 'Interdictor Dictor Inty ISR ICR Interdoctor',
    imperial: 'ISD ISD1 ISD2 ISD-C ISDK Cymoon Kuat',
    gozanti: 'Goz Gozanti GAC',
    arquitens: 'Arq ALC ACC ArqCC',
    quasar: 'Quasar QF1 QF2',
    'modified-pelta': 'Pelta PAS PCS',
    victory: 'VSD Vic VSD1',
    gladiator: 'GSD Glad',
  },
  upgrade: {
    'moff-jerjerrod': 'JJ Jerry MoffyJ Jerjerrod',
    'admiral-chiraneau': 'Chirpy Chiraneau',
    'admiral-ackbar': 'Ackbar Akbar',
    'mon-mothma': 'MM Mothma',
    'mon-karren': 'MK Karren',
    demolisher: 'Demo',
    'turbolaser-reroute-circuits': 'TRC TRCs',
    'h9-turbolasers': 'H9 H9s',
    'xx-9-turbolasers': 'XX9 XX9s XX-9',
    'xi7-turbolasers': 'XI7 XI7s X17',
    'sw-7-ion-batteries': 'SW7 SW-7s',
    'dual-turbolaser-turrets': 'DTT DTTs',
    'heavy-turbolaser-turrets': 'HTT',
    'quad-laser-turrets': 'QLT QLTs',
    'quad-battery-turrets': 'QBT',
    'quad-turbolaser-cannons': 'QTC',
    'engine-techs': 'ET ETs',
    'gunnery-team': 'GT Gunnery',
    'damage-control-officer': 'DCO DCOs',
    'reinforced-blast-doors': 'RBD',
    'boarding-troopers': 'BT Troopers',
    'fighter-coordination-team': 'FCT FCTs',
    'flight-controllers': 'FC FCs',
    'expanded-hangar-bay': 'EHB',
    'bomber-command-center': 'BCC',
    'skilled-first-officer': 'SFO',
    'ordnance-experts': 'OE OrdEx OEs',
    'assault-proton-torpedoes': 'APT APTs',
    'assault-concussion-missiles': 'ACM ACMs',
    'enhanced-armament': 'EA EnhArm',
    'heavy-ion-emplacements': 'HIE',
    'nk-7-ion-cannons': 'NK7 NK-7 NK7s',
    'advanced-projectors': 'AP APs',
    'electronic-countermeasures': 'ECM ECMs',
    'redundant-shields': 'RS Redundants',
    'ruthless-strategists': 'RS',
    'disposable-capacitors': 'DC DCap DCaps',
    'projection-experts': 'PE ProjEx',
    'rapid-launch-bays': 'RLB',
    'overload-pulse': 'OP OPulse',
    'ordnance-pods': 'OP',
    'intensify-firepower': 'IF IFF',
    'entrapment-formation': 'EF',
    'shields-to-maximum': 'STM',
    'all-fighters-follow-me': 'AFFM',
    'task-force-antilles': 'TFA TF',
    'task-force-organa': 'TFO TF',
    'targeting-scrambler': 'TS',
    'wide-area-barrage': 'WAB',
    'flechette-torpedoes': 'FT Fletch',
    'intel-officer': 'IO Intel',
    'gallant-haven': 'GH Gallant Haven',
    yavaris: 'Yav',
    'external-racks': 'ER Racks',
    'leading-shots': 'LS',
    'boosted-comms': 'BC BComms',
    'bright-hope': 'BH',
    'strategic-adviser': 'SA',
  },
  squadron: {
    'valen-rudor': 'Valen Rudor VR',
    'ciena-ree': 'Ciena Ree',
    'maarek-stele': 'Maarek Marek Stele Steele',
    'zertik-strom': 'Zertik ZS',
    'major-rhymer': 'Rhymer',
    'vt-49-decimator': 'Deci Decis',
    'firespray-31': 'Firesprays FS31',
    'jumpmaster-5000': 'JM5K Jumps Jumpmasters',
    'tie-interceptor-squadron': 'TIs Ints Squints Interceptors',
    'z-95-headhunter-squadron': 'Z95s Headhunters Zs',
    'yt-2400': 'YT2400s 2400s YTs',
    'han-solo': 'Han Falcon',
    'jan-ors': 'Jan',
  },
  objective: {
    'most-wanted': 'MW',
    'opening-salvo': 'OS Salvo',
    'contested-outpost': 'CO Outpost',
    'fire-lanes': 'FL Lanes',
    'superior-positions': 'SP Superior',
    minefields: 'MF Mines',
    'planetary-ion-cannon': 'PIC',
    'hyperspace-assault': 'HA',
  },
}
const USES = Object.entries(SLANG).flatMap(([kind, cards]) =>
  Object.entries(cards).flatMap(([card, names]) =>
    names.split(' ').map((name) => [name, kind as CardKind, card] as const),
  ),
)

describe('what people call cards is read or offered', () => {
  test.each(USES)('%s, of a %s', (name, kind, card) => {
    const cards = [
      ...cardsNamed(kind, name, EFFORT),
      ...cardsCalled(kind, name, EFFORT),
      ...nearestCards(kind, name, EFFORT),
    ]
    expect(cards.map(({ id }) => id).filter((id) => id.startsWith(card))).not.toEqual([])
  })

  const tables = [
    ['ship', SHIPS, SHORT_SHIP_NAMES],
    ['squadron', SQUADRONS, SHORT_SQUADRON_NAMES],
    ['upgrade', UPGRADES, SHORT_UPGRADE_NAMES],
    ['objective', OBJECTIVES, SHORT_OBJECTIVE_NAMES],
  ] as const
  test.each(tables)('every %s has a name that is shorter than its own', (kind, cards, short) => {
    const table: Readonly<Record<string, readonly string[]>> = short
    for (const [id, { name }] of Object.entries(cards)) {
      const words = name.split(/[^\p{L}\p{N}'"]+/u).filter((word: string) => word !== '')
      const written = Object.entries(table).flatMap(([key, ids]) => (ids.includes(id) ? [key] : []))
      const tried = [...words, words.map((word: string) => word.slice(0, 1)).join(''), ...written]
      expect(tried.some((each) => cardsCalled(kind, each, EFFORT).some((card) => card.id === id))).toBe(true)
    }
  })
})

describe('nicknames that are names of other cards as well', () => {
  test('a title in front of a colon or a bracket is the ship', () => {
    const { unknown, fleet } = reading('Rebels\nLiberty: Ackbar, Gunnery Team\nLiberty (Mon Karren): ECM\nJan Ors')
    expect(fleet.ships.map(({ upgrades }) => upgrades)).toEqual([
      ['admiral-ackbar', 'gunnery-team'],
      ['mon-karren', 'electronic-countermeasures'],
    ])
    expect(unknown.map(({ as, nearest }) => [as, nearest.map(({ id }) => id)])).toEqual([
      ['ship', ['mc80-battle-cruiser', 'mc80-star-cruiser']],
      ['ship', ['mc80-battle-cruiser', 'mc80-star-cruiser']],
    ])
  })

  test.each([
    'MC80 Star Cruiser\nLiberty\nAckbar',
    'MC80 Star Cruiser\n- Liberty, Ackbar',
    'MC80 Star Cruiser: Liberty, Ackbar',
  ])('below or behind a ship it stays the title: %s', (ship) => {
    expect(shipsOf(reading(`Rebels\n${ship}\nJan Ors`))).toEqual(['mc80-star-cruiser liberty admiral-ackbar'])
  })

  test('two letters behind a comma are a card, not a mark of the card before', () => {
    const { fleet } = reading('Imperials\nISD2 (Avenger, BT): Motti, FC\nHowlrunner')
    expect(fleet.ships[0]?.upgrades.slice(0, 3)).toEqual(['avenger', 'boarding-troopers', 'admiral-motti'])
    expect(fleet.ships[0]?.upgrades).toHaveLength(4)
  })
})

describe('nicknames of two cards', () => {
  test.each([
    ['Rebels\n2x TRC90\nJan Ors', 2, 'cr90-corvette-a', ['turbolaser-reroute-circuits']],
    [
      'Imperials\nISD2: BTA, Motti\nHowlrunner',
      1,
      'imperial-ii-class-star-destroyer',
      ['avenger', 'boarding-troopers', 'admiral-motti'],
    ],
    [
      'Imperials\nISD2 BT Avenger: Motti\nHowlrunner',
      1,
      'imperial-ii-class-star-destroyer',
      ['avenger', 'boarding-troopers', 'admiral-motti'],
    ],
  ])('%s', (text, count, card, upgrades) => {
    expect(reading(text).fleet.ships).toEqual(Array.from({ length: count }, () => ({ card, upgrades })))
  })
})

test.each(['SSD', 'Onager', 'Starhawk', 'Venator', 'Executor'])('%s is told to be of later years', (name) => {
  const { unknown } = reading(`Name: A\nFaction: Imperial\n\n${name} (200)\n• Admiral Motti (24)\n`)
  expect(unknown).toMatchObject([{ text: name, as: 'ship', later: true }])
})

describe('several ships of a class are none of its cards by their plural', () => {
  test.each(['2 MC30s', '2 MC30’s', '2 Nebs', '2 HHs', '2 mc30s', '2 Interdictors'])('%s', (ships) => {
    const read = reading(`${ships}\nVictory II: Motti`)
    expect(read.unknown.map(({ as, nearest }) => [as, nearest.length])).toEqual(Array(2).fill(['ship', 2]))
  })
  test.each(['2 MC30s (torp)', '2 MC30 Ts', 'Two MC30s (torp)'])('%s', (ships) => {
    const read = reading(`${ships}\nMC80 Assault: Ackbar`)
    expect(shipsOf(read).slice(0, 2)).toEqual(Array(2).fill('mc30c-torpedo-frigate'))
  })
})
