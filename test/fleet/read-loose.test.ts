import { describe, expect, test } from 'vitest'
import { reading, unread } from './read'

const VICTORY = 'Victory II (85)\n• Admiral Motti (24)\n= 109 Points'
const withSquadron = (row: string) => reading(`Name: A\nFaction: Imperial\n\n${VICTORY}\n\nSquadrons:\n${row}`)

describe('the price of a row in any form', () => {
  test.each([
    ...['Howlrunner = 16', 'Howlrunner = 16 pts', 'Howlrunner [16]', 'Howlrunner {16 points}', 'Howlrunner ..... 16'],
    ...['Howlrunner … 16', 'Howlrunner -- 16', 'Howlrunner (-16)', 'Howlrunner (+16)', '16 - Howlrunner'],
    ...[
      '(16) Howlrunner',
      '[16] Howlrunner',
      '16 pts Howlrunner',
      '• 16 Howlrunner',
      'Howlrunner -> 16',
      '16: Howlrunner',
    ],
  ])('%s', (row) => {
    const read = withSquadron(row)
    expect(read.fleet.squadrons).toEqual(['howlrunner'])
    expect([unread(read), read.points.squadrons]).toEqual([[], 16])
  })

  test.each([
    'Victory II 85 + Motti 24 + Gunnery Team 7 = 116',
    'Victory II w/ Motti, Gunnery Team - 85+24+7 = 116',
    'Victory II: Motti, Gunnery Team = 116 pts',
    'Victory II (85 + 31 = 116): Motti, Gunnery Team',
    'Victory II [85] + Motti [24] + Gunnery Team [7]',
    'Victory II .... 85\n- Motti .... 24\n- Gunnery Team .... 7',
  ])('of a ship and its cards: %s', (ship) => {
    const read = reading(`Imperials\n${ship}\nHowlrunner + Mauler Mithel + 2 TIE Fighters = 47`)
    expect(read.fleet.ships).toEqual([
      { card: 'victory-ii-class-star-destroyer', upgrades: ['admiral-motti', 'gunnery-team'] },
    ])
    expect([unread(read), read.points]).toEqual([[], { ships: 116, squadrons: 47, total: 163 }])
  })

  test('a sum behind prices is no count', () => {
    const read = reading('Rebels\nCR90A 44 + TRC 7 = 51\nShara Bey 17 + Tycho Celchu 16 + 2 A-wings 22 = 55')
    expect(read.fleet.squadrons).toEqual(['shara-bey', 'tycho-celchu', 'a-wing-squadron', 'a-wing-squadron'])
    expect(unread(read)).toEqual([])
  })
})

describe('pictures and frames around rows say nothing', () => {
  test.each([
    ...['🚀 Howlrunner (16)', '✈️ Howlrunner (16) ✈️', ':rocket: Howlrunner (16)', '<:tie:123456> Howlrunner (16)'],
    ...[
      '🔹 Howlrunner (16)',
      '▪️ Howlrunner (16)',
      '☑ 1x Howlrunner (16)',
      '== Howlrunner (16) ==',
      '*** Howlrunner (16) ***',
    ],
  ])('%s', (row) => {
    const read = withSquadron(row)
    expect([read.fleet.squadrons, unread(read)]).toEqual([['howlrunner'], []])
  })
})

describe('headings without a colon, with sums or without', () => {
  test.each([
    ...['SQUADRONS', '-- Squadrons --', '[Squadrons]', 'Squadrons (16)', 'Squadrons - 16 pts', 'Squadrons [16/134]'],
    ...['== SQUADRONS ==', 'Squadrons (1)', 'Fighters', 'Squadrons = 16', '## Squadrons', 'Eskadry (16 pkt)'],
  ])('%s', (heading) => {
    const read = reading(
      `Faction: Imperial\nShips - 109 points\n${VICTORY}\n${heading}\nHowlrunner (16)\nTotal - 125 points`,
    )
    expect([read.fleet.squadrons, unread(read)]).toEqual([['howlrunner'], []])
  })

  test.each([
    'Total = 200',
    'Total: 200',
    'TOTAL (200)',
    'Fleet total: 200',
    'Total Points - 200/400',
    'Razem: 200 pkt',
  ])('a sum that is wrong is said: %s', (total) => {
    const read = reading(`Faction: Imperial\n${VICTORY}\n${total}`)
    expect(unread(read)).toEqual([{ code: 'wrong-sum', of: 'fleet', printed: 200, counted: 109 }])
  })

  test.each(['Squadron Points: 50/134', 'Squadron total - 50', 'Total squadron cost = 50'])(
    'of the squadrons: %s',
    (total) => {
      expect(unread(withSquadron(`• Howlrunner (16)\n${total}`))).toEqual([
        { code: 'wrong-sum', of: 'squadrons', printed: 50, counted: 16 },
      ])
    },
  )

  test('labels with a dash', () => {
    const read = reading(
      `Name - A\nFaction - Imperial\nCommander - Admiral Motti\nObjectives - Most Wanted, Fire Lanes, Minefields\n${VICTORY}`,
    )
    expect([read.name, read.fleet.objectives, unread(read)]).toEqual([
      'A',
      { assault: 'most-wanted', defense: 'fire-lanes', navigation: 'minefields' },
      [],
    ])
  })
})

