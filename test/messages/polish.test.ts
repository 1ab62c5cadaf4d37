import { describe, expect, test } from 'vitest'
import type { AskName } from '#shared/game/engine/asks'
import type { GameEvent, RolledDie } from '#shared/game/engine/event'
import { pl } from '#shared/messages/pl'
import { brief } from '#shared/messages/pl/brief'
import { glance } from '#shared/messages/pl/glance'
import { counted, form, NOUNS } from '#shared/messages/pl/grammar'
import { pages } from '#shared/messages/pl/pages'
import { table } from '#shared/messages/pl/table'
import { terms } from '#shared/messages/pl/terms'
import type { AskedFacts, AttackFacts } from '#shared/messages/question'
import { plain } from '#shared/messages/sentence'

const NAMES: Record<string, string> = {
  victory: 'Victory II „A”',
  cr90: 'CR90 „B”',
  x1: 'X-wing x1',
  t1: 'TIE Fighter t1',
}
const nameOf = (id: string) => NAMES[id] ?? id

/** No-break spaces are what they are for the eye: here they stand as blanks. */
const read = (text: string) => text.replaceAll('\u00a0', ' ')
const told = (event: GameEvent): string => {
  const sentence = pl.logSentence(event, { factions: { a: 'rebel', b: 'imperial' } })
  return sentence === undefined ? '' : read(plain(sentence, nameOf))
}
const red: RolledDie = { id: 'd1', color: 'red', face: 'double-hit' }
const blue: RolledDie = { id: 'd2', color: 'blue', face: 'accuracy' }

test('one squadron is called in the singular, as its verbs want it: Myśliwiec TIE t1 atakuje', () => {
  expect(glance.kinds['tie-fighter-squadron'].one).toBe('Myśliwiec TIE')
})

describe('a number takes its noun with it', () => {
  test.each([
    [1, 'statek', 'eskadra', 'punkt', 'godzina', 'dzień'],
    [2, 'statki', 'eskadry', 'punkty', 'godziny', 'dni'],
    [4, 'statki', 'eskadry', 'punkty', 'godziny', 'dni'],
    [5, 'statków', 'eskadr', 'punktów', 'godzin', 'dni'],
    [12, 'statków', 'eskadr', 'punktów', 'godzin', 'dni'],
    [21, 'statków', 'eskadr', 'punktów', 'godzin', 'dni'],
    [22, 'statki', 'eskadry', 'punkty', 'godziny', 'dni'],
    [0, 'statków', 'eskadr', 'punktów', 'godzin', 'dni'],
  ])('%i', (n, ship, squadron, point, hour, day) => {
    expect(read(terms.ships(n))).toBe(`${n} ${ship}`)
    expect(read(terms.squadrons(n))).toBe(`${n} ${squadron}`)
    expect(read(terms.points(n))).toBe(`${n} ${point}`)
    expect(read(terms.hours(n))).toBe(`${n} ${hour}`)
    expect(read(terms.days(n))).toBe(`${n} ${day}`)
  })

  test('a fraction takes the genitive of one thing, which no text needs: it gets that of many', () => {
    expect(form(1.5, NOUNS.point)).toBe('punktów')
    expect(counted(3, ...NOUNS.damage)).toBe('3\u00a0uszkodzenia')
  })

  test('and a verb goes with it', () => {
    expect(read(pages.home.waitingWithoutTime(1))).toBe('1 gra czeka na ciebie.')
    expect(read(pages.home.waitingWithoutTime(3))).toBe('3 gry czekają na ciebie.')
    expect(read(pages.home.waitingWithoutTime(5))).toBe('5 gier czeka na ciebie.')
  })
})

test('dice agree with their number and their colour', () => {
  expect(read(terms.dice({ red: 1, blue: 2, black: 5 }))).toBe('1 czerwona kość, 2 niebieskie kości i 5 czarnych kości')
})

test('a token agrees with its own name', () => {
  expect(terms.exhausted(terms.defense.evade)).toBe('unik (wyczerpany)')
  expect(terms.exhausted(terms.defense.redirect)).toBe('przekierowanie (wyczerpane)')
})

