import type { AskName, Choice } from '#shared/game/engine/decision'
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

/** An answer, or nothing to say about that question. */
type Chapter = (asked: AnswerContext) => Choice | undefined

const isOption = (asked: AnswerContext): asked is AnswerContextFor<'option'> => asked.request.kind === 'option'
const option =
  (choose: (asked: AnswerContextFor<'option'>) => string | undefined): Chapter =>
  (asked) => {
    if (!isOption(asked)) return undefined
    const id = choose(asked)
    return asked.request.options.some((each) => each.id === id) && id !== undefined ? { option: id } : undefined
  }
const isDials = (asked: AnswerContext): asked is AnswerContextFor<'dials'> => asked.request.kind === 'dials'
const dials =
  (choose: (asked: AnswerContextFor<'dials'>) => Choice): Chapter =>
  (asked) =>
    isDials(asked) ? choose(asked) : undefined
const isCourse = (asked: AnswerContext): asked is AnswerContextFor<'course'> => asked.request.kind === 'course'
const isDestination = (asked: AnswerContext): asked is AnswerContextFor<'destination'> =>
  asked.request.kind === 'destination'

/** What it has no opinion on is answered plainly. */
const plainly: Chapter = () => undefined
const isPlacement = (asked: AnswerContext): asked is AnswerContextFor<'placement'> => asked.request.kind === 'placement'
const place: Chapter = (asked) => (isPlacement(asked) ? choosePlace(asked) : undefined)
const named = (id: string): Chapter => option(() => id)

const CHAPTERS: Record<AskName, Chapter> = {
  'setup.initiative': named('self'),
  'setup.objective': plainly,
  'obstacle.choose': plainly,
  'obstacle.place': place,
  'deploy.choose': option(chooseDeployed),
  'deploy.place': place,
  'objective.place': place,
  'command.dials': dials(chooseDials),
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
  'dial.replace': dials(replaceDial),
  'tokens.discard': option(discardToken),
  'maneuver.navigate': option(chooseNavigate),
  'maneuver.course': (asked) => (isCourse(asked) ? chooseCourse(asked) : undefined),
  'overlap.closest': option(chooseClosest),
  'displaced.place': plainly,
  'squadron.activate': option(activateSquadron),
  'squadron.command': option(commandSquadron),
  'squadron.act': option(actWithSquadron),
  'squadron.move': (asked) => (isDestination(asked) ? moveSquadron(asked) : undefined),
  'squadron.cloak': named('done'),
  'squadron.strategic': named('done'),
  'token.place': plainly,
  'window.effect': plainly,
  'effect.choose': chooseEffect,
}

/** The plain answer: first options, Navigate on all dials, the packer's places; legal to whatever is asked. */
export const plainChoice: Bot = ({ view, request, salt }) => randomChoice(view, request, () => 0, salt)

/**
 * A bot to practise with: legal and sensible, at once. It looks one answer ahead and values what it sees in fleet
 * points: exact odds for attacks, arcs and ranges of final poses for courses; nothing is played out.
 */
export const practiceBot: Bot = (asked) => CHAPTERS[asked.request.ask](asked) ?? plainChoice(asked)
