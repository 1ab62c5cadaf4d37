import { render } from '@testing-library/svelte'
import { vi } from 'vitest'
import type { UnitId } from '#shared/game/engine/state'
import type { GameView } from '#shared/play/view/game-view'
import { glance, learningView } from '#test/programs/gallery/views'
import type { BoardProps } from '#web/board/props'
import type { TableTask } from '#web/board/task'
import { focusOf } from '#web/game/focus'
import { TableState } from '#web/game/table-state.svelte'
import type { TableAnswers } from '#web/questions/answer-form'
import type { ManeuverDraft, PlacementDraft } from '#web/questions/course/table/maneuver-drafts'
import { maneuverTask, placementTask } from '#web/questions/course/table/maneuver-tasks'
import type { FlightDraft } from '#web/questions/squadrons/table/flight-drafts'
import { flightTask } from '#web/questions/squadrons/table/flight-tasks'
import Board from '../../web/board/Board.svelte'
import AskedTable from '../../web/questions/AskedTable.svelte'

/** What is tried on the table. */
interface Tried {
  maneuver?: ManeuverDraft | undefined
  placement?: PlacementDraft | undefined
  flight?: FlightDraft | undefined
  commands?: UnitId | undefined
}
type Shown = Partial<BoardProps> & Tried

const heardOn = () => ({
  onSelect: vi.fn(),
  onChoose: vi.fn(),
  onClicks: vi.fn(),
  onSide: vi.fn(),
  onPlace: vi.fn(),
  onFly: vi.fn(),
})

function taskOf({ maneuver, placement, flight, commands }: Tried, view: GameView, heard: ReturnType<typeof heardOn>) {
  if (maneuver) return maneuverTask({ draft: maneuver, ...heard })
  if (placement) return placementTask({ draft: placement, ...heard })
  if (flight || commands) return flightTask({ draft: flight, commands, ...heard }, view.area)
  return undefined
}

/** The table in a document, with everything it reports. */
export function showBoard(props: Shown = {}) {
  const heard = heardOn()
  let now = props
  const propsOf = ({ maneuver, placement, flight, commands, ...rest }: Shown): BoardProps => {
    const view = rest.view ?? learningView('a')
    const task: TableTask | undefined = taskOf({ maneuver, placement, flight, commands }, view, heard)
    return {
      view,
      choosable: [],
      lit: [],
      focusOn: [],
      layers: { arcs: false, ranges: false, zones: false },
      nameOf: (unit: string) => glance(view, unit),
      onSelect: heard.onSelect,
      onChoose: heard.onChoose,
      task,
      ...rest,
    }
  }
  const shown = render(Board, propsOf(props))
  const rerender = (more: Shown) => {
    now = { ...now, ...more }
    return shown.rerender(propsOf(now))
  }
  return { ...shown, ...heard, rerender }
}

interface Pointed extends Pick<TableAnswers, 'options' | 'chosenOptions'> {
  view: GameView
  pointed?: string
  selected?: UnitId
  focusOn?: readonly UnitId[]
}

/** The table with the open question of its view. */
export function showAsked(props: Pointed) {
  const table = new TableState()
  const onSelect = vi.spyOn(table, 'select')
  const onOption = vi.fn()
  let now = props
  const propsOf = ({ view, options, chosenOptions, pointed, selected, focusOn = [] }: Pointed) => {
    table.pointed = pointed
    table.selected = selected
    const onTable: TableAnswers = { onOption, ...(options && { options }), ...(chosenOptions && { chosenOptions }) }
    return {
      view,
      onTable,
      coming: false,
      choose: (deed: (on: TableAnswers) => void) => deed(onTable),
      table,
      focusOn: focusOf(view, view.requests[0], focusOn),
      around: [],
    }
  }
  const shown = render(AskedTable, propsOf(props))
  const rerender = (more: Partial<Pointed>) => {
    now = { ...now, ...more }
    return shown.rerender(propsOf(now))
  }
  return { ...shown, onSelect, onOption, rerender }
}
