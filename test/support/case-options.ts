import type { DecisionRequest, Target } from '#shared/game/engine/decision'
import type { GameState } from '#shared/game/engine/state'
import { measuredTarget } from '#shared/game/flow/target-measure'
import { impossibleIn, isOption, targetDifferences } from './case-deeds'
import type { CaseQuestion, OfferedOption, RefusedOption } from './case-format-answer'
import { differences, sameSet, show } from './case-match'

type Stated = NonNullable<CaseQuestion['options']>
type Asking = { request: DecisionRequest; state: GameState }

/** How the options of a question, legal and impossible, differ from the stated ones. */
export function optionFailures(stated: Stated, asking: Asking, title: string): string[] {
  const { request } = asking
  if (!('options' in request)) return [`${title}: has no options`]
  const { options } = request
  const { all, some = [], none = [], impossible = [], notEven = [] } = stated
  const listed = [...options, ...impossibleIn(request)]
  const offered = options.map((option) => option.id).join(', ')
  const wanted = [...(all ?? []), ...some]
  const tooMany = options.filter((option) => all && !all.some((each) => isOption(option, each, asking)))
  return [
    ...wanted.flatMap((each) => {
      const option = options.find((each_) => isOption(each_, each, asking))
      return option
        ? factFailures(each, option.target, title)
        : [`${title}: does not offer ${show(each)}, but ${offered}`]
    }),
    ...tooMany.map((option) => `${title}: offers ${option.id}, too`),
    ...none
      .filter((each) => options.some((option) => isOption(option, each, asking)))
      .map((each) => `${title}: offers ${show(each)}`),
    ...impossible.flatMap((each) => impossibleFailures(each, asking, title)),
    ...notEven
      .filter((each) => listed.some((option) => isOption(option, each, asking)))
      .map((each) => `${title}: shows ${show(each)}`),
  ]
}

const factFailures = (stated: OfferedOption, target: Target | undefined, title: string): string[] =>
  typeof stated !== 'string' && 'attack' in stated && stated.attack
    ? targetDifferences(stated.attack, target, `${title}, ${show(stated.attack)}`)
    : []

function impossibleFailures(stated: RefusedOption, asking: Asking, title: string): string[] {
  const { code, forbiddenBy, option: id, ...deed } = stated
  const listed = impossibleIn(asking.request)
  const found = listed.find((each) => isOption(each, id ?? deed, asking))
  if (!found)
    return [
      `${title}: does not show ${show(id ?? deed)} as impossible, but ${listed.map((each) => each.id).join(', ')}`,
    ]
  const at = `${title}, ${found.id}`
  return [
    ...differences(code, found.code, at),
    ...(forbiddenBy ? sameSet(forbiddenBy, found.forbiddenBy ?? [], `${at}, forbidden by`) : []),
    ...(deed.attack
      ? factFailures(deed, found.target ?? measuredTarget(asking.state, asking.request.subject, found.id), title)
      : []),
  ]
}
