import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BrowserStorage } from '#web/state/browser-storage.svelte'
import { fields, list, number, text, word } from '#web/state/shape'
import { spoil } from '../support/storage-faults'

const point = fields({ x: number }, { name: text })
const refuse = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}
const here = () => new BrowserStorage(() => localStorage)

describe('storage of the browser', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => localStorage.clear())

  test('keeps through a reload, and says so', () => {
    expect(here().set('a', '{"x":1}')).toBe(true)
    const again = here()
    expect(again.read('a', point)).toEqual({ x: 1 })
    expect(again.isShort).toBe(false)
  })

  test('that is blocked keeps as long as the page is open, and says that it is no longer', () => {
    const storage = new BrowserStorage(refuse)
    expect(storage.read('a', point)).toBeUndefined()
    expect(storage.isShort).toBe(false)
    expect(storage.set('a', '{"x":1}')).toBe(false)
    expect(storage.read('a', point)).toEqual({ x: 1 })
    expect(storage.keys('a')).toEqual(['a'])
    expect(storage.isShort).toBe(true)
    storage.remove('a')
    expect(storage.get('a')).toBeUndefined()
    expect(storage.isShort).toBe(false)
  })

  test('that is full goes on with what is newer than what lies there', () => {
    const storage = here()
    storage.set('a', '{"x":1}')
    const mend = spoil('full')
    expect(storage.set('a', '{"x":2}')).toBe(false)
    expect(storage.read('a', point)).toEqual({ x: 2 })
    mend()
    expect(storage.set('a', '{"x":3}')).toBe(true)
    expect(storage.isShort).toBe(false)
  })

  test.each(['{"x":', '', 'null', '[]', '7', '{}', '{"x":"1"}', '{"x":null}', '{"x":1,"name":2}'])(
    'drops what nobody can read: %j',
    (damaged) => {
      localStorage.setItem('a', damaged)
      expect(here().read('a', point)).toBeUndefined()
      expect(localStorage.getItem('a')).toBeNull()
    },
  )

  test('knows lists and words', () => {
    const colors = list(word(['red', 'blue']))
    expect(colors(['red', 'blue'])).toBe(true)
    expect(colors(['red', 'green'])).toBe(false)
    expect(colors({ 0: 'red' })).toBe(false)
  })
})
