import { render, screen } from '@testing-library/svelte'
import { afterEach, describe, expect, test } from 'vitest'
import LatePage from './LatePage.svelte'
import { late } from './late'

describe('a test of a page that goes on loading', () => {
  // The part comes when the test is over.
  afterEach(() => late.letThrough())

  test('may end before everything is there', () => {
    render(LatePage)
    expect(screen.queryByText('All is there.')).toBeNull()
    expect(late.arrived).toEqual([])
  })

  test('ends when everything has come, before the next test begins', () => {
    expect(late.arrived).toEqual(['part', 'part of the part'])
    expect(document.body.textContent?.trim()).toBe('')
  })

  test('leaves no timer behind', async () => {
    const before = late.ticks
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(late.ticks).toBe(before)
  })
})
