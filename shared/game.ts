import { shipCard } from './game/cards/catalog/ships'
import { squadronCard } from './game/cards/catalog/squadrons'
import { isSwitchable } from './game/cards/catalog/upgrade-kinds'
import { upgradeCard } from './game/cards/catalog/upgrades'
import { CARD_RULES } from './game/cards/rules/index'
import { areLegalDials, areLegalOptions, isLegalOption } from './game/engine/answer-legality'
import { createEngine, type Engine, type Outcome } from './game/engine/apply'
import type { CardRegistry } from './game/engine/card-rules'
import type { Chance } from './game/engine/chance'
import { isWellFormed } from './game/engine/choice-form'
import type { Ask, Choice, DecisionRequest, Refusal } from './game/engine/decision'
import { effectRules } from './game/engine/effect'
import type { FrameRegistry } from './game/engine/frame-rules'
import type { PrintedCards } from './game/engine/influence'
import type { Game, PublicTable, Result } from './game/engine/state'
import { windowRules } from './game/engine/window'
import { activationRules } from './game/flow/activation'
import { attackRules, grantedAttackRules } from './game/flow/attack'
import { commandPhaseRules, newDialRules, storedDialsRules } from './game/flow/command-phase'
import { tokenGainRules, tokenLimitRules } from './game/flow/command-tokens'
import { grantedCommandRules } from './game/flow/command-use'
import { dealDamageRules, destructionRules, faceupCardRules, sufferRules } from './game/flow/damage'
import { deployRules } from './game/flow/deployment'
import { arePlacesLegal, displacedRules } from './game/flow/displacement'
import { type NewGameSetup, newLearningGame } from './game/flow/learning-scenario'
import { isLegalCourse, maneuverRules } from './game/flow/maneuver'
import { type NewBattleSetup, newBattle } from './game/flow/new-battle'
import { isLegalPlacement, placementRules } from './game/flow/placement'
import { repairRules } from './game/flow/repair'
import { gameRules, roundRules } from './game/flow/round'
import { eliminated, scoreOf } from './game/flow/score'
import { setupRules } from './game/flow/setup'
import { shipPhaseRules } from './game/flow/ship-phase'
import { squadronActivationRules } from './game/flow/squadron-activation'
import { squadronCommandRules } from './game/flow/squadron-command'
import { isLegalDestination, squadronMoveRules } from './game/flow/squadron-move'
import { squadronPhaseRules } from './game/flow/squadron-phase'
import { statusPhaseRules } from './game/flow/status-phase'
import type { Step, ValuesSnapshot } from './play/view/after-events'
import type { GameView, Viewer } from './play/view/game-view'
import { UNKNOWN_CARD } from './play/view/objective-cards'
import { valuesThrough as buildValues } from './play/view/values-through'
import { viewFor as buildView } from './play/view/view-for'

const FRAMES: FrameRegistry = {
  game: gameRules,
  setup: setupRules,
  deploy: deployRules,
  placement: placementRules,
  round: roundRules,
  'command-phase': commandPhaseRules,
  'ship-phase': shipPhaseRules,
  'squadron-phase': squadronPhaseRules,
  'squadron-command': squadronCommandRules,
  'squadron-activation': squadronActivationRules,
  'squadron-move': squadronMoveRules,
  'status-phase': statusPhaseRules,
  activation: activationRules,
  'granted-command': grantedCommandRules,
  repair: repairRules,
  attack: attackRules,
  'granted-attack': grantedAttackRules,
  suffer: sufferRules,
  'faceup-card': faceupCardRules,
  destruction: destructionRules,
  'new-dial': newDialRules,
  'stored-dials': storedDialsRules,
  'token-gain': tokenGainRules,
  'token-limit': tokenLimitRules,
  maneuver: maneuverRules,
  displaced: displacedRules,
  'deal-damage': dealDamageRules,
  window: windowRules,
  effect: effectRules,
}

/** Whether a choice answers a question: the same for the server and for a client that only has a view. */
export function isLegal(table: PublicTable, ask: Ask, choice: Choice): Refusal | undefined {
  if (!isWellFormed(choice)) return { code: 'wrong-form' }
  switch (ask.kind) {
    case 'option':
      return isLegalOption(ask, choice)
    case 'options':
      return areLegalOptions(ask, choice)
    case 'dials':
      return areLegalDials(ask, choice)
    case 'course':
      return isLegalCourse(table, ask, choice)
    case 'places':
      return arePlacesLegal(table, ask, choice)
    case 'placement':
      return isLegalPlacement(table, ask, choice)
    case 'destination':
      return isLegalDestination(table, ask, choice)
  }
}

const PRINTED: PrintedCards = {
  ship: shipCard,
  squadron: squadronCard,
  upgrade: upgradeCard,
  isSwitchable,
}

/** The engine over any set of cards; tests prove it on cards of their own. */
export const engineWith = (cards: CardRegistry, printed: PrintedCards = PRINTED): Engine =>
  createEngine({ frames: FRAMES, cards, printed, endOfGame: eliminated, score: scoreOf, isLegal })

/** The learning scenario is played without upgrades (R3.37). */
const engine = engineWith(CARD_RULES)

export const { begin, apply, pending } = engine

/** Plays on what a viewer knows (design 5): a card that they have not seen does nothing there, instead of ending it. */
export const supposing = engineWith({ ...CARD_RULES, [UNKNOWN_CARD]: [] })

/** The first steps of a game, up to its first question: sides, forces, damage deck, round 1. */
export const startGame = (setup: NewGameSetup, chance: Chance): Outcome => apply(newLearningGame(setup), [], chance)

/** The first steps of a battle of two fleets, up to its first question: who is first player (R3.5). */
export const startBattle = (setup: NewBattleSetup, chance: Chance): Outcome => apply(newBattle(setup), [], chance)

/** Everything `viewer` may know of the game (design 5). */
export const viewFor = (g: Game, viewer: Viewer, open: readonly DecisionRequest[] = pending(g)): GameView =>
  buildView(g, viewer, open, engine.rules)

/** What both have earned so far, as everybody sees it. */
export const scoreNow = (g: Game): Result['score'] => g.result?.score ?? scoreOf(g, engine.rules)

/** What public steps change of the values of units, for pages that show a game step by step. */
export const valuesThrough = (view: GameView, steps: readonly Step[]): ValuesSnapshot[] =>
  buildValues(view, steps, supposing.rules)

export type { Outcome, Run } from './game/engine/apply'
export { chanceCommitment, hmacChance } from './game/engine/chance'
export type { NewGameSetup } from './game/flow/learning-scenario'
export type { NewBattleSetup } from './game/flow/new-battle'
export { logFor } from './play/view/log-for'
