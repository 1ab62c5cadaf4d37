import type { TableTask } from '#web/board/task'
import { byPiece, type Room } from '../form'
import LastLook from '../LastLook.svelte'
import Cloak from './Cloak.svelte'
import Flights from './Flights.svelte'
import { prepareFlights } from './flights-told'
import { flightsOnTable } from './on-table'
import Strategic from './Strategic.svelte'
import { prepareCloak, prepareStrategic, prepareTokenPlace } from './squadron'
import TokenPlace from './TokenPlace.svelte'

/** Who is engaged with whom is seen with every question about squadrons (R11.16). */
const ENGAGED: TableTask = { engaged: true }

const flights = { Form: Flights, prepare: prepareFlights, LastLook, onTable: flightsOnTable }

export const room: Room<'squadrons'> = {
  'squadron.activate': flights,
  'squadron.command': flights,
  'squadron.act': flights,
  'squadron.move': flights,
  'squadron.cloak': {
    Form: Cloak,
    prepare: prepareCloak,
    onTable: (asked, draft) => ({ ...byPiece(asked, draft), task: ENGAGED }),
  },
  'squadron.strategic': { Form: Strategic, prepare: prepareStrategic, onTable: () => ({ task: ENGAGED }) },
  'token.place': { Form: TokenPlace, prepare: prepareTokenPlace },
}