describe('the name of a fleet in front of all cards is no line without a card', () => {
  test.each(["Krennic's Fury", 'Rebel Scum!', '"Motti’s fist"', 'The long list, 400 pts', 'Imperial March 398/400'])(
    '%s',
    (title) => {
      const read = reading(`${title}\nFaction: Imperial\n\n${VICTORY}\n\nSquadrons:\n• Howlrunner (16)\n`)
      expect([read.name, read.skipped]).toEqual([expect.stringMatching(/^.{5,}$/), []])
    },
  )
})

test('numbers in front of rows make no list of Fab’s builder', () => {
  const read = reading(
    '1) VSD2 (85) + Motti (24) + Gunnery Team (7)\n2) Howlrunner (16)\n3) TIE Fighters x2 (16)\nRed: Most Wanted',
  )
  expect(read.fleet.ships).toEqual([
    { card: 'victory-ii-class-star-destroyer', upgrades: ['admiral-motti', 'gunnery-team'] },
  ])
  expect([read.fleet.squadrons.length, read.fleet.objectives]).toEqual([3, { assault: 'most-wanted' }])
})

test('objectives by their first letters, one beside the other', () => {
  for (const line of ['MW/FL/SP', 'MW, FL, SP', 'FL | SP | MW']) {
    const read = reading(`Imperials\nVSD2: Motti\nHowlrunner\n${line}`)
    expect(read.fleet.objectives).toEqual({
      assault: 'most-wanted',
      defense: 'fire-lanes',
      navigation: 'superior-positions',
    })
    expect(read.warnings.filter(({ code }) => code === 'short-name')).toHaveLength(4)
  }
})

describe('rows that lost their line ends, their bullets or their order', () => {
  const SHIP = { card: 'victory-ii-class-star-destroyer', upgrades: ['admiral-motti', 'gunnery-team'] }
  test.each([
    'Victory II (85) • Admiral Motti (24) • Gunnery Team (7) = 116 Points',
    '85 Victory II\n24 Motti\n7 Gunnery Team',
    'Victory II/Motti/GT',
    'VSD2 / Motti / GT',
    'Victory II\t1\t85\nAdmiral Motti\t1\t24\nGunnery Team\t1\t7',
    '1x Victory II (85)\n1x Admiral Motti (24)\n1x Gunnery Team (7)',
    'a) Victory II (85)\ni. Admiral Motti (24)\nii. Gunnery Team (7)',
    'Commander: Motti\nVictory II (85)\nMotti\nGT',
  ])('%s', (ship) => {
    const read = reading(`${ship}\n2 TIE Fighters (16)\nHowlrunner (16)`)
    expect([read.fleet.ships, read.fleet.squadrons.length]).toEqual([[SHIP], 3])
    expect(read.skipped).toEqual([])
  })

  test('a count behind a name, and a price behind it', () => {
    for (const row of ['TIE Fighter x3 - 24', 'TIE Fighter x3 — 24', 'TIE Fighter (x3): 24', 'TIE Fighters x3 24']) {
      const read = withSquadron(row)
      expect([read.fleet.squadrons.length, unread(read)]).toEqual([3, []])
    }
  })

  test('numbers in brackets, one behind the other, are no counts', () => {
    const read = reading('(1) MC30T: Foresight\n(2) MC30T: ACM\n(3) CR90A: Dodonna\nJan Ors')
    expect(read.fleet.ships).toHaveLength(3)
  })
})
