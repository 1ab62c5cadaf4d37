import { expect, test } from 'vitest'
import { labelsApart } from '#web/board/labels-apart'

const LEFT = { text: 'lewa', x: -55, y: 0 }
const RIGHT = { text: 'prawa', x: 55, y: 0 }
const FRONT = { text: 'front', x: 0, y: -70 }
const CLOSE = { text: 'close', x: 0, y: -78 }
const LONG = { text: 'long', x: 0, y: -300 }

test('names of zones are there together, as long as each can be read', () => {
  expect(labelsApart([LEFT, RIGHT], [], 1).set).toEqual([LEFT, RIGHT])
  expect(labelsApart([LEFT, RIGHT], [], 0.25).set).toEqual([])
})

test('the name of a range gives way to that of a zone, and is there where the zone’s is not', () => {
  expect(labelsApart([FRONT], [CLOSE, LONG], 1).others).toEqual([LONG])
  expect(labelsApart([], [CLOSE, LONG], 1).others).toEqual([CLOSE, LONG])
})
