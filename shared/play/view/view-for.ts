import type { DecisionRequest } from '#shared/game/engine/decision'
import type { GameOptions } from '#shared/game/engine/game-options'
import type { Rulebook } from '#shared/game/engine/rulebook'
import type { CardInstance, Deck, DeepReadonly, Game, ObjectiveToken, Obstacle } from '#shared/game/engine/state'
import { scoreOf } from '#shared/game/flow/score'
import type { DeckView, GameView, Viewer } from './game-view'
import { nowFor } from './now'
import { objectiveCardsFor } from './objective-cards'
import { UnitValues } from './unit-values'
import { mapped, poseView, reserveView, shipView, squadronView, type ViewContext } from './unit-view'

const optionsView = (o: GameOptions): GameOptions => ({
  limit: o.limit,
  table: o.table,
  coreSet: o.coreSet,
  rounds: o.rounds,
  decks: o.decks,
  elimination: o.elimination,
  ...(o.tournament !== undefined && { tournament: o.tournament }),
  ...(o.flotillas !== undefined && { flotillas: o.flotillas }),
})

const obstacleView = ({ id, kind, pose, inert, hull }: DeepReadonly<Obstacle>): Obstacle => ({
  id,
  kind,
  pose: poseView(pose),
  ...(inert && { inert }),
  ...(hull && { hull: { ...hull } }),
})

const tokenView = ({ id, at, on }: DeepReadonly<ObjectiveToken>): ObjectiveToken => ({
  id,
  at: { x: at.x, y: at.y },
  ...(on !== undefined && { on }),
})

const cardView = ({
  id,
  card,
  on,
  seat,
  exhausted,
  discarded,
  roundToken,
  edge,
  command,
  marker,
  off,
}: DeepReadonly<CardInstance>): CardInstance => ({
  id,
  card,
  on,
  seat,
  exhausted,
  discarded,
  ...(roundToken !== undefined && { roundToken }),
  ...(edge && { edge }),
  ...(command && { command }),
  ...(marker && { marker: { x: marker.x, y: marker.y } }),
  ...(off && { off }),
})

/** The order of the discard pile is that in which cards came to it, which tells what was hidden. */
const deckView = ({ undealt, discard }: DeepReadonly<Deck>): DeckView => ({
  undealt: undealt.length,
  discard: discard.toSorted((x, y) => (x < y ? -1 : 1)),
})

/** What a card shows to a seat, only that seat may see (R17.8e, R17.8i). */
function lookFor({ look }: Game, viewer: Viewer): Pick<GameView, 'look'> {
  if (look === undefined || look.seat !== viewer) return {}
  const { seat, source, things } = look
  return { look: { seat, source, things: things.map(({ id, card }) => ({ id, card })) } }
}

type Setup = 'options' | 'obstacles' | 'objective' | `objective${'Tokens' | 'Ships'}`

/** What a battle has besides its ships and squadrons. */
function battleView(g: Game): Pick<GameView, Setup | 'victoryTokens' | 'ownDecks'> {
  return {
    ...(g.options && { options: optionsView(g.options) }),
    obstacles: mapped(g.obstacles, obstacleView),
    ...(g.objective !== undefined && { objective: g.objective }),
    ...(g.objectiveTokens && { objectiveTokens: g.objectiveTokens.map(tokenView) }),
    ...(g.objectiveShips && { objectiveShips: [...g.objectiveShips] }),
    ...(g.victoryTokens && { victoryTokens: { a: g.victoryTokens.a, b: g.victoryTokens.b } }),
    ...(g.ownDecks && { ownDecks: { a: deckView(g.ownDecks.a), b: deckView(g.ownDecks.b) } }),
  }
}

type ViewerField = 'viewer' | 'ships' | 'reserve' | 'objectiveCards' | 'look' | 'now' | 'requests'

/** What everybody sees alike. */
function openPart(
  { g, values }: Pick<ViewContext, 'g' | 'values'>,
  open: readonly DecisionRequest[],
  rules: Rulebook,
): Omit<GameView, ViewerField> {
  const score = g.result?.score ?? scoreOf(g, rules)
  return {
    schema: g.schema,
    rulesVersion: g.rulesVersion,
    gameId: g.gameId,
    scenario: g.scenario,
    step: g.step,
    area: { width: g.area.width, height: g.area.height },
    factions: { a: g.factions.a, b: g.factions.b },
    firstPlayer: g.firstPlayer,
    ...(g.south && { south: g.south }),
    ...(g.shortEdges && { shortEdges: g.shortEdges }),
    round: g.round,
    phase: g.phase,
    squadrons: mapped(g.squadrons, (squadron) => squadronView(squadron, { values })),
    lost: g.lost.map(({ id, tag, card, seat, points, cause, round, pose, tokens }) => ({
      id,
      tag,
      card,
      seat,
      points,
      cause,
      round,
      ...(pose && { pose: poseView(pose) }),
      ...(tokens && { tokens: [...tokens] }),
    })),
    ...battleView(g),
    cards: mapped(g.cards, cardView),
    lasting: g.lasting.map(({ id, card, source, on, seat, until, note, dooms }) => ({
      id,
      card,
      source,
      on,
      seat,
      until,
      ...(note !== undefined && { note }),
      ...(dooms && { dooms }),
    })),
    uses: g.uses.map(({ key, until }) => ({ key, until })),
    deck: deckView(g.deck),
    score: { a: score.a, b: score.b },
    ...(g.result && { result: { ...g.result, score: { ...g.result.score } } }),
    nextFrame: g.nextFrame,
    nextDraw: g.nextDraw,
    awaited: open.map(({ seat, ask, subject }) => ({ seat, ask, subject })),
  }
}

/** What all who look at one table share. */
interface Look {
  readonly g: Game
  readonly rules: Rulebook
  readonly values: UnitValues
  readonly shared: Omit<GameView, ViewerField>
}
/** By the open questions: the engine makes a new list of them whenever the game goes on. */
const LOOKS = new WeakMap<readonly DecisionRequest[], Look>()

function lookAt(g: Game, open: readonly DecisionRequest[], rules: Rulebook): Look {
  const known = LOOKS.get(open)
  if (known?.g === g && known.rules === rules) return known
  const values = new UnitValues(g, rules)
  const look = { g, rules, values, shared: openPart({ g, values }, open, rules) }
  LOOKS.set(open, look)
  return look
}

/**
 * The only way by which anything of a game leaves the server: built up field by field (design 5, R17.11).
 * `open` are the questions of both seats; each viewer gets its own with all their answers, and of all who is awaited. Who
 * looks while the same questions are open shares what everybody sees.
 * `rules` are those of the cards in play, which have a say in the score and in the values of units.
 */
export function viewFor(g: Game, viewer: Viewer, open: readonly DecisionRequest[], rules: Rulebook): GameView {
  const { values, shared } = lookAt(g, open, rules)
  const looking = { g, viewer, over: g.result !== undefined, values }
  const objectiveCards = objectiveCardsFor(g, viewer)
  return {
    ...shared,
    viewer,
    ships: mapped(g.ships, (ship) => shipView(ship, looking)),
    ...(g.reserve && { reserve: reserveView(g.reserve, looking) }),
    ...(objectiveCards && { objectiveCards }),
    ...lookFor(g, viewer),
    now: nowFor(g.stack, viewer),
    requests: open.filter((request) => request.seat === viewer),
  }
}
