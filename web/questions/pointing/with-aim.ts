import { drawing, type TableTask } from '#web/board/task'
import AttackArc from '../attack/table/AttackArc.svelte'
import Above from './Above.svelte'
import type { Aim } from './aim.svelte'
import PointingCaption from './PointingCaption.svelte'

/** Adds targets and zones to point at to a task of the table. */
export const withAim = (task: TableTask | undefined, aim: Aim): TableTask => ({
  ...task,
  pointing: aim,
  under: [...(task?.under ?? []), drawing(AttackArc, aim)],
  above: [drawing(Above, aim), ...(task?.above ?? [])],
  caption: aim.asked === undefined || aim.asked.kind === 'zones' ? undefined : drawing(PointingCaption, aim),
  captioned: true,
  replacesAttack: aim.shown?.target !== undefined,
})
