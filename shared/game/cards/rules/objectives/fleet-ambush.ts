import { at, forbid, modify } from '#shared/game/engine/card-builder'
import { waitingOf } from '#shared/game/engine/forces'
import { also, either, type Region } from '#shared/game/engine/region'
import type { Point, PublicTable } from '#shared/game/engine/state'
import { DISTANCE_ENDS } from '#shared/game/geometry/range'
import { setupArea } from '#shared/game/geometry/table-area'
import { isFirst, ofFirst } from './players'
import { tokenId, tokensOn } from './tokens'

/** Beyond distance 5 of the edges of the setup area, over nothing. */
const AMBUSH_ZONE: Region = {
  all: [
    { inside: 'setup-area' },
    { beyond: 5, of: 'setup-edges' },
    { clear: 'ships' },
    { clear: 'squadrons' },
    { clear: 'obstacles' },
  ],
}
const [, MARGIN] = DISTANCE_ENDS[4]

/** Where its corners are marked. */
function corners(g: Pick<PublicTable, 'area'>): Point[] {
  const { x, y, width, height } = setupArea(g)
  return [x + MARGIN, x + width - MARGIN].flatMap((east) =>
    [y + MARGIN, y + height - MARGIN].map((north) => ({ x: east, y: north })),
  )
}

/**
 * All ships of a player are deployed before his squadrons, those of the first player's 1st, 3rd, 5th … turn in the ambush
 * zone in the middle of the setup area (OB11). Squadrons may then stand near ships there; the first player's, too, over no
 * obstacle in it.
 */
export default [
  at('setup.before-deploying')
    .when(ofFirst)
    .do((tx, _moment, _answers, self) => {
      for (const [i, at] of corners(tx.state).entries()) tx.placeObjectiveToken(self.seat, { id: tokenId(i + 1), at })
    }),
  modify('deployment', () => AMBUSH_ZONE, {
    when: (g, _unit, self, { seat, kind, turn }) =>
      isFirst(g, self) && seat === self.seat && kind === 'ship' && turn % 2 === 1,
  }),
  modify(
    'deployment',
    (region) => either(also(region, { clear: 'obstacles' }), also(region, { at: 5, of: 'setup-edges' })),
    {
      when: (g, _unit, self, { seat, kind }) => isFirst(g, self) && seat === self.seat && kind === 'squadron',
    },
  ),
  forbid(
    'deploy',
    (g, unit, self, { seat }) =>
      seat === self.seat && g.reserve?.squadrons[unit] !== undefined && waitingOf(g, seat).ships.length > 0,
  ),
  at('setup.after-deploying')
    .when(ofFirst)
    .do((tx) => {
      for (const { id } of tokensOn(tx.state)) tx.removeObjectiveToken(id)
    }),
]
