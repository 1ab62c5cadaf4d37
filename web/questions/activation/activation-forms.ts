import { prepareRepair } from '#web/questions/repair/repair'
import { repairOnTable } from '#web/questions/repair/repair-on-table'
import { resolvedUse } from '#web/questions/squadrons/flights'
import { flightsOnTable } from '#web/questions/squadrons/flights-on-table'
import { prepareFlights } from '#web/questions/squadrons/prepare-flights'
import type { Draft } from '#web/state/draft.svelte'
import { optionIds } from '#web/words-view/phrase'
import { byPiece, type Forms, type TableAnswers } from '../answer-form'
import type { DraftAnswer, QuestionContext } from '../draft-answer'
import LastLook from '../LastLook.svelte'
import { commandGrammar, discardGrammar, shipGrammar } from './activation-phrases'
import Command from './Command.svelte'
import { commandUses } from './command'
import DialUse from './DialUse.svelte'
import { prepareNoCommand } from './no-command'
import { prepareDial, prepareToken } from './options'
import ShipChoice from './ShipChoice.svelte'
import { prepareShip } from './ship'
import TokenDiscard from './TokenDiscard.svelte'

const isSquadrons = (asked: QuestionContext): boolean => resolvedUse(asked)?.use?.command === 'squadron'

function prepareCommand(asked: QuestionContext): DraftAnswer {
  if (resolvedUse(asked) === undefined) return prepareNoCommand(asked)
  return isSquadrons(asked) ? prepareFlights(asked) : prepareRepair(asked)
}

const commandOnTable = (asked: QuestionContext, draft: Draft): TableAnswers =>
  isSquadrons(asked) ? flightsOnTable(asked, draft) : commandUses(asked).length > 0 ? repairOnTable(asked, draft) : {}

export const forms: Forms<'activation'> = {
  'ship.activate': { Form: ShipChoice, prepare: prepareShip, grammar: shipGrammar, onTable: byPiece },
  'activation.dial': { Form: DialUse, prepare: prepareDial, grammar: optionIds },
  'tokens.discard': { Form: TokenDiscard, prepare: prepareToken, grammar: discardGrammar },
  'activation.command': {
    Form: Command,
    prepare: prepareCommand,
    grammar: commandGrammar,
    LastLook,
    onTable: commandOnTable,
  },
}
