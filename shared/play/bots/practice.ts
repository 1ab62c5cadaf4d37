import type { AskName, Choice, DecisionRequest } from '#shared/game/engine/decision'
import type { AnswerContext, AnswerContextFor, Bot } from './bot'
import { chooseCommand, chooseRepair, chooseShip, discardToken, keepOrConvert, spareZone } from './choose-activation'
import { beforeRoll, chooseTarget } from './choose-attack'
import { chooseEffect } from './choose-card'
import { chooseClosest, chooseCourse, chooseNavigate } from './choose-course'
import { chooseEvaded, chooseRedirect, chooseSplit, chooseToken } from './choose-defense'
import { chooseDials, replaceDial } from './choose-dials'
import { chooseModification, chooseReroll } from './choose-dice'
import { chooseDeployed, choosePlace } from './choose-set-up'
import { activateSquadron, actWithSquadron, commandSquadron, moveSquadron } from './choose-squadron'
import { randomChoice } from './random'
import type { SupposingEngine } from './supposed-outcome'
import { bestAnswer, insteadOfAttack, inWindow, ofDice, type Weigher, weighed, worthIt } from './weigh'

/** An answer, or undefined without an opinion on that question. */
type Chapter = (asked: AnswerContext) => Choice | undefined

const isOption = (asked: AnswerContext): asked is AnswerContextFor<'option'> => asked.request.kind === 'option'
const option =
  (choose: (asked: AnswerContextFor<'option'>) => string | undefined): Chapter =>
  (asked) => {
    if (!isOption(asked)) return undefined
    const id = choose(asked)
    return asked.request.options.some((each) => each.id === id) && id !== undefined ? { option: id } : undefined
  }
const named = (id: string): Chapter => option(() => id)

type Kind = DecisionRequest['kind']
type Answerers = { [K in Kind]?: (asked: AnswerContextFor<K>) => Choice | undefined }

/** Answers that depend only on the form of the question. */
const BY_KIND: Answerers = {
  course: chooseCourse,
  destination: moveSquadron,
  dials: (asked) => (isOfOwnShips(asked) ? chooseDials(asked) : replaceDial(asked)),
  placement: choosePlace,
}

const isOfOwnShips = ({ view, request }: AnswerContextFor<'dials'>): boolean =>
  request.ships.every(({ ship }) => view.ships[ship]?.seat === request.seat)

function byKind<K extends Kind>(asked: AnswerContextFor<K>, kind: K): Choice | undefined {
  return BY_KIND[kind]?.(asked)
}

/** Questions that it has an opinion on; it answers the others plainly. */
const CHAPTERS: Partial<Record<AskName, Chapter>> = {
  'setup.initiative': named('self'),
  'deploy.choose': option(chooseDeployed),
  'ship.activate': option(chooseShip),
  'activation.dial': option(keepOrConvert),
  'activation.command': option(chooseCommand),
  'repair.effect': option(chooseRepair),
  'attack.declare': option(chooseTarget),
  'attack.before-roll': option(beforeRoll),
  'attack.modify': option(chooseModification),
  'attack.reroll': chooseReroll,
  'attack.critical': named('standard'),
  'attack.next': option(chooseTarget),
  'attack.counter': named('counter'),
  'defense.spend': option(chooseToken),
  'defense.evade': option(chooseEvaded),
  'defense.redirect': option(chooseRedirect),
  'defense.split': option(chooseSplit),
  'damage.zone': option(spareZone),
  'tokens.discard': option(discardToken),
  'maneuver.navigate': option(chooseNavigate),
  'overlap.closest': option(chooseClosest),
  'squadron.activate': option(activateSquadron),
  'squadron.command': option(commandSquadron),
  'squadron.act': option(actWithSquadron),
  'squadron.cloak': named('done'),
  'squadron.strategic': named('done'),
  'effect.choose': chooseEffect,
}

/** Questions that offer cards. */
const WEIGHERS: Partial<Record<AskName, Weigher>> = {
  'window.effect': inWindow,
  'attack.modify': ofDice,
  'attack.before-roll': worthIt,
  'attack.critical': worthIt,
  'defense.spend': worthIt,
  'squadron.act': insteadOfAttack,
}

/** The plain answer: first options, Navigate on all dials, the packer's places; legal for every question. */
export const plainChoice: Bot = ({ view, request, salt }) => randomChoice(view, request, () => 0, salt)

/** Answers without playing anything out: for what comes in the middle of what is tried. */
const quickly: Bot = (asked) =>
  CHAPTERS[asked.request.ask]?.(asked) ?? byKind(asked, asked.request.kind) ?? plainChoice(asked)

/**
 * A bot to practise with: legal and sensible, at once. It looks one answer ahead and values what it sees in fleet
 * points: exact odds for attacks, arcs and ranges of final poses for courses. Only what cards do it plays out, each
 * option by the engine on what its seat knows (design 5).
 */
export const practiceBotWith =
  (engine: SupposingEngine): Bot =>
  (asked) => {
    const { ask } = asked.request
    const weigher = WEIGHERS[ask]
    const byCard =
      ask === 'effect.choose' ? bestAnswer(engine, asked, quickly) : weigher && weighed(engine, asked, quickly, weigher)
    return byCard ?? quickly(asked)
  }
