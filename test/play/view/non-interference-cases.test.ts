import { expect, test } from 'vitest'
import { hmacChance } from '#shared/game/engine/chance'
import type { GameState } from '#shared/game/engine/state'
import { casesIn, filesIn } from '#test/support/case-files'
import { type PlayOptions, playCase } from '#test/support/case-play'
import { knownStatesDiffer, statesInterfere, transitionsInterfere, VIEWERS } from '#test/support/non-interference'
import { seeded } from '#test/support/random-choice'

const ANY_LUCK = hmacChance({
  secret: '5a'.repeat(32),
  gameId: 'ca5e'.repeat(8),
  salts: { a: '01'.repeat(16), b: '02'.repeat(16) },
})

/** By the file that they stand in: all of them together take minutes. */
const CASES = filesIn('test/cases', '.yaml', '.yml').map((path) => [path, casesIn([path])] as const)

/** Each moment is looked at through the eyes of one of the three, in turn. */
test.each(CASES)(
  'what one must not know makes no difference to them in any moment and any decision of %s, and what one knows lacks nothing (R17.11, R17.14)',
  (_path, cases) => {
    const found: string[] = []
    let moment = 0
    for (const { where, file } of cases) {
      const below = seeded(3)
      let before: GameState | undefined
      const watch: PlayOptions['watch'] = ({ state }, _step, decision) => {
        const viewers = [VIEWERS[moment % VIEWERS.length] ?? 'spectator']
        moment += 1
        const told = before && decision ? transitionsInterfere(before, decision, ANY_LUCK, below, { viewers }) : []
        const faults = [...statesInterfere(state, below, { viewers }), ...told, ...knownStatesDiffer(state, viewers)]
        found.push(...faults.map((what) => `${where}: ${what}`))
        before = structuredClone(state)
      }
      if (file) playCase(file, { watch })
    }
    expect(found).toEqual([])
  },
)
