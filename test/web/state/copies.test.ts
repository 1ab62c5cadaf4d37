import { cleanup, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Builder } from '#web/fleets/builder.svelte'
import { OrderDesk } from '#web/orders/order-desk.svelte'
import { ScriptStore } from '#web/script/script-store'
import { Copies } from '#web/state/copies.svelte'
import { Draft } from '#web/state/draft.svelte'
import { fields, text } from '#web/state/shape'
import { REBELS, saved } from '../fleets/fleets'
import { keeping } from '../fleets/on-page'
import { shipPage } from '../support/game-pages'

const [request] = shipPage().view?.requests ?? []
if (request === undefined) throw new Error('nothing is asked')

/** Each `new` one is a tab; what a tab notes of itself is forgotten, as if it were another one. */
const anotherTab = () => sessionStorage.clear()

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('what several tabs change', () => {
  const tab = () => {
    anotherTab()
    return new Copies('armada.thing', fields({ name: text }))
  }
  const lying = () =>
    tab()
      .lying()
      .map(({ value }) => value.name)
  const offered = (copies: ReturnType<typeof tab>) => {
    let shown: string | undefined
    const other = copies.otherTab(({ name }) => {
      shown = name
    })
    const show = () => {
      other?.show()
      return shown
    }
    return { other, show }
  }

  test('is kept twice where both have changed it, and each is offered the other', () => {
    const [one, two] = [tab(), tab()]
    one.write({ name: 'Alpha' })
    two.write({ name: 'Beta' })
    expect(new Set(lying())).toEqual(new Set(['Alpha', 'Beta']))
    expect(offered(one).show()).toBe('Beta')
    expect(offered(two).show()).toBe('Alpha')
    expect(new Set(lying())).toEqual(new Set(['Alpha', 'Beta']))
  })

  test('is one thing again when its player keeps the own', () => {
    const [one, two] = [tab(), tab()]
    one.write({ name: 'Alpha' })
    two.write({ name: 'Beta' })
    offered(two).other?.keep()
    expect(lying()).toEqual(['Beta'])
    expect(offered(two).other).toBeUndefined()
  })

  test('stays with the tab that changed it where another one has nothing of its own to keep', () => {
    const [one, two] = [tab(), tab()]
    one.write({ name: 'Alpha' })
    offered(two).other?.keep()
    expect(offered(two).other).toBeUndefined()
    expect(lying()).toEqual(['Alpha'])
  })

  test('that one tab saves leaves what another one has made of it', () => {
    const [one, two] = [tab(), tab()]
    one.write({ name: 'Alpha' })
    two.write({ name: 'Beta' })
    two.drop()
    expect(lying()).toEqual(['Alpha'])
  })

  test('is not offered where both have come to the same', () => {
    const [one, two] = [tab(), tab()]
    one.write({ name: 'Alpha' })
    two.write({ name: 'Alpha' })
    expect(offered(one).other).toBeUndefined()
  })

  test('goes on in a tab that is opened later; the first one then writes beside it', () => {
    const one = tab()
    one.write({ name: 'Alpha' })
    const two = tab()
    const [copy] = two.lying()
    if (copy === undefined) throw new Error('nothing is kept')
    expect(two.take(copy)).toEqual({ name: 'Alpha' })
    two.write({ name: 'Alpha and more' })
    expect(lying()).toEqual(['Alpha and more'])
    one.write({ name: 'Alpha otherwise' })
    expect(new Set(lying())).toEqual(new Set(['Alpha and more', 'Alpha otherwise']))
  })

  test('comes first to the tab that wrote it when that one is loaded again', () => {
    const [one, two] = [tab(), tab()]
    one.write({ name: 'Alpha' })
    two.write({ name: 'Beta' })
    expect(new Copies('armada.thing', fields({ name: text })).lying().map(({ value }) => value.name)).toEqual([
      'Beta',
      'Alpha',
    ])
  })
})

describe('a fleet in two tabs', () => {
  const opened = async () => {
    anotherTab()
    const builder = new Builder('f1', 'p1')
    await builder.load()
    return builder
  }
  const named = (builder: Builder, name: string) => {
    builder.name = name
    builder.keep()
  }

  test('changed in both and closed, is found as both have left it', async () => {
    keeping(saved(REBELS))
    const [one, two] = [await opened(), await opened()]
    named(one, 'Alpha')
    named(two, 'Beta')
    const again = await opened()
    expect(again.name).toBe('Alpha')
    again.other?.show()
    expect(again.name).toBe('Beta')
    again.other?.show()
    expect(again.name).toBe('Alpha')
  })

  test('changed in one and saved in the other, is a conflict that names both', async () => {
    keeping(saved(REBELS))
    const [one, two] = [await opened(), await opened()]
    named(one, 'Alpha')
    named(two, 'Beta')
    await two.save()
    expect(two.other).toBeDefined()
    const again = await opened()
    expect([again.name, again.theirs?.name]).toEqual(['Alpha', 'Beta'])
    // It stays one until its player has said so
    named(again, 'Alpha 2')
    const later = await opened()
    expect([later.name, later.theirs?.name]).toEqual(['Alpha 2', 'Beta'])
  })
})

test('orders changed in two tabs are kept as both have left them', async () => {
  const { open: openPage } = await import('../orders/orders-page')
  await openPage()
  cleanup()
  const desk = async () => {
    anotherTab()
    const opened = new OrderDesk('g1', 'p1')
    await opened.load()
    return opened
  }
  const [one, two] = [await desk(), await desk()]
  one.change({ preset: 'cautious', orders: [] })
  two.change({ preset: 'stubborn', orders: [] })
  const again = await desk()
  expect(again.orders.preset).toBe('cautious')
  again.other?.show()
  expect(again.orders.preset).toBe('stubborn')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a draft of two tabs is kept as both have chosen, and one is offered the other’s', () => {
  const opened = () => {
    anotherTab()
    const draft = new Draft('g1.p1')
    draft.turnTo(request)
    return draft
  }
  const [one, two] = [opened(), opened()]
  one.choose('ship.activate', { option: 'cr90' })
  two.choose('ship.activate', { option: 'nebulon' })
  expect(opened().parts).toEqual({ 'ship.activate': { option: 'cr90' } })
  two.other?.show()
  expect(two.parts).toEqual({ 'ship.activate': { option: 'cr90' } })
  two.other?.show()
  expect(two.parts).toEqual({ 'ship.activate': { option: 'nebulon' } })
  // Sent in one, it is still there in the other one, as long as the question is open
  one.clear()
  expect(opened().parts).toEqual({ 'ship.activate': { option: 'nebulon' } })
})

test('a script of two tabs is kept as both have made it', () => {
  const store = () => {
    anotherTab()
    return new ScriptStore('g1.p1')
  }
  const entry = (chip: string) =>
    ({
      kind: 'answer',
      ask: 'ship.activate',
      subject: 'table',
      lines: [],
      parts: {},
      chip,
      sends: [],
      shows: [],
      warnings: [],
    }) as const
  const [one, two] = [store(), store()]
  one.keep({ entries: [entry('CR90')], at: 1 })
  two.keep({ entries: [entry('Nebulon')], at: 1 })
  // Where one looks is no change
  two.keep({ entries: [entry('Nebulon')], at: 0 })
  const again = store()
  const { entries } = again.kept()
  const chips: unknown[] = [entries]
  again.otherTab((script) => chips.push(script.entries))?.show()
  expect(chips).toEqual([[entry('CR90')], [entry('Nebulon')]])
})
