import { bestCompletion, type Completion, type Matcher } from './best-completion'
import { PairingCosts, type PairingField } from './pairing-field'
import type { EntrantId } from './season-record'

/** Somebody who came before and was passed over (L2.20). */
export interface PassedEntrant {
  readonly who: EntrantId
  /** `rest`: the others could then not have been paired so well. */
  readonly why: 'met' | 'avoided' | 'apart' | 'had-bye' | 'rest'
  /** For `rest`: who would then have met again, or stayed alone. */
  readonly leaves?: readonly (readonly EntrantId[])[]
}

export interface Pair {
  /** Ranked higher. */
  readonly a: EntrantId
  readonly b: EntrantId
  /** How often they have met before. */
  readonly met: number
  readonly passed: readonly PassedEntrant[]
}

export interface UnpairedEntrant {
  readonly who: EntrantId
  readonly passed: readonly PassedEntrant[]
}

export interface RoundPairing {
  /** From the top of the ranking; the first pair plays at table 1. */
  readonly pairs: readonly Pair[]
  readonly bye?: UnpairedEntrant
  /** Nobody is left whom they may play: they take nothing (L2.18). */
  readonly idle: readonly UnpairedEntrant[]
}

/**
 * Pairs a round (L2.12): nobody with whom they are kept apart; as few meetings again as there can be; then, from the top,
 * each with the highest-ranked player not met, as long as the others can still be paired so well. Where pairing straight
 * from the top works, this is it (L1.25-26); where it does not, the change comes as low as it can. The same field is always
 * paired in the same way.
 * @param matcher tests count its work
 */
export function pairRound(field: PairingField, matcher?: Matcher): RoundPairing {
  const costs = new PairingCosts(field)
  const complete = (left: readonly number[], out = 0) => bestCompletion(costs, left, out, matcher)
  const round: Round = { costs, complete, id: (i) => field.ranked[i] ?? '' }
  const without = leftOut(round, field)
  const pairs = pairedFromTop(round, without.left, without.budget)
  const [first, ...others] = without.out
  const odd = field.ranked.length % 2 === 1
  return { pairs, ...(odd && first && { bye: first }), idle: odd ? others : without.out }
}

interface Round {
  readonly costs: PairingCosts
  complete(left: readonly number[], out?: number): Completion
  id(i: number): EntrantId
}

const except = (left: readonly number[], ...gone: readonly number[]) => left.filter((i) => !gone.includes(i))

/** Who has no opponent, the one with the bye first (L1.16-17, L2.16), and what the others may cost. */
function leftOut(round: Round, field: PairingField): { out: UnpairedEntrant[]; left: number[]; budget: number } {
  const { costs, complete, id } = round
  const inOrder = byeOrder(field)
  let left = [...inOrder].sort((i, j) => i - j)
  let candidates = inOrder.toSorted((i, j) => costs.ofBye(i) - costs.ofBye(j))
  let { count, budget } = fewestLeftOut(round, left, candidates)
  const out: UnpairedEntrant[] = []
  while (count > 0) {
    count -= 1
    const passed: PassedEntrant[] = []
    const at = candidates.findIndex((i) => {
      const rest = complete(except(left, i), count)
      const fits = rest.alone.length === 0 && costs.ofBye(i) + rest.cost <= budget
      if (!fits) passed.push({ who: id(i), ...becauseOfRest(round, rest) })
      return fits
    })
    const chosen = candidates[at]
    if (chosen === undefined) throw new Error('nobody can be left out')
    const spared = inOrder.slice(0, inOrder.indexOf(chosen)).filter((i) => costs.ofBye(i) > costs.ofBye(chosen))
    out.push({
      who: id(chosen),
      passed: [...spared.map((i): PassedEntrant => ({ who: id(i), why: 'had-bye' })), ...passed],
    })
    left = except(left, chosen)
    candidates = candidates.slice(at + 1)
    budget -= costs.ofBye(chosen)
  }
  return { out, left, budget }
}

function byeOrder({ ranked, byeOrder: given }: PairingField): number[] {
  const place = new Map(given?.map((id, i) => [id, i]))
  const behind = (i: number) => place.get(ranked[i] ?? '') ?? place.size
  return [...ranked.keys()].sort((i, j) => behind(i) - behind(j) || j - i)
}

/** One of an odd number, and more only if too many are kept apart (L2.18); and the least that all then costs. */
function fewestLeftOut(
  { costs, complete }: Round,
  left: readonly number[],
  [first]: readonly number[],
): { count: number; budget: number } {
  const one = left.length % 2
  if (one === 1 && first !== undefined && costs.ofBye(first) === 0) {
    const { alone, cost } = complete(except(left, first))
    if (alone.length === 0 && cost === 0) return { count: 1, budget: 0 }
  }
  const { alone, cost } = complete(left, one)
  const count = one + alone.length
  return { count, budget: alone.length === 0 ? cost : complete(left, count).cost }
}

function pairedFromTop(round: Round, everybody: readonly number[], least: number): Pair[] {
  const { costs, complete, id } = round
  const pairs: Pair[] = []
  let [left, budget] = [everybody, least]
  /** How those left can be paired at best; not always looked for. */
  let known: Completion | undefined
  while (left.length > 0) {
    const [top = 0, ...others] = left
    const failed = new Map<number, PassedEntrant>()
    const chosen = inPreference(costs, top, others, budget).find((i) => {
      if (known?.partnerOf(top) === i) return true
      const rest = complete(except(others, i))
      const fits = rest.alone.length === 0 && costs.between(top, i) + rest.cost <= budget
      if (fits) known = rest
      else failed.set(i, { who: id(i), ...becauseOfRest(round, rest) })
      return fits
    })
    if (chosen === undefined) throw new Error('somebody of those left can be paired')
    const passed = others
      .filter((i) => i < chosen)
      .map((i): PassedEntrant => failed.get(i) ?? { who: id(i), why: whyNot(costs, top, i, chosen) })
    pairs.push({ a: id(top), b: id(chosen), met: costs.timesMet(top, chosen), passed })
    budget -= costs.between(top, chosen)
    left = except(others, chosen)
  }
  return pairs
}

/** Not met before met, and of those the highest-ranked first. */
function inPreference(costs: PairingCosts, top: number, others: readonly number[], budget: number): number[] {
  return others
    .map((i) => ({ i, cost: costs.between(top, i) }))
    .filter(({ cost }) => cost <= budget)
    .sort((p, q) => p.cost - q.cost || p.i - q.i)
    .map(({ i }) => i)
}

function whyNot(costs: PairingCosts, top: number, i: number, chosen: number): PassedEntrant['why'] {
  if (!Number.isFinite(costs.between(top, i))) return 'apart'
  return costs.timesMet(top, i) > costs.timesMet(top, chosen) ? 'met' : 'avoided'
}

const becauseOfRest = ({ id }: Round, { costly, alone }: Completion): Pick<PassedEntrant, 'why' | 'leaves'> => ({
  why: 'rest',
  leaves: [...costly.map((couple) => couple.map(id)), ...alone.map((i) => [id(i)])],
})
