import { cleanup, render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, describe, expect, test } from 'vitest'
import RulesPage from '../../../web/pages/RulesPage.svelte'

const ofRegion = (name: string) => within(screen.getByRole('region', { name }))
const targets = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'))

describe('rules in our words', () => {
  afterEach(cleanup)

  test('a rule is a page: its first sentence is the heading, then what follows, see also, and its neighbours', () => {
    render(RulesPage, { id: 'R8.9' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'R8.9 Evade removes one die at long range and makes the attacker reroll one at medium range.',
    )
    screen.getByText('Closer than that it does nothing.')
    expect(targets(ofRegion('See also').getAllByRole('link'))).toEqual(['/rules/R6.44'])
    expect(targets(ofRegion('Neighbours').getAllByRole('link'))).toEqual(['/rules/R8.8', '/rules/R8.10'])
    expect(screen.getByRole('link', { name: 'All rules' }).getAttribute('href')).toBe('/rules')
  })

  test('a damage card is found by its number, too, and headed by its name', () => {
    render(RulesPage, { id: 'DC6' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('DC6 Crew Panic (2 cards, crew)')
    screen.getByText(/^Each time before a dial is revealed/)
  })

  test('what is said of a card is found by the id of the card, and headed by its name', () => {
    render(RulesPage, { id: 'FQ.dominator.1' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('FQ.dominator.1 Dominator')
    screen.getByText(/^Both shields may come/)
  })

  test('without a number all rules are there, by chapter, and the search narrows them', async () => {
    render(RulesPage, { id: undefined })
    expect(within(screen.getByRole('navigation', { name: 'Chapters' })).getAllByRole('link').length).toBe(25)
    ofRegion('Squadrons').getByRole('link', { name: 'R11.16' })
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the rules' })
    field.value = 'brace'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await tick()
    expect(screen.queryByRole('region', { name: 'Squadrons' })).toBeNull()
    ofRegion('Defense tokens').getByRole('link', { name: 'R8.10' })
    expect(screen.getByRole('status').textContent).toMatch(/^\d+ rules found\.$/)
  })

  test('a number that there is not says so and shows them all', () => {
    render(RulesPage, { id: 'R99.9' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('There is no such rule here. All rules:')
    ofRegion('Squadrons')
  })
})
