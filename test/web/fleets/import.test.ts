import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { gameChoice } from '#web/fleets/game-choice.svelte'
import { router } from '#web/state/route.svelte'
import ImportPage from '../../../web/fleets/ImportPage.svelte'
import { button, choose, fill, keeping, press, violations } from './on-page'

beforeEach(() => {
  localStorage.clear()
  gameChoice.preset = 'casual-400'
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  router.goOn('/')
})

describe('a pasted list', () => {
  const LIST = [
    'Name: Hunters',
    'Faction: Rebel',
    'Commander: General Dodonna',
    'Assault: Most Wanted',
    'Defense: Fire Lanes',
    'Navigation: Minefields',
    'CR90 Corvette A (44)',
    '• General Dodonna (20)',
    '• Gunery Team (7)',
    '= 71 Points',
    'Squadrons:',
    '• 2 x X-wnig Squadron (26)',
    '= 26 Points',
    'Total Points: 99',
  ].join('\n')

  test('with a longer name than a fleet may have keeps its beginning, and no half of a letter', async () => {
    const { newest } = keeping()
    render(ImportPage)
    await fill('Fleet list', LIST.replace('Hunters', `${'A'.repeat(59)}𐍈 and more`))
    await press(button('Read it'))
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('A'.repeat(59))
    await press(button('Save the fleet'))
    await vi.waitFor(() => expect(newest('new-1')?.name).toBe('A'.repeat(59)))
  })

  test('is read, told with its format, warnings and unknown names, and saved as it was settled', async () => {
    const { newest } = keeping()
    render(ImportPage)
    await fill('Fleet list', LIST)
    await press(button('Read it'))
    screen.getByText('Read as: Kingston.')
    screen.getByText(/99 as the sum of the fleet/)
    screen.getByRole('heading', { name: '2 names to decide' })
    const squadron = screen.getByLabelText<HTMLSelectElement>('“X-wnig Squadron” is')
    expect(squadron.value).toBe('as-written')
    await choose(squadron, 'x-wing-squadron')
    await choose(screen.getByLabelText('“Gunery Team” is'), 'out')
    screen.getByText('2 × X-wing Squadron')
    screen.getByText('Legal.')
    expect(await violations()).toEqual([])
    await press(button('Save the fleet'))
    await vi.waitFor(() => expect(router.route).toEqual({ page: 'fleets', id: 'new-1' }))
    expect(newest('new-1')).toMatchObject({
      name: 'Hunters',
      fleet: {
        ships: [{ card: 'cr90-corvette-a', upgrades: ['general-dodonna'] }],
        squadrons: ['x-wing-squadron', 'x-wing-squadron'],
      },
    })
  })

  test('offers each card of a name that several have, by icon and price', async () => {
    keeping()
    render(ImportPage)
    const ship = 'Imperial I-class Star Destroyer (110)'
    await fill(
      'Fleet list',
      ['Faction: Imperial', ship, '• Darth Vader', '= 110 Points', 'Total Points: 110'].join('\n'),
    )
    await press(button('Read it'))
    const field = screen.getByLabelText<HTMLSelectElement>('“Darth Vader” is')
    expect([...field.options].map(({ text }) => text)).toEqual([
      'Darth Vader, Commander, 36 points',
      'Darth Vader, Weapons Team, Offensive Retrofit, 3 points',
      'leave it out',
    ])
    await choose(field, 'darth-vader-weapon-team')
    screen.getByText('No ship carries a commander.')
  })

  test('asks on which ship a card is that several may have (R2.6)', async () => {
    const { newest } = keeping()
    render(ImportPage)
    await fill('Fleet list', 'Imperial I (110)\n- Gunnery Team (7)\nRaider I (44)\n- OE (4)\n\nCommander: Motti (24)')
    await press(button('Read it'))
    screen.getByRole('heading', { name: '1 name to decide' })
    screen.getByText(/does not say which ship carries Admiral Motti/)
    screen.getByText('No ship carries a commander.')
    const field = screen.getByLabelText<HTMLSelectElement>('“Motti” is on')
    expect([...field.options].map(({ text }) => text)).toEqual([
      'no ship',
      '1. Imperial I-class Star Destroyer',
      '2. Raider I-class Corvette',
    ])
    await choose(field, '1')
    expect(screen.queryByText('No ship carries a commander.')).toBeNull()
    expect(await violations()).toEqual([])
    await press(button('Save the fleet'))
    await vi.waitFor(() =>
      expect(newest('new-1')?.fleet.ships).toEqual([
        { card: 'imperial-i-class-star-destroyer', upgrades: ['gunnery-team'] },
        { card: 'raider-i-class-corvette', upgrades: ['ordnance-experts', 'admiral-motti'] },
      ]),
    )
  })

  test('offers the squadron of a name that stands alone below a ship', async () => {
    const { newest } = keeping()
    render(ImportPage)
    await fill('Fleet list', 'Imperial II\nDarth Vader')
    await press(button('Read it'))
    const field = screen.getByLabelText<HTMLSelectElement>('“Darth Vader” is')
    expect([...field.options].map(({ text }) => text)).toEqual([
      'Darth Vader, Commander, 36 points',
      'Darth Vader, Weapons Team, Offensive Retrofit, 3 points',
      'Darth Vader, squadron, 21 points',
      'leave it out',
    ])
    await choose(field, 'darth-vader')
    await press(button('Save the fleet'))
    await vi.waitFor(() =>
      expect(newest('new-1')?.fleet).toMatchObject({
        ships: [{ card: 'imperial-ii-class-star-destroyer', upgrades: [] }],
        squadrons: ['darth-vader'],
      }),
    )
  })

  test('is never guessed at: an unknown name stays as it is written, and is a fault', async () => {
    keeping()
    render(ImportPage)
    await fill('Fleet list', LIST)
    await press(button('Read it'))
    screen.getByText(/No card here is called Gunery Team\./)
  })

  test.each([
    ['', /^There is no text here/],
    ['hello there', /^This is not a fleet list/],
    ['x'.repeat(20_001), /too long/],
  ])('that cannot be read says why and keeps the text', async (text, why) => {
    keeping()
    render(ImportPage)
    await fill('Fleet list', text)
    await press(button('Read it'))
    expect(screen.getByRole('alert').textContent).toMatch(why)
    expect(screen.getByLabelText<HTMLTextAreaElement>('Fleet list').value).toBe(text)
  })
})
