import { readChapter } from '#shared/rules/chapter'
import attack from '../../../rules/attack.md?raw'
import authority from '../../../rules/authority.md?raw'
import clarifications from '../../../rules/clarifications.md?raw'
import commandPhase from '../../../rules/command-phase.md?raw'
import commands from '../../../rules/commands.md?raw'
import damage from '../../../rules/damage.md?raw'
import damageCards from '../../../rules/damage-cards.md?raw'
import defenseTokens from '../../../rules/defense-tokens.md?raw'
import effects from '../../../rules/effects.md?raw'
import fleets from '../../../rules/fleets.md?raw'
import information from '../../../rules/information.md?raw'
import leagues from '../../../rules/leagues.md?raw'
import learningScenario from '../../../rules/learning-scenario.md?raw'
import movement from '../../../rules/movement.md?raw'
import objectives from '../../../rules/objectives.md?raw'
import obstacles from '../../../rules/obstacles.md?raw'
import rulings from '../../../rules/rulings.md?raw'
import scoring from '../../../rules/scoring.md?raw'
import settingUp from '../../../rules/setting-up.md?raw'
import shipPhase from '../../../rules/ship-phase.md?raw'
import sight from '../../../rules/sight.md?raw'
import squadrons from '../../../rules/squadrons.md?raw'
import statusPhase from '../../../rules/status-phase.md?raw'
import terms from '../../../rules/terms.md?raw'
import variants from '../../../rules/variants.md?raw'

/** The rulebook as players read it: chapter by chapter, each rule under its id. */
export const chapters = {
  terms: readChapter(terms),
  fleets: readChapter(fleets),
  settingUp: readChapter(settingUp),
  learningScenario: readChapter(learningScenario),
  commandPhase: readChapter(commandPhase),
  shipPhase: readChapter(shipPhase),
  attack: readChapter(attack),
  commands: readChapter(commands),
  defenseTokens: readChapter(defenseTokens),
  damage: readChapter(damage),
  movement: readChapter(movement),
  squadrons: readChapter(squadrons),
  obstacles: readChapter(obstacles),
  sight: readChapter(sight),
  statusPhase: readChapter(statusPhase),
  scoring: readChapter(scoring),
  effects: readChapter(effects),
  information: readChapter(information),
  damageCards: readChapter(damageCards),
  objectives: readChapter(objectives),
  clarifications: readChapter(clarifications),
  variants: readChapter(variants),
  leagues: readChapter(leagues),
  authority: readChapter(authority),
  rulings: readChapter(rulings),
}
