import type { AskName } from '#shared/engine/decision'
import * as commands from '#web/questions/activation/phrases'
import * as attacks from '#web/questions/attack/phrases'
import * as moves from '#web/questions/course/phrases'
import { optionsOf } from '#web/questions/prepared'
import * as setUp from '#web/questions/set-up/phrases'
import * as squadrons from '#web/questions/squadrons/phrases'
import type { Grammar } from './phrase'
import { phrase, put, targetCalled } from './phrase'

/** Counter is an attack on the one that has attacked. */
const counter: Grammar = {
  phrases: ({ request, view }) =>
    optionsOf(request).map(({ id, target }) =>
      phrase(
        target === undefined ? (id === 'none' ? 'end' : id) : `counter ${targetCalled(view, target)}`,
        put(request.ask, id),
      ),
    ),
}

/** What can be typed at each question; a question without an entry does not compile. */
export const GRAMMARS: Record<AskName, Grammar> = {
  'setup.initiative': setUp.initiative,
  'setup.objective': setUp.objective,
  'obstacle.choose': setUp.pieces,
  'obstacle.place': setUp.pieces,
  'deploy.choose': setUp.pieces,
  'deploy.place': setUp.pieces,
  'objective.place': setUp.pieces,
  'command.dials': commands.dials,
  'ship.activate': commands.activate,
  'activation.dial': commands.dial,
  'activation.command': squadrons.command,
  'repair.effect': commands.repair,
  'attack.declare': attacks.declare,
  'attack.before-roll': attacks.roll,
  'attack.modify': attacks.modify,
  'attack.reroll': attacks.reroll,
  'attack.critical': attacks.crit,
  'attack.next': attacks.declare,
  'attack.counter': counter,
  'defense.spend': attacks.spend,
  'defense.evade': attacks.evade,
  'defense.redirect': attacks.redirect,
  'defense.split': attacks.split,
  'damage.zone': attacks.zone,
  'dial.replace': commands.newDial,
  'tokens.discard': commands.tokens,
  'maneuver.navigate': moves.course,
  'maneuver.course': moves.course,
  'overlap.closest': moves.closest,
  'displaced.place': moves.places,
  'squadron.activate': squadrons.flights,
  'squadron.command': squadrons.flights,
  'squadron.act': squadrons.flights,
  'squadron.move': squadrons.flights,
  'squadron.cloak': { phrases: commands.named('cloak') },
  'squadron.strategic': { phrases: commands.named('token') },
  'token.place': squadrons.token,
  'window.effect': commands.card,
  'effect.choose': commands.card,
}
