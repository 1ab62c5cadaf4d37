import type { EventType } from '#shared/game/engine/event'
import type { Tellers } from '../en/log-words'
import { cardIn, numberIn, obstacleKind } from '../piece-ids'
import { millimetres } from '../place-words'
import { type Part, say, unit } from '../sentence'
import { side, sideDoes } from './log-words'
import { terms } from './terms'

const token = (id: string): string => terms.objectiveToken(numberIn(id))
const piece = (id: string): Part => {
  const kind = obstacleKind(id)
  if (kind !== undefined) return terms.obstacle(kind, numberIn(id))
  return id.startsWith('token-') ? token(id) : unit(id)
}
/** ` (Hyperspace Assault)`, of an effect that does what else the rules do. */
const by = (source: string | undefined): string => (source === undefined ? '' : ` (${cardOf(source)})`)
const cardOf = (source: string): string => terms.card(cardIn(source))

/** How a battle is set up, and what its objective brings about; what is placed or gained stands behind a colon. */
export const setupLog = {
  fleetsRevealed: (e, c) =>
    say`Obie floty są odkryte. ${side('a', c)}: ${terms.points(e.points.a)}; ${side('b', c)}: ${terms.points(e.points.b)}.`,
  initiativeToChoose: (e, c) =>
    e.drawn
      ? say`Koszt flot jest równy. Rzut monetą: pierwszego gracza wybiera strona ${side(e.seat, c)}.`
      : say`Pierwszego gracza wybiera strona z tańszą flotą: ${side(e.seat, c)}.`,
  initiativeTaken: (e, c) => say`Pierwszy gracz: ${side(e.firstPlayer, c)}.`,
  initiativePassed: (e, c) => say`Inicjatywa przechodzi na drugą stronę: ${side(e.firstPlayer, c)}.`,
  objectiveChosen: (e, c) =>
    say`${sideDoes(e.seat, c, 'wybierają', 'wybiera')} kartę celu: ${terms.card(e.objective)}.`,
  obstaclePlaced: (e, c) =>
    say`${sideDoes(e.seat, c, 'ustawiają', 'ustawia')} przeszkodę: ${terms.obstacle(e.kind, numberIn(e.obstacle))}${e.inert ? ', bez swoich efektów' : ''}${e.hull ? `, ${terms.hullPoints(e.hull.most)}` : ''}.`,
  pieceLeftOut: (e) => say`Na stole brakuje miejsca, poza grą zostaje: ${piece(e.piece)}.`,
  obstaclesChanged: (e) => {
    const without = e.without.map(piece)
    const added = e.added.map(({ id }) => piece(id))
    return say`Przeszkody${by(e.source)}: ${[...added.map((name) => `dodana ${name}`), ...without.map((name) => `pominięta ${name}`)].join(', ')}.`
  },
  shipDeployed: (e) => say`Rozmieszczenie: statek ${unit(e.ship)}, prędkość ${e.speed}${by(e.by)}.`,
  squadronDeployed: (e) => say`Rozmieszczenie: eskadra ${unit(e.squadron)}${by(e.by)}.`,
  unitSetAside: (e) => say`Odłożenie na bok: ${unit(e.unit)}${by(e.by)}.`,
  objectiveTokenPlaced: (e, c) => {
    const named = say`${side(e.seat, c)}: ${token(e.token)}`
    if (e.from !== undefined) return say`${named} przesunięty o ${millimetres(e.from, e.at)} mm.`
    return e.on === undefined ? say`${named} położony na stole.` : say`${named} położony (${unit(e.on)}).`
  },
  markerPlaced: (e, c) => say`${side(e.seat, c)}: ${terms.marker(cardIn(e.source))} położony na stole.`,
  squadronPlaced: (e, c) => say`${side(e.seat, c)}: ${unit(e.squadron)} ustawiona o ${millimetres(e.from, e.to)} mm.`,
  objectiveTokenRemoved: (e, c) =>
    e.seat === undefined
      ? say`Ze stołu znika ${token(e.token)}.`
      : say`${side(e.seat, c)}: ${token(e.token)} zabrany ze stołu.`,
  objectiveShipNamed: (e, c) => say`${sideDoes(e.by, c, 'wybierają', 'wybiera')} statek karty celu: ${unit(e.ship)}.`,
  victoryTokensGained: (e, c) =>
    say`${sideDoes(e.seat, c, 'zdobywają', 'zdobywa')} żetony zwycięstwa: ${e.tokens}${by(e.source)}.`,
  commandNoted: (e) => say`Na karcie ${cardOf(e.source)} zostaje zaznaczony rozkaz: ${terms.commands[e.command]}.`,
  roundTokenPlaced: (e) => say`Żeton rundy ${e.round} leży na karcie: ${cardOf(e.source)}.`,
  shortEdgesTaken: (e) => say`${cardOf(e.source)}: krawędziami graczy są krótkie krawędzie.`,
  edgeChosen: (e) => say`${cardOf(e.source)}, wybrana krawędź: ${terms.edges[e.edge]}.`,
} satisfies Partial<Tellers<EventType>>
