import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { viewFor } from '#shared/game'
import { aurasOf, REACHES } from '#shared/play/view/auras'
import type { CaseTable } from '#test/support/case-format-table'
import { tableState } from '#test/support/case-table'

const RULES = join(import.meta.dirname, '..', '..', '..', 'shared', 'game', 'cards', 'rules')
/** The words in which a rule measures from its own unit. */
const NEAR =
  /isNear\(g, (?:self\.)?on, [\w.]+, (\d)\)|(?:isFriendlyNear|isEnemyNear)\(g, [\w.]+, self, (\d)\)|friendlySquadronsNear\(g, self, (\d)\)/g

/** The farthest band that the rules of each card name. */
const measured = () =>
  Object.fromEntries(
    ['squadrons', 'upgrades'].flatMap((folder) =>
      readdirSync(join(RULES, folder), { recursive: true, encoding: 'utf8' }).flatMap((file) => {
        if (!file.endsWith('.ts')) return []
        const bands = [...readFileSync(join(RULES, folder, file), 'utf8').matchAll(NEAR)].flatMap(([, ...found]) =>
          found.flatMap((band) => (band === undefined ? [] : [Number(band)])),
        )
        return bands.length > 0 ? [[basename(file, '.ts'), Math.max(...bands)]] : []
      }),
    ),
  )

test('every card that acts within a distance of its unit reaches as far as its rules say, and no other one is told to', () => {
  expect(REACHES).toEqual(measured())
})

test('the reach of a card ends with the card, and goes with its unit', () => {
  const table: CaseTable = {
    ships: {
      nebulon: { card: 'nebulon-b-escort-frigate', at: [300, 300], upgrades: ['redemption', 'toryn-farr'] },
      victory: { card: 'victory-ii-class-star-destroyer', at: [600, 800], heading: 180 },
    },
    squadrons: { jan: { card: 'jan-ors', at: [400, 300] }, x: { card: 'x-wing-squadron', at: [500, 300] } },
  }
  const view = viewFor(tableState(table), 'a', [])
  const told = (seen: typeof view) => aurasOf(seen).map(({ unit, card, most }) => `${unit} ${card} ${most}`)
  expect(told(view)).toEqual(['nebulon redemption 5', 'nebulon toryn-farr 3', 'jan jan-ors 2'])
  const cards = Object.fromEntries(
    Object.entries(view.cards).map(([id, card]) => [id, { ...card, discarded: card.card === 'toryn-farr' }]),
  )
  expect(told({ ...view, cards })).toEqual(['nebulon redemption 5', 'jan jan-ors 2'])
})
