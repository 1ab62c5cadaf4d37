import { attack } from './attack'
import { commandPhase } from './command-phase'
import { commands } from './commands'
import { damage } from './damage'
import { damageCards } from './damage-cards'
import { defenseTokens } from './defense-tokens'
import { effects } from './effects'
import { fleets } from './fleets'
import { information } from './information'
import { learningScenario } from './learning-scenario'
import { movement } from './movement'
import { obstacles } from './obstacles'
import { scoring } from './scoring'
import { settingUp } from './setting-up'
import { shipPhase } from './ship-phase'
import { sight } from './sight'
import { squadrons } from './squadrons'
import { statusPhase } from './status-phase'
import { terms } from './terms'

/** The rules as far as the learning scenario goes, in our words: chapter by chapter, each rule under its id. */
export const chapters = {
  terms: { title: 'Table, ships and dice', rules: terms },
  fleets: { title: 'Building a fleet', rules: fleets },
  settingUp: { title: 'Setting up', rules: settingUp },
  learningScenario: { title: 'The learning scenario', rules: learningScenario },
  commandPhase: { title: 'Rounds and the Command Phase', rules: commandPhase },
  shipPhase: { title: 'The Ship Phase', rules: shipPhase },
  attack: { title: 'Attacks', rules: attack },
  commands: { title: 'Commands', rules: commands },
  defenseTokens: { title: 'Defense tokens', rules: defenseTokens },
  damage: { title: 'Damage', rules: damage },
  movement: { title: 'How ships move', rules: movement },
  squadrons: { title: 'Squadrons', rules: squadrons },
  obstacles: { title: 'Obstacles', rules: obstacles },
  sight: { title: 'Line of sight, arcs, measuring', rules: sight },
  statusPhase: { title: 'The Status Phase', rules: statusPhase },
  scoring: { title: 'Winning and points', rules: scoring },
  effects: { title: 'Effects and their time', rules: effects },
  information: { title: 'Open and secret', rules: information },
  damageCards: { title: 'Damage cards', rules: damageCards },
}
