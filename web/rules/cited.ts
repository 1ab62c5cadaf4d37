import type { DAMAGE_CARDS } from '#shared/game/cards/catalog/damage-deck'
import { ASKS, type AskName } from '#shared/game/engine/asks'
import type { RefusalCode } from '#shared/game/engine/decision'
import type { RuleId } from './book'

/** The rule that explains the term in the hint of a question. */
export const ruleOfAsk = (ask: AskName): RuleId => ASKS[ask].rule

/** The rule behind a refusal; those without one are about the form of an answer, not about the game. */
export const RULE_OF_REFUSAL: Partial<Record<RefusalCode, RuleId>> = {
  'too-close': 'R3.9',
  'speed-not-on-chart': 'R3.16',
  'single-squadron': 'R3.18',
  'dials-incomplete': 'R4.3',
  'yaw-exceeded': 'R10.4',
  'side-overlaps-tool': 'R10.8',
  'squadron-missing': 'R10.23',
  'place-outside': 'R10.24',
  'place-overlaps': 'R10.24',
  'place-not-touching': 'R10.24',
  'too-few-touching': 'R10.25',
  'zone-has-attacked': 'R6.2',
  'out-of-arc': 'R6.3',
  'out-of-range': 'R6.4',
  'on-target': 'R13.10',
  'range-through-zone': 'R12.7',
  'line-through-zone': 'R12.6',
  'no-dice': 'R6.16',
  'forbidden-by-card': 'R9.12',
  engaged: 'R11.17',
  escorted: 'R11.26',
  'too-far': 'R11.9',
  'ends-engaged': 'R11.16',
  'token-locked': 'R8.4',
  'token-type-spent': 'R8.2',
  'speed-zero': 'R8.3',
}

/** What each damage card does stands under the id it has in the list of the deck. */
export const RULE_OF_CARD: Record<keyof typeof DAMAGE_CARDS, RuleId> = {
  'blinded-gunners': 'DC1',
  'capacitor-failure': 'DC2',
  'comm-noise': 'DC3',
  'compartment-fire': 'DC4',
  'coolant-discharge': 'DC5',
  'crew-panic': 'DC6',
  'damaged-controls': 'DC7',
  'damaged-munitions': 'DC8',
  'depowered-armament': 'DC9',
  'disengaged-fire-control': 'DC10',
  'faulty-countermeasures': 'DC11',
  'injured-crew': 'DC12',
  'life-support-failure': 'DC13',
  'point-defense-failure': 'DC14',
  'power-failure': 'DC15',
  'projector-misaligned': 'DC16',
  'ruptured-engine': 'DC17',
  'shield-failure': 'DC18',
  'structural-damage': 'DC19',
  'targeter-disruption': 'DC20',
  'thrust-control-malfunction': 'DC21',
  'thruster-fissure': 'DC22',
}
