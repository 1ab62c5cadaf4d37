import { attacking } from '#messages/decide-attack'
import { flying } from '#messages/decide-squadrons'
import { targets } from '#messages/targets'
import { chosenIn, type DraftAnswer, prepareOption, type QuestionContext } from '../draft-answer'
import { shotsOf } from './declare'

/** Counter: an attack on the squadron that has attacked, or none (R11.27). */
export function prepareCounter(asked: QuestionContext): DraftAnswer {
  const prepared = prepareOption(asked, chosenIn(asked), (option) =>
    option === 'counter' ? flying.button.counter(asked.nameOf(asked.request.subject)) : flying.button.letBe,
  )
  const shot = shotsOf(asked).find(({ id }) => id === chosenIn(asked))
  if (shot === undefined) {
    const silent = flying.counter.silent(asked.nameOf(asked.request.subject))
    return prepared.script === undefined ? prepared : { ...prepared, unused: silent }
  }
  return {
    ...prepared,
    label: attacking.declare.roll(shot.pool.map(({ color }) => color)),
    note: attacking.declare.attackOnly(
      targets.attack(undefined, asked.nameOf(shot.target.defender), shot.target.defendingZone),
    ),
  }
}
