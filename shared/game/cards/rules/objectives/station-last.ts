import { at, modify } from '#shared/game/engine/card-builder'
import type { PlacementFrame } from '#shared/game/engine/frame'
import { placing } from '#shared/game/engine/words/setup-words'
import { ofSecond } from './players'

interface StationPlacing extends Pick<PlacementFrame, 'inert' | 'hull'> {
  /** Beyond that distance of the player edges. */
  readonly beyond: 3 | 5
}

/** The second player places each station after all other obstacles, far from the players (OB7, OB9, OB21). */
export const stationLast = ({ beyond, ...as }: StationPlacing) => [
  modify('obstacles', (value) => ({ ...value, skip: true }), {
    when: (_g, _table, _self, { kind }) => kind === 'station',
  }),
  at('setup.after-obstacles')
    .when(ofSecond)
    .do((tx, _moment, _answers, { seat, source }) => {
      const waiting = tx.state.reserve?.obstacles.filter(({ kind }) => kind === 'station') ?? []
      tx.inOrder(
        ...waiting.map(({ id }) =>
          placing({
            ask: 'obstacle.place',
            seat,
            piece: { kind: 'obstacle', id },
            region: {
              all: [{ inside: 'setup-area' }, { beyond, of: 'player-edges' }, { beyond: 1, of: 'obstacles' }],
            },
            source,
            ...as,
          }),
        ),
      )
    }),
]
