import type { AskName } from '#shared/engine/decision'
import type { AnswerForm } from './form'

const commands = () => import('./activation/forms')
const moves = () => import('./course/forms')
const repairs = () => import('./repair/forms')
const attacks = () => import('./attack/forms')
const squadrons = () => import('./squadrons/forms')
const cards = () => import('./cards/forms')
const setUps = () => import('./set-up/forms')

const repair = async () => (await repairs()).repair
const course = async () => (await moves()).course
const flights = async () => (await squadrons()).flights
const card = async () => (await cards()).card
const pieces = async () => (await setUps()).pieces

/** Where the form of each question is fetched from; a question without an entry does not compile. */
export const FORMS: Record<AskName, () => Promise<AnswerForm>> = {
  'setup.initiative': async () => (await setUps()).initiative,
  'setup.objective': async () => (await setUps()).objective,
  'obstacle.choose': pieces,
  'obstacle.place': pieces,
  'deploy.choose': pieces,
  'deploy.place': pieces,
  'objective.place': pieces,
  'command.dials': async () => (await commands()).dials,
  'ship.activate': async () => (await commands()).activate,
  'activation.dial': async () => (await commands()).dial,
  'tokens.discard': async () => (await commands()).tokens,
  'activation.command': async () => (await squadrons()).command,
  'repair.effect': repair,
  'attack.declare': async () => (await attacks()).declare,
  'attack.before-roll': async () => (await attacks()).beforeRoll,
  'attack.modify': async () => (await attacks()).modify,
  'attack.reroll': async () => (await attacks()).reroll,
  'attack.critical': async () => (await attacks()).critical,
  'attack.next': async () => (await attacks()).declare,
  'defense.spend': async () => (await attacks()).spend,
  'defense.evade': async () => (await attacks()).evade,
  'defense.redirect': async () => (await attacks()).redirect,
  'defense.split': async () => (await attacks()).split,
  'damage.zone': async () => (await attacks()).damageZone,
  'dial.replace': async () => (await cards()).newDial,
  'maneuver.navigate': course,
  'maneuver.course': course,
  'overlap.closest': async () => (await moves()).closest,
  'displaced.place': async () => (await moves()).places,
  'squadron.activate': flights,
  'squadron.command': flights,
  'squadron.act': flights,
  'squadron.move': flights,
  'squadron.cloak': async () => (await squadrons()).cloak,
  'squadron.strategic': async () => (await squadrons()).strategic,
  'token.place': async () => (await squadrons()).token,
  'attack.counter': async () => (await squadrons()).counter,
  'window.effect': card,
  'effect.choose': card,
}