describe('the log: ships behind statek, squadrons behind eskadra, names never inflected, no gender of players', () => {
  test.each<[string, GameEvent]>([
    ['Początek rundy 3; inicjatywa: Rebelianci.', { type: 'roundBegan', round: 3, firstPlayer: 'a' }],
    [
      'Statek CR90 „B” ujawnia rozkaz: Koncentracja ognia.',
      { type: 'dialRevealed', ship: 'cr90', n: 1, command: 'concentrate-fire', salt: '' } as GameEvent,
    ],
    [
      'Atak: Victory II „A” → CR90 „B”; strefy: przednia → tylna, zasięg średni, czysto.',
      {
        type: 'attackDeclared',
        attacker: 'victory',
        zone: 'front',
        defender: 'cr90',
        defendingZone: 'rear',
        range: 'medium',
        obstructedBy: [],
      },
    ],
    [
      'Kontra: X-wing x1 → TIE Fighter t1; czysto.',
      {
        type: 'attackDeclared',
        manner: 'counter',
        attacker: 'x1',
        defender: 't1',
        range: 'close',
        obstructedBy: [],
      } as unknown as GameEvent,
    ],
    [
      'Rzut: czerwona: podwójne trafienie; niebieska: celność.',
      { type: 'diceRolled', attacker: 'victory', dice: [red, blue] },
    ],
    [
      'CR90 „B” wykorzystuje żeton obrony: unik, teraz wyczerpany.',
      { type: 'defenseSpent', unit: 'cr90', token: 't', kind: 'evade', becomes: 'exhausted' },
    ],
    [
      'Victory II „A” wykorzystuje żeton obrony: wzmocnienie, teraz odrzucone.',
      { type: 'defenseSpent', unit: 'victory', token: 't', kind: 'brace', becomes: 'discarded' },
    ],
    ['Statek CR90 „B” traci 1 osłonę, strefa tylna.', { type: 'shieldsLost', ship: 'cr90', zone: 'rear', points: 1 }],
    ['Statek CR90 „B” traci 2 osłony, strefa tylna.', { type: 'shieldsLost', ship: 'cr90', zone: 'rear', points: 2 }],
    [
      'Statek CR90 „B” przekierowuje 2 uszkodzenia w strefę lewą.',
      { type: 'damageSplit', ship: 'cr90', zone: 'left', points: 2 },
    ],
    [
      'Statek CR90 „B” zostaje zniszczony, 39 punktów.',
      { type: 'destroyed', unit: 'cr90', card: 'cr90-corvette-b', seat: 'a', points: 39, cause: 'damage' },
    ],
    [
      'Eskadra TIE Fighter t1 zostaje zniszczona, 8 punktów.',
      { type: 'destroyed', unit: 't1', card: 'tie-fighter-squadron', seat: 'b', points: 8, cause: 'damage' },
    ],
    [
      'Statek CR90 „B” zostaje zniszczony, 39 punktów; z nim znika żeton celu 1.',
      {
        type: 'destroyed',
        unit: 'cr90',
        card: 'cr90-corvette-b',
        seat: 'a',
        points: 39,
        cause: 'damage',
        tokens: ['token-1'],
      },
    ],
    [
      'Eskadra TIE Fighter t1 traci 2 punkty kadłuba; reszta obrażeń (1) nie ma skutku.',
      { type: 'hullLost', squadron: 't1', points: 2, beyond: 1 },
    ],
    ['Pierwszy gracz: Rebelianci.', { type: 'initiativeTaken', by: 'b', firstPlayer: 'a' }],
    [
      'Koszt flot jest równy. Rzut monetą: pierwszego gracza wybiera strona Imperium.',
      { type: 'initiativeToChoose', seat: 'b', drawn: true },
    ],
    ['Rebelianci wybierają kartę celu: Linie ognia.', { type: 'objectiveChosen', seat: 'a', objective: 'fire-lanes' }],
    [
      'Imperium ustawia przeszkodę: chmura szczątków 2.',
      {
        type: 'obstaclePlaced',
        seat: 'b',
        obstacle: 'debris-2',
        kind: 'debris-field',
        pose: { x: 0, y: 0, heading: 0 },
      },
    ],
    [
      'Rozmieszczenie: statek CR90 „B”, prędkość 2 (Atak z nadprzestrzeni).',
      {
        type: 'shipDeployed',
        ship: 'cr90',
        pose: { x: 0, y: 0, heading: 0 },
        speed: 2,
        by: 'hyperspace-assault@a',
      },
    ],
    [
      'Odłożenie na bok: X-wing x1 (Atak z nadprzestrzeni).',
      { type: 'unitSetAside', unit: 'x1', by: 'hyperspace-assault@a' },
    ],
    ['Na stole brakuje miejsca, poza grą zostaje: X-wing x1.', { type: 'pieceLeftOut', piece: 'x1' }],
    [
      'Rebelianci: żeton celu 2 przesunięty o 30 mm.',
      { type: 'objectiveTokenPlaced', seat: 'a', token: 't-2', at: { x: 0, y: 30_000 }, from: { x: 0, y: 0 } },
    ],
    [
      'Imperium zdobywa żetony zwycięstwa: 2 (Linie ognia).',
      { type: 'victoryTokensGained', seat: 'b', tokens: 2, source: 'fire-lanes@b' },
    ],
    [
      'Wyczerpana karta: Zespół artylerzystów (Victory II „A”).',
      { type: 'cardExhausted', source: 'gunnery-team@victory' },
    ],
    [
      'CR90 „B” używa karty: Leia Organa.',
      { type: 'effectUsed', source: 'leia-organa-officer@cr90', card: 'leia-organa-officer', seat: 'a' },
    ],
    [
      'Leia Organa (CR90 „B”): nowy rozkaz na górnym wskaźniku statku CR90 „B”: Naprawa.',
      {
        type: 'dialChanged',
        ship: 'cr90',
        n: 2,
        command: 'repair',
        commitment: '',
        source: 'leia-organa-officer@cr90',
      },
    ],
    [
      'Statek CR90 „B” nie trafia na stół i zostaje zniszczony, 39 punktów.',
      { type: 'destroyed', unit: 'cr90', card: 'cr90-corvette-b', seat: 'a', points: 39, cause: 'left-out' },
    ],
    ['Eskadra X-wing x1 odzyskuje 1 punkt kadłuba.', { type: 'hullRecovered', squadron: 'x1', points: 1 }],
    [
      'Eskadra X-wing x1 przemieszcza się o 122 mm.',
      { type: 'squadronMoved', squadron: 'x1', from: { x: 0, y: 0 }, to: { x: 0, y: 122_400 } },
    ],
    [
      'Statek CR90 „B” nachodziłby na statek Victory II „A”.',
      { type: 'overlapped', ship: 'cr90', ships: ['victory'], closest: 'victory' } as GameEvent,
    ],
  ])('%s', (sentence, event) => {
    expect(told(event)).toBe(sentence)
  })
})

