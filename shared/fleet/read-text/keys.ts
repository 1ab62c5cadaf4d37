/**
 * Names are compared by their letters and digits alone, without a plural s at the end: every program writes blanks,
 * marks and capitals in its own way.
 */
export function keyOf(text: string): string {
  const letters = text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
  return letters.endsWith('s') ? letters.slice(0, -1) : letters
}

const SHORT_SHIP_WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    i: ['1'],
    ii: ['2'],
    mk: ['mark'],
    mki: ['mark', '1'],
    mkii: ['mark', '2'],
    mk1: ['mark', '1'],
    mk2: ['mark', '2'],
    isd: ['imperial'],
    isd1: ['imperial', '1'],
    isdi: ['imperial', '1'],
    isd2: ['imperial', '2'],
    isdii: ['imperial', '2'],
    vsd: ['victory'],
    vsd1: ['victory', '1'],
    vsdi: ['victory', '1'],
    vsd2: ['victory', '2'],
    vsdii: ['victory', '2'],
    vic: ['victory'],
    gsd: ['gladiator'],
    gsd1: ['gladiator', '1'],
    gsdi: ['gladiator', '1'],
    gsd2: ['gladiator', '2'],
    gsdii: ['gladiator', '2'],
    glad: ['gladiator'],
    ssd: ['star', 'dreadnought'],
    raider1: ['raider', '1'],
    raideri: ['raider', '1'],
    raider2: ['raider', '2'],
    raiderii: ['raider', '2'],
    quasar1: ['quasar', 'fire', '1'],
    quasar2: ['quasar', 'fire', '2'],
    neb: ['nebulon'],
    nebulonb: ['nebulon', 'b'],
    cr90a: ['cr90', 'a'],
    cr90b: ['cr90', 'b'],
    gr75: ['gr', '75'],
    mc30: ['mc30c'],
    arq: ['arquitens'],
    hh: ['hammerhead'],
    torp: ['torpedo'],
    goz: ['gozanti'],
    dictor: ['interdictor'],
    transport: ['transports'],
    retrofit: ['retrofits'],
    carrier: ['carriers'],
    korvette: ['corvette'],
    korweta: ['corvette'],
    corbeta: ['corvette'],
    fregatte: ['frigate'],
    fregata: ['frigate'],
    fregate: ['frigate'],
    fragata: ['frigate'],
    kreuzer: ['cruiser'],
    krazownik: ['cruiser'],
    croiseur: ['cruiser'],
    crucero: ['cruiser'],
  }),
)
/** Words that some programs add and others leave out. */
const FILLERS = new Set(
  (
    'class modified corellian liberty home one type the klasse klasy classe clase sternenzerstorer sternzerstorer ' +
    'gwiezdny niszczyciel de der'
  ).split(' '),
)
const DESTROYERS = new Set(['star destroyer', 'destroyer stellaire', 'destructor estelar'])

/** The words that tell ship cards apart, sorted: `Victory II-class Star Destroyer`, `VSD 2` are both `2 victory`. */
export function shipWords(text: string): readonly string[] {
  const words = text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -./]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !FILLERS.has(word))
  const told = words.filter((word, index) => !isStarDestroyer(words, word, index))
  return told.flatMap((word) => SHORT_SHIP_WORDS.get(word) ?? [word]).sort()
}

/** The two words, in their order. */
const isStarDestroyer = (words: readonly string[], word: string, index: number): boolean =>
  DESTROYERS.has(`${word} ${words[index + 1]}`) || DESTROYERS.has(`${words[index - 1]} ${word}`)
