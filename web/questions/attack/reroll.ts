import { decide } from '#messages/decide'
import { attacking } from '#messages/decide-attack'
import { flying } from '#messages/decide-squadrons'
import { terms } from '#messages/terms'
import type { Die, DieColor, DieFace } from '#shared/game/engine/state'
import { rerollOptions } from '#shared/game/odds/attack-odds'
import {
  type DamageOdds,
  type DamageRule,
  type DieFuture,
  damageOdds,
  dieFutures,
  type Pool,
} from '#shared/game/odds/pool-odds'
import { countingOf } from '#shared/play/view/counting'
import { type Attack, attackIn } from '#web/words/attack'
import { chosenOption, chosenSeveral, type DraftAnswer, lineOf, optionsOf, type QuestionContext } from '../draft-answer'

export const rolledText = ({ color, face }: { color: DieColor; face?: DieFace | undefined }): string =>
  face === undefined ? terms.colors[color] : terms.die({ color, face })

/** What rolling each of these dice again does on average, the best first. */
export interface RerollChoice {
  die: Die
  face: DieFace
  gain: number
  futures: readonly DieFuture[]
}
export function rerollChoices(asked: QuestionContext, attack: Attack | undefined): RerollChoice[] {
  const offered = optionsOf(asked.request)
  return attack === undefined
    ? []
    : rerolls(attack, countingOf(asked.view, attack)).filter(({ die }) => offered.some(({ id }) => id === die.id))
}
export function rerolls(attack: Attack, counting: DamageRule): RerollChoice[] {
  const judge = (pool: Pool): DamageOdds => damageOdds(pool, counting)
  return rerollOptions(attack.pool, judge).flatMap(({ die: place, gain }) => {
    const die = attack.pool[place]
    return die?.face === undefined
      ? []
      : [{ die, face: die.face, gain, futures: dieFutures(attack.pool, place, judge) }]
  })
}

/** After dial and token were spent together (R7.20). */
export function prepareReroll(asked: QuestionContext): DraftAnswer {
  const { request, parts, view } = asked
  if (request.kind === 'options') return prepareSeveral(asked)
  const option = chosenOption(parts, request.ask)
  const die = attackIn(view)?.pool.find(({ id }) => id === option)
  if (option === undefined) return { label: decide.send, missing: decide.incomplete.option, chips: [] }
  return {
    label: die === undefined ? attacking.modify.keepAll : attacking.modify.rerollDie(rolledText(die)),
    ...(die && { note: attacking.modify.cannotUndo }),
    chips: [],
    script: () => [lineOf(request.ask, request.subject, option)],
  }
}

/** By a keyword that rolls several dice again, all at once. */
export const rerolledDice = ({ request, parts }: QuestionContext): readonly string[] =>
  chosenSeveral(parts, request.ask).filter((die) => optionsOf(request).some(({ id }) => id === die))

function prepareSeveral(asked: QuestionContext): DraftAnswer {
  const { request } = asked
  const dice = rerolledDice(asked)
  return {
    label: flying.button.adept(dice.length),
    ...(dice.length > 0 && { note: attacking.modify.cannotUndo }),
    chips: [],
    script: () => [{ ask: request.ask, subject: request.subject, choose: { options: [...dice] } }],
  }
}