test('the table at full length', () => {
  expect(
    read(
      table.ship({
        name: 'Victory II „A”',
        headed: { degrees: 135, hour: 10 },
        speed: 2,
        shields: [
          ['front', 3],
          ['left', 3],
          ['right', 2],
          ['rear', 1],
        ],
        hull: 8,
        maxHull: 8,
        damage: { facedown: 0, faceup: [], withoutCard: 0 },
        defense: [
          { kind: 'brace', exhausted: false },
          { kind: 'redirect', exhausted: false },
          { kind: 'redirect', exhausted: true },
        ],
        commands: [],
        raids: [],
        dials: [undefined, undefined],
        dialsOpen: false,
        revealed: undefined,
        gained: [],
        activated: false,
        objectiveShip: false,
        carries: [],
        upgrades: [],
        place: { square: 'C2', x: 81, y: 47 },
      }),
    ),
  ).toBe(
    'Victory II „A”, zwrot: południowy wschód (135°, twoja godzina 10), prędkość 2, osłony: przednia 3, lewa 3, prawa 2, tylna 1, kadłub 8/8, żetony obrony: wzmocnienie, przekierowanie, przekierowanie (wyczerpane), rozkazy: brak, ukryte wskaźniki: 2, nieaktywowany, pole C2 (81, 47 cm).',
  )
})

test('who is asked reads whose unit it is; names of people stand in brackets or as the subject', () => {
  const hit = { rerolls: true, toRemove: 0, icons: 5, braced: 5, damage: 5, hasSpent: false, left: 0 } as const
  const attack: AttackFacts = { ...hit, attacker: 'CR90 „B”', defender: 'Victory II „A”', zone: 'rear' }
  const asked = (ask: AskName) => {
    const sentence = pl.questions.of[ask].asked({ opponent: 'Ola', attack, ships: 3 } as AskedFacts)
    return read(sentence ?? '')
  }
  expect(asked('defense.spend')).toBe(
    'Atak: CR90 „B” (Ola) → Victory II „A”, tylna strefa: 5 uszkodzeń. Żetony obrony?',
  )
  expect(asked('command.dials')).toBe('Wybierz rozkazy dla 3 statków; Ola wybiera w tym samym czasie.')
})

test('a brief counts what was lost in the accusative', () => {
  const lost = brief.lost(brief.own([{ unit: 'cr90' }], true), [brief.shields(1), brief.hull(2)])
  expect(read(plain(brief.sum([lost]), nameOf))).toBe('twój statek CR90 „B” traci 1 osłonę i 2 punkty kadłuba.')
  expect(plain(brief.own(['Hera Syndulla'], false), nameOf)).toBe('twoja eskadra Hera Syndulla')
})

test('figures and dates are written as Poles write them', () => {
  expect(pl.attacking.mean(2.75)).toBe('2,8')
  expect(read(table.relation({ name: 'X', range: 'long', distance: 5, mm: 262, overlaps: false }))).toBe(
    'X: zasięg daleki, dystans 5, 262 mm',
  )
})
