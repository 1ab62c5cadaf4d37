import type { Values } from '#shared/game/engine/influence'
import type { Deck, ObjectiveToken } from '#shared/game/engine/state'
import type { DeckView } from '#shared/play/view/game-view'
import type { SeenTable } from './case-format-expect'
import type { CaseTokens } from './case-format-setup'
import { differences, sameSet, show } from './case-match'
import { type AnyTable, mm, shipDifferences, squadronDifferences } from './case-words-units'

type Wanted<K extends keyof SeenTable> = NonNullable<SeenTable[K]>
type Battle = Pick<
  SeenTable,
  | 'options'
  | 'obstacles'
  | 'objective'
  | 'objectiveTokens'
  | 'objectiveShips'
  | 'objectiveRound'
  | 'objectiveCards'
  | 'victoryTokens'
  | 'reserve'
  | 'decks'
>

/** How options, obstacles, objective, reserve and own decks differ from the stated ones. */
export function battleDifferences(wanted: Battle, actual: AnyTable, rules: Values, where: string): string[] {
  const { options, obstacles = {}, objective, objectiveTokens, objectiveShips, objectiveCards, reserve, decks } = wanted
  const onCard = Object.values(actual.cards).find(({ card, on }) => on === 'table' && card === actual.objective)
  return [
    ...(options ? differences(options, actual.options, `${where}.options`) : []),
    ...Object.entries(obstacles).flatMap(([id, seen]) =>
      obstacleDifferences(seen, actual.obstacles[id], `${where}.${id}`),
    ),
    ...(objective ? differences(objective, actual.objective ?? 'none', `${where}.objective`) : []),
    ...(objectiveTokens ? tokenDifferences(objectiveTokens, actual.objectiveTokens ?? [], `${where}.tokens`) : []),
    ...(objectiveShips ? sameSet(objectiveShips, actual.objectiveShips ?? [], `${where}.objectiveShips`) : []),
    ...(wanted.objectiveRound === undefined
      ? []
      : differences(wanted.objectiveRound, onCard?.roundToken, `${where}.objectiveRound`)),
    ...(objectiveCards ? differences(objectiveCards, actual.objectiveCards, `${where}.objectiveCards`) : []),
    ...(wanted.victoryTokens
      ? differences(wanted.victoryTokens, actual.victoryTokens ?? {}, `${where}.victoryTokens`)
      : []),
    ...(reserve ? reserveDifferences(reserve, actual, rules, `${where}.reserve`) : []),
    ...(decks ? deckDifferences(decks, actual.ownDecks, `${where}.decks`) : []),
  ]
}

function obstacleDifferences(
  seen: Wanted<'obstacles'>['station'],
  lies: AnyTable['obstacles'][string] | undefined,
  where: string,
): string[] {
  if (seen === 'none' || seen === undefined) return lies ? [`${where}: lies on the table`] : []
  if (!lies) return [`${where}: does not lie on the table`]
  const { pose, inert = false, hull } = lies
  const left = hull && hull.most - hull.damage
  return differences(seen, { at: [mm(pose.x), mm(pose.y)], heading: mm(pose.heading), inert, hull: left }, where)
}

function tokenDifferences(wanted: CaseTokens, lie: readonly ObjectiveToken[], where: string): string[] {
  const words = Object.fromEntries(lie.map(({ id, at, on }) => [id, { at: [mm(at.x), mm(at.y)], on }]))
  return [
    ...sameSet(
      Object.keys(wanted),
      lie.map(({ id }) => id),
      where,
    ),
    ...Object.entries(wanted).flatMap(([id, token]) => {
      const found = words[id]
      return found ? differences(Array.isArray(token) ? { at: token } : token, found, `${where}.${id}`) : []
    }),
  ]
}

function reserveDifferences(wanted: Wanted<'reserve'>, actual: AnyTable, rules: Values, where: string): string[] {
  const { reserve } = actual
  if (wanted === 'none') return reserve ? [`${where}: holds ${show(Object.keys(reserve.ships))} and more`] : []
  if (!reserve) return [`${where}: there is none`]
  const { ships = {}, squadrons = {}, obstacles, only } = wanted
  const aside = (id: string, by: string | undefined) =>
    by === undefined ? [] : differences(by, reserve.setAside[id], `${where}.${id}.setAside`)
  return [
    ...Object.entries(ships).flatMap(([id, seen]) => {
      const ship = reserve.ships[id]
      if (!ship) return [`${where}: has no ${id}`]
      return [...shipDifferences(seen, ship, actual, rules, `${where}.${id}`), ...aside(id, seen.setAside)]
    }),
    ...Object.entries(squadrons).flatMap(([id, seen]) => {
      const squadron = reserve.squadrons[id]
      if (!squadron) return [`${where}: has no ${id}`]
      return [...squadronDifferences(seen, squadron, `${where}.${id}`), ...aside(id, seen.setAside)]
    }),
    ...(obstacles
      ? sameSet(
          obstacles,
          reserve.obstacles.map(({ id }) => id),
          `${where}.obstacles`,
        )
      : []),
    ...(only ? sameSet(only, [...Object.keys(reserve.ships), ...Object.keys(reserve.squadrons)], `${where}.only`) : []),
  ]
}

function deckDifferences(wanted: Wanted<'decks'>, decks: AnyTable['ownDecks'], where: string): string[] {
  const left = ({ undealt }: Deck | DeckView) => (Array.isArray(undealt) ? undealt.length : undealt)
  return (['a', 'b'] as const).flatMap((seat) => {
    const [stated, actual] = [wanted[seat], decks?.[seat]]
    if (!stated) return []
    if (!actual) return [`${where}: nobody has one`]
    return [
      ...(stated.left === undefined ? [] : differences(stated.left, left(actual), `${where}.${seat}.left`)),
      ...(stated.discard ? sameSet(stated.discard, actual.discard, `${where}.${seat}.discard`) : []),
    ]
  })
}
