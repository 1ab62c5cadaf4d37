import { at, modify } from '#shared/game/engine/card-builder'
import { placing } from '#shared/game/engine/words/setup-words'
import { ofSecond } from './players'

/** The second player places the station after all other obstacles, far from the players (OB9, OB21). */
export const stationLast = ({ inert = false } = {}) => [
  modify('obstacles', (value) => ({ ...value, skip: true }), {
    when: (_g, _table, _self, { kind }) => kind === 'station',
  }),
  at('setup.after-obstacles')
    .when(ofSecond)
    .do((tx, _moment, _answers, { seat, source }) => {
      const waiting = tx.state.reserve?.obstacles.find(({ kind }) => kind === 'station')
      if (!waiting) return
      tx.inOrder(
        placing({
          ask: 'obstacle.place',
          seat,
          piece: { kind: 'obstacle', id: waiting.id },
          region: {
            all: [{ inside: 'setup-area' }, { beyond: 5, of: 'player-edges' }, { beyond: 1, of: 'obstacles' }],
          },
          source,
          ...(inert && { inert }),
        }),
      )
    }),
]
