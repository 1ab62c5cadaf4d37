import type { ShipCardId } from '#shared/cards/catalog/ships'
import type { ShortNames } from './short-names'

const ISD: readonly ShipCardId[] = [
  'imperial-i-class-star-destroyer',
  'imperial-ii-class-star-destroyer',
  'imperial-star-destroyer-cymoon-1-refit',
  'imperial-star-destroyer-kuat-refit',
]
const VSD: readonly ShipCardId[] = ['victory-i-class-star-destroyer', 'victory-ii-class-star-destroyer']
const GSD: readonly ShipCardId[] = ['gladiator-i-class-star-destroyer', 'gladiator-ii-class-star-destroyer']
const RAIDER: readonly ShipCardId[] = ['raider-i-class-corvette', 'raider-ii-class-corvette']
const GOZANTI: readonly ShipCardId[] = ['gozanti-class-cruisers', 'gozanti-class-assault-carriers']
const INTERDICTOR: readonly ShipCardId[] = ['interdictor-combat-refit', 'interdictor-suppression-refit']
const ARQUITENS: readonly ShipCardId[] = ['arquitens-class-light-cruiser', 'arquitens-class-command-cruiser']
const QUASAR: readonly ShipCardId[] = ['quasar-fire-i-class-cruiser-carrier', 'quasar-fire-ii-class-cruiser-carrier']
const CR90: readonly ShipCardId[] = ['cr90-corvette-a', 'cr90-corvette-b']
const NEBULON: readonly ShipCardId[] = ['nebulon-b-escort-frigate', 'nebulon-b-support-refit']
const FRIGATE: readonly ShipCardId[] = ['assault-frigate-mark-ii-a', 'assault-frigate-mark-ii-b']
const MC30: readonly ShipCardId[] = ['mc30c-scout-frigate', 'mc30c-torpedo-frigate']
const HOME_ONE: readonly ShipCardId[] = ['mc80-assault-cruiser', 'mc80-command-cruiser']
const LIBERTY: readonly ShipCardId[] = ['mc80-battle-cruiser', 'mc80-star-cruiser']
const MC75: readonly ShipCardId[] = ['mc75-armored-cruiser', 'mc75-ordnance-cruiser']
const GR75: readonly ShipCardId[] = ['gr-75-medium-transports', 'gr-75-combat-retrofits']
const PELTA: readonly ShipCardId[] = ['modified-pelta-class-assault-ship', 'modified-pelta-class-command-ship']
const HAMMERHEAD: readonly ShipCardId[] = ['hammerhead-scout-corvette', 'hammerhead-torpedo-corvette']

/** What players call ships, the likest card first; keys are letters and digits alone. */
export const SHORT_SHIP_NAMES: ShortNames<ShipCardId> = {
  isd: ISD,
  imperial: ISD,
  imperialstardestroyer: ISD,
  impstar: ISD,
  impstars: ISD,
  kuat: ['imperial-star-destroyer-kuat-refit'],
  isdkuat: ['imperial-star-destroyer-kuat-refit'],
  isdk: ['imperial-star-destroyer-kuat-refit'],
  cymoon: ['imperial-star-destroyer-cymoon-1-refit'],
  isdcymoon: ['imperial-star-destroyer-cymoon-1-refit'],
  isdc: ['imperial-star-destroyer-cymoon-1-refit'],
  vsd: VSD,
  vic: VSD,
  victory: VSD,
  victorystardestroyer: VSD,
  gsd: GSD,
  glad: GSD,
  gladiator: GSD,
  gladiatorstardestroyer: GSD,
  raider: RAIDER,
  goz: GOZANTI,
  gozz: GOZANTI,
  gozzy: GOZANTI,
  gozzie: GOZANTI,
  gozanti: GOZANTI,
  gozantis: GOZANTI,
  int: INTERDICTOR,
  inter: INTERDICTOR,
  dictor: INTERDICTOR,
  interdictor: INTERDICTOR,
  arq: ARQUITENS,
  arquitens: ARQUITENS,
  qf: QUASAR,
  quas: QUASAR,
  quasar: QUASAR,
  quasarfire: QUASAR,
  cr90: CR90,
  corvette: CR90,
  corvettea: ['cr90-corvette-a'],
  corvetteb: ['cr90-corvette-b'],
  neb: NEBULON,
  nebb: NEBULON,
  nebulon: NEBULON,
  nebulonb: NEBULON,
  nebescort: ['nebulon-b-escort-frigate'],
  nebsupport: ['nebulon-b-support-refit'],
  escortfrigate: ['nebulon-b-escort-frigate'],
  af: FRIGATE,
  afm2: FRIGATE,
  afmk2: FRIGATE,
  afmkii: FRIGATE,
  afmii: FRIGATE,
  af2: FRIGATE,
  afii: FRIGATE,
  assaultfrigate: FRIGATE,
  assaultfrigatemk2: FRIGATE,
  assaultfrigatemkii: FRIGATE,
  assaultfrigatemarkii: FRIGATE,
  afa: ['assault-frigate-mark-ii-a'],
  af2a: ['assault-frigate-mark-ii-a'],
  afm2a: ['assault-frigate-mark-ii-a'],
  afmkiia: ['assault-frigate-mark-ii-a'],
  afb: ['assault-frigate-mark-ii-b'],
  af2b: ['assault-frigate-mark-ii-b'],
  afm2b: ['assault-frigate-mark-ii-b'],
  afmkiib: ['assault-frigate-mark-ii-b'],
  mc30: MC30,
  mc30c: MC30,
  mc30t: ['mc30c-torpedo-frigate'],
  mc30ct: ['mc30c-torpedo-frigate'],
  mc30s: ['mc30c-scout-frigate'],
  mc30cs: ['mc30c-scout-frigate'],
  mc80: [...HOME_ONE, ...LIBERTY],
  hmc80: HOME_ONE,
  mc80h: HOME_ONE,
  mc80h1: HOME_ONE,
  mc80ho: HOME_ONE,
  mc80homeone: HOME_ONE,
  h1mc80: HOME_ONE,
  homc80: HOME_ONE,
  lmc80: LIBERTY,
  mc80l: LIBERTY,
  mc80lib: LIBERTY,
  mc80liberty: LIBERTY,
  mc75: MC75,
  mc75a: ['mc75-armored-cruiser'],
  mc75o: ['mc75-ordnance-cruiser'],
  gr75: GR75,
  flotilla: [...GR75, ...GOZANTI],
  pelta: PELTA,
  hh: HAMMERHEAD,
  hhc: HAMMERHEAD,
  hammer: HAMMERHEAD,
  hammerhead: HAMMERHEAD,
  hht: ['hammerhead-torpedo-corvette'],
  hhtorp: ['hammerhead-torpedo-corvette'],
  hhs: ['hammerhead-scout-corvette'],
  hhscout: ['hammerhead-scout-corvette'],
}
