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

test('what has a place already is covered by no label: a name of a zone goes nearer or farther, or is not there', () => {
  const handle = { x: -55, y: 0, width: 46, height: 46 }
  const left = { ...LEFT, elsewhere: [{ x: -120, y: 0 }] }
  expect(labelsApart([left, RIGHT], [], 1, [handle]).set).toEqual([{ ...left, x: -120 }, RIGHT])
  expect(labelsApart([LEFT, RIGHT], [], 1, [handle]).set).toEqual([RIGHT])
  expect(labelsApart([], [CLOSE, LONG], 1, [{ x: 0, y: -300, width: 20, height: 20 }]).others).toEqual([CLOSE])
})

test('sizes are those on the screen: from nearer by, what is taken covers less of the table', () => {
  const handle = { x: -75, y: 0, width: 46, height: 46 }
  expect(labelsApart([LEFT], [], 1, [handle]).set).toEqual([])
  expect(labelsApart([LEFT], [], 4, [handle]).set).toEqual([LEFT])
})
