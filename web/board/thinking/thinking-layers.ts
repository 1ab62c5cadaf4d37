import type { GameView } from '#shared/play/view/game-view'
import { drawing, type TableTask } from '../task'
import ThreatLines from './ThreatLines.svelte'
import Threats from './Threats.svelte'
import { type ThreatsAsked, threatMap } from './threat-map'

/** What the reader has switched on to think ahead; a chunk of its own, because most of the time nothing is. */
export { default as ThreatLegend } from './ThreatLegend.svelte'

/** The task of the table, with these layers beneath and above what it draws itself. */
export function withThreats(task: TableTask | undefined, view: GameView, asked: ThreatsAsked): TableTask {
  const map = threatMap(view, asked)
  return {
    ...task,
    under: [drawing(Threats, map), ...(task?.under ?? [])],
    above: [drawing(ThreatLines, map), ...(task?.above ?? [])],
  }
}
