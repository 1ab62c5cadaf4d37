import type { TableTask } from '#web/board/task'
import { byPiece, type Forms } from '../answer-form'
import LastLook from '../LastLook.svelte'
import Cloak from './Cloak.svelte'
import Flights from './Flights.svelte'
import { flightsOnTable } from './flights-on-table'
import { prepareFlights } from './prepare-flights'
import Strategic from './Strategic.svelte'
import { prepareCloak, prepareStrategic, prepareTokenPlace } from './squadron'
import { cloakGrammar, flightsGrammar, strategicGrammar, tokenGrammar } from './squadrons-phrases'
import TokenPlace from './TokenPlace.svelte'

/** Who is engaged with whom is seen with every question about squadrons (R11.16). */
const ENGAGED: TableTask = { engaged: true }

const flights = { Form: Flights, prepare: prepareFlights, grammar: flightsGrammar, LastLook, onTable: flightsOnTable }

export const forms: Forms<'squadrons'> = {
  'squadron.activate': flights,
  'squadron.command': flights,
  'squadron.act': flights,
  'squadron.move': flights,
  'squadron.cloak': {
    Form: Cloak,
    prepare: prepareCloak,
    grammar: cloakGrammar,
    onTable: (asked, draft) => ({ ...byPiece(asked, draft), task: ENGAGED }),
  },
  'squadron.strategic': {
    Form: Strategic,
    prepare: prepareStrategic,
    grammar: strategicGrammar,
    onTable: () => ({ task: ENGAGED }),
  },
  'token.place': { Form: TokenPlace, prepare: prepareTokenPlace, grammar: tokenGrammar },
}
