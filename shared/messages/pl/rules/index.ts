import type { chapters as english } from '#shared/messages/en/rules/index'
import { attack } from './attack'
import { authority } from './authority'
import { clarifications } from './clarifications'
import { commandPhase } from './command-phase'
import { commands } from './commands'
import { damage } from './damage'
import { damageCards } from './damage-cards'
import { defenseTokens } from './defense-tokens'
import { effects } from './effects'
import { fleets } from './fleets'
import { information } from './information'
import { leagues } from './leagues'
import { learningScenario } from './learning-scenario'
import { movement } from './movement'
import { objectives } from './objectives'
import { obstacles } from './obstacles'
import { rulings } from './rulings'
import { scoring } from './scoring'
import { settingUp } from './setting-up'
import { shipPhase } from './ship-phase'
import { sight } from './sight'
import { squadrons } from './squadrons'
import { statusPhase } from './status-phase'
import { terms } from './terms'
import { variants } from './variants'

export const chapters = {
  terms: { title: 'Stół, statki i kości', rules: terms },
  fleets: { title: 'Budowa floty', rules: fleets },
  settingUp: { title: 'Przygotowanie', rules: settingUp },
  learningScenario: { title: 'Scenariusz wprowadzający', rules: learningScenario },
  commandPhase: { title: 'Rundy i Faza rozkazów', rules: commandPhase },
  shipPhase: { title: 'Faza statków', rules: shipPhase },
  attack: { title: 'Ataki', rules: attack },
  commands: { title: 'Rozkazy', rules: commands },
  defenseTokens: { title: 'Żetony obrony', rules: defenseTokens },
  damage: { title: 'Uszkodzenia', rules: damage },
  movement: { title: 'Ruch statków', rules: movement },
  squadrons: { title: 'Eskadry', rules: squadrons },
  obstacles: { title: 'Przeszkody', rules: obstacles },
  sight: { title: 'Linia pola widzenia, pola rażenia, mierzenie', rules: sight },
  statusPhase: { title: 'Faza statusu', rules: statusPhase },
  scoring: { title: 'Zwycięstwo i punkty', rules: scoring },
  effects: { title: 'Efekty i ich czas', rules: effects },
  information: { title: 'Jawne i tajne', rules: information },
  damageCards: { title: 'Karty uszkodzeń', rules: damageCards },
  objectives: { title: 'Karty celu', rules: objectives },
  clarifications: { title: 'Wyjaśnienia kart', rules: clarifications },
  variants: { title: 'Flotylle, warianty i turnieje', rules: variants },
  leagues: { title: 'Rozgrywki i ligi', rules: leagues },
  authority: { title: 'Co ma pierwszeństwo', rules: authority },
  rulings: { title: 'Rozstrzygnięcia', rules: rulings },
} satisfies typeof english
