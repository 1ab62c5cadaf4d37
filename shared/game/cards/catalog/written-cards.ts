// `npm run cards` writes this file.

/** Every card of a fleet that has rules, with its folder. */
export const WRITTEN_CARDS = {
  'advanced-gunnery': 'objectives',
  'contested-outpost': 'objectives',
  'dangerous-territory': 'objectives',
  'fire-lanes': 'objectives',
  'fleet-ambush': 'objectives',
  'hyperspace-assault': 'objectives',
  'intel-sweep': 'objectives',
  minefields: 'objectives',
  'most-wanted': 'objectives',
  'opening-salvo': 'objectives',
  'precision-strike': 'objectives',
  'superior-positions': 'objectives',
  'biggs-darklighter': 'squadrons',
  'colonel-jendon': 'squadrons',
  howlrunner: 'squadrons',
  'luke-skywalker': 'squadrons',
  'admiral-raddus': 'commanders',
  'general-dodonna': 'commanders',
  'general-rieekan': 'commanders',
  'grand-moff-tarkin': 'commanders',
  'electronic-countermeasures': 'defensive-retrofits',
  'g-8-experimental-projector': 'experimental-retrofits',
  'overload-pulse': 'ion-cannons',
  'expanded-hangar-bay': 'offensive-retrofits',
  'quad-laser-turrets': 'offensive-retrofits',
  'rapid-launch-bays': 'offensive-retrofits',
  'defense-liaison': 'officers',
  'governor-pryce': 'officers',
  'leia-organa-officer': 'officers',
  'weapons-liaison': 'officers',
  'wulff-yularen': 'officers',
  'assault-concussion-missiles': 'ordnance',
  'engine-techs': 'support-teams',
  'engineering-team': 'support-teams',
  'nav-team': 'support-teams',
  demolisher: 'titles',
  'dodonnas-pride': 'titles',
  dominator: 'titles',
  redemption: 'titles',
  'enhanced-armament': 'turbolasers',
  'h9-turbolasers': 'turbolasers',
  'gunnery-team': 'weapon-teams',
} as const

/** The written cards of one folder: the compiler names one that lacks a text. */
export type WrittenCard<Folder extends string> = {
  [Id in keyof typeof WRITTEN_CARDS]: (typeof WRITTEN_CARDS)[Id] extends Folder ? Id : never
}[keyof typeof WRITTEN_CARDS]
