import type { ShipClass } from './ship-card'
import type { SquadronCardId } from './squadrons'
import type { UpgradeId } from './upgrades'

interface Box {
  /** Cards of a class share its models. */
  readonly shipModels: Readonly<Partial<Record<ShipClass, number>>>
  /** By the kind of fighter; the pilots of the box fly one of them. */
  readonly squadronModels: Readonly<Record<string, number>>
  readonly squadrons: readonly SquadronCardId[]
  /** One card of each. */
  readonly upgrades: readonly UpgradeId[]
}

/** What is in the box of the core set (R2.20); its objectives are those of the set `core`. */
export const CORE_SET: Box = {
  shipModels: {
    'cr90-corvette': 1,
    'nebulon-b-frigate': 1,
    'victory-class-star-destroyer': 1,
  },
  squadronModels: { 'x-wing': 4, 'tie-fighter': 6 },
  squadrons: ['x-wing-squadron', 'luke-skywalker', 'tie-fighter-squadron', 'howlrunner'],
  upgrades: [
    'general-dodonna',
    'grand-moff-tarkin',
    'defense-liaison',
    'leia-organa-officer',
    'weapons-liaison',
    'wulff-yularen',
    'gunnery-team',
    'engineering-team',
    'nav-team',
    'expanded-hangar-bay',
    'electronic-countermeasures',
    'overload-pulse',
    'assault-concussion-missiles',
    'enhanced-armament',
    'h9-turbolasers',
    'dodonnas-pride',
    'dominator',
    'redemption',
  ],
}
