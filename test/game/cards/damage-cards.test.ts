import { describe, expect, test } from 'vitest'
import { DAMAGE_CARDS, damageCard } from '#shared/game/cards/catalog/damage-deck'
import { UnknownCard } from '#shared/game/engine/unseen'
import { casesIn } from '#test/support/case-files'
import type { CaseFile } from '#test/support/case-format'

const FOLDER = 'test/cases/cards'

/** Whether a case has the card faceup at the beginning or lets it be dealt. */
const shows = ({ table, luck = [], steps = [] }: CaseFile, card: string): boolean =>
  [
    ...Object.values(table?.ships ?? {}).flatMap(({ damage = [] }) =>
      damage.flatMap((each) => (typeof each !== 'string' && 'faceup' in each ? [each.faceup] : [])),
    ),
    ...(table?.deck ?? []),
    ...[...luck, ...steps.flatMap((step) => step.luck ?? [])].flatMap((stroke) =>
      'cards' in stroke ? stroke.cards : [],
    ),
  ].includes(card)

describe('every damage card has its own cases (R9.10)', () => {
  test.each(Object.keys(DAMAGE_CARDS))('%s', (card) => {
    const files = casesIn([`${FOLDER}/${card}.yaml`]).flatMap(({ file }) => file ?? [])
    expect(files.filter((file) => shows(file, card))).not.toEqual([])
  })
})

test('one that nobody has seen stops whoever asks what it is, so that a preview ends there', () => {
  expect(() => damageCard('unknown')).toThrow(UnknownCard)
})
