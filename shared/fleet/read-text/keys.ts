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
    mk2: ['mark', '2'],
    isd: ['imperial'],
    vsd: ['victory'],
    gsd: ['gladiator'],
    neb: ['nebulon'],
    nebulonb: ['nebulon', 'b'],
    cr90a: ['cr90', 'a'],
    cr90b: ['cr90', 'b'],
    gr75: ['gr', '75'],
    mc30: ['mc30c'],
    arq: ['arquitens'],
    transport: ['transports'],
    retrofit: ['retrofits'],
    carrier: ['carriers'],
  }),
)
/** Words that some programs add and others leave out. */
const FILLERS = new Set(['class', 'modified', 'corellian', 'liberty', 'home', 'one', 'type', 'the'])

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

const isStarDestroyer = (words: readonly string[], word: string, index: number): boolean =>
  (word === 'star' && words[index + 1] === 'destroyer') || (word === 'destroyer' && words[index - 1] === 'star')

/** Marks that some programs put behind names that several cards have. */
const HINTS: ReadonlyMap<string, Hint> = new Map<string, Hint>(
  Object.entries({
    com: { slot: 'commander' },
    commander: { slot: 'commander' },
    off: { slot: 'officer' },
    officer: { slot: 'officer' },
    wpn: { slot: 'weapon-team' },
    weaponsteam: { slot: 'weapon-team' },
    weaponteam: { slot: 'weapon-team' },
    offensiveretrofit: { slot: 'offensive-retrofit' },
    boardingteam: { slot: 'weapon-team' },
    title: { slot: 'title' },
    reb: { faction: 'rebel' },
    rebel: { faction: 'rebel' },
    imp: { faction: 'imperial' },
    imperial: { faction: 'imperial' },
    empire: { faction: 'imperial' },
  }),
)

export interface Hint {
  readonly slot?: 'commander' | 'officer' | 'weapon-team' | 'offensive-retrofit' | 'title'
  readonly faction?: 'rebel' | 'imperial'
}

/** `Leia Organa (off)`, `darthVader_commander`: the name, and which of its cards is meant. */
export function splitHint(text: string): { readonly name: string; readonly hint?: Hint } {
  const open = text.endsWith(')') ? text.lastIndexOf('(') : text.lastIndexOf('_')
  if (open < 1) return { name: text }
  const hint = HINTS.get(
    text
      .slice(open + 1)
      .toLowerCase()
      .replaceAll(/[^a-z]/g, ''),
  )
  return hint ? { name: text.slice(0, open).trimEnd(), hint } : { name: text }
}
