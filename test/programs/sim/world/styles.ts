import { RULES } from '#functions/entry/rules'
import type { Rules } from '#functions/ports/deps'
import type { NoticeRow } from '#functions/ports/game-store'
import type { Fleet } from '#shared/fleet/fleet'
import { judgeFleet } from '#shared/fleet/fleet-legality'
import { PRESETS } from '#shared/fleet/game-presets'
import { isSwitchable } from '#shared/game/cards/catalog/upgrade-kinds'
import { plainChoice } from '#shared/play/bots/practice'
import { NO_ORDERS } from '#shared/play/orders/standing-order'
import { practiceBot } from '#test/support/practice-bot'
import { eagerChoice } from '#test/support/random-choice'
import { tersely } from '#test/support/store-world'
import { randomFleet } from '../random-fleet'
import type { Style } from './style'
import { WORLD_RULES } from './tiny-rules'

const PLANS = ['plan-1', 'plan-2']
/** What everybody's orders and plans are called: nobody else may ever read it. */
export const SECRET_MARK = 'zz-mark'

const NO_FLEET: Fleet = { faction: 'rebel', ships: [], squadrons: [], objectives: {} } as unknown as Fleet

export const TINY: Style = {
  rules: WORLD_RULES,
  writer: {
    ...tersely,
    mail: async (notice, game, player) => {
      if (!player.mail) return undefined
      const mail = await tersely.mail(notice as NoticeRow, game, player)
      return mail && { ...mail, messageId: notice.messageId }
    },
  },
  legal: (_view, _request, below) => ({ option: below(4) === 0 ? 'roll' : 'ok' }),
  linesAfter: ({ subject }) => [
    { ask: 'activation.dial', subject: `s${Number(subject.slice(1)) + 1}`, choose: { option: 'ok' } },
  ],
  fleet: () => NO_FLEET,
  orders: (below) => ({ ...NO_ORDERS, disguised: below(2) === 0 }),
  plans: (_view, below) => [
    {
      id: PLANS[below(2)] ?? '',
      unless: [],
      plays: below(2) === 0 ? 'itself' : 'by-button',
      lines: [{ ask: 'activation.dial', subject: `s${below(12)}`, choose: { option: 'ok' } }],
    },
  ],
  planIds: [],
  cards: () => [],
  kinds: ['learning', 'learning', 'learning', 'fleets', 'practice'],
}

/** With everything loaded beforehand, so that no step of a run waits for the disk. */
const LOADED_RULES: Rules = {
  ...RULES,
  judgeFleet: async (fleet, options) => judgeFleet(fleet, options).faults,
  bot: async () => ({ answer: practiceBot, plain: plainChoice }),
}

export const REAL: Style = {
  rules: LOADED_RULES,
  legal: (view, request, below) => eagerChoice(view, request, below),
  linesAfter: () => [],
  fleet: (seat, below) => randomFleet(seat === 'a' ? 'rebel' : 'imperial', PRESETS['core-set'], below),
  orders: (below) => ({
    preset: below(2) === 0 ? 'cautious' : 'stubborn',
    disguised: below(2) === 0,
    orders: [
      {
        id: `${SECRET_MARK}-order`,
        kind: 'counter',
        scope: { on: 'match' },
        rules: [],
        otherwise: { attack: below(2) === 0 },
      },
    ],
  }),
  plans: ({ ships, viewer }, below) => {
    const own = Object.values(ships).filter(({ seat, activated }) => seat === viewer && !activated)
    const ship = own[below(own.length)]
    if (!ship) return []
    return PLANS.map((id) => ({
      id,
      unless: [],
      plays: below(2) === 0 ? ('itself' as const) : ('by-button' as const),
      lines: [{ ask: 'ship.activate', subject: 'table', choose: { option: ship.id } }],
    }))
  },
  planIds: PLANS,
  cards: ({ cards, viewer }) =>
    Object.entries(cards).flatMap(([id, { card, seat }]) => (seat === viewer && isSwitchable(card) ? [id] : [])),
  kinds: ['learning', 'learning', 'practice', 'fleets'],
}
