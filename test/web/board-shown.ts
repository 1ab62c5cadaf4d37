import { render } from '@testing-library/svelte'
import { vi } from 'vitest'
import type { BoardProps } from '#web/board/props'
import Board from '../../web/board/Board.svelte'
import { glance, learningView } from './gallery/views'

/** The table in a document, with everything it reports. */
export function showBoard(props: Partial<BoardProps> = {}) {
  const view = props.view ?? learningView('a')
  const heard = {
    onSelect: vi.fn(),
    onChoose: vi.fn(),
    onClicks: vi.fn(),
    onSide: vi.fn(),
    onPlace: vi.fn(),
    onOption: vi.fn(),
  }
  const shown = render(Board, {
    view,
    choosable: [],
    chosenOptions: [],
    lit: [],
    focusOn: [],
    layers: { arcs: false, ranges: false, zones: false },
    nameOf: (unit: string) => glance(view, unit),
    ...heard,
    ...props,
  })
  return { ...shown, ...heard }
}
