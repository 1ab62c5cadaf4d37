import { describe, expect, test } from 'vitest'
import { logFor, viewFor } from '#shared/game'
import { knownState } from '#shared/play/view/known-state'
import { type CardTable, cardTable, shipOn } from '#test/support/card-table'

const DODONNA = 'general-dodonna@cr90'
const TOP = ['crew-panic', 'ruptured-engine', 'blinded-gunners', 'power-failure', 'comm-noise']

/** The CR90 resolves the standard critical effect against a bare rear of the Victory. */
const shot = (changes: Partial<CardTable> = {}) =>
  cardTable({
    attacking: { by: 'cr90', from: 'front', at: 'vic.rear', step: 'critical', pool: ['red critical'] },
    ships: {
      cr90: { card: 'cr90-corvette-a', at: [457, 300], upgrades: ['general-dodonna'] },
      vic: { card: 'victory-ii-class-star-destroyer', at: [457, 550], shields: { rear: 0 } },
    },
    deck: TOP,
    ...changes,
  })

describe('General Dodonna', () => {
  test('chooses one of the four uppermost cards before it is dealt faceup to an enemy ship; the others are discarded (R17.8i)', () => {
    const t = shot()
    t.choose('a', 'standard')
    t.choose('a', `${DODONNA}.0`)
    expect(t.options('a')).toEqual(['0', '1', '2', '3'])
    t.choose('a', '3')
    expect(shipOn(t, 'vic').damage).toEqual([{ slot: 1, card: 'power-failure', faceup: true }])
    expect(t.state.deck.discard).toEqual(['crew-panic', 'ruptured-engine', 'blinded-gunners'])
    expect(t.state.deck.undealt[0]).toBe('comm-noise')
    expect(t.state.look).toBeUndefined()
  })

  test('is alone in seeing them, and which of them was kept (R17.8i)', () => {
    const t = shot()
    t.choose('a', 'standard')
    const looked = t.choose('a', `${DODONNA}.0`)
    const seen = TOP.slice(0, 4).map((card, place) => ({ id: String(place), card }))
    expect(viewFor(t.state, 'a').look?.things).toEqual(seen)
    for (const viewer of ['b', 'spectator'] as const) {
      const told = JSON.stringify([viewFor(t.state, viewer), logFor(looked, viewer)])
      expect(TOP.filter((card) => told.includes(card))).toEqual([])
    }
  })

  test('is being waited for in the eyes of everybody, whatever they see (R17.8e)', () => {
    const t = shot()
    t.choose('a', 'standard')
    t.choose('a', `${DODONNA}.0`)
    for (const viewer of ['a', 'b', 'spectator'] as const) {
      const view = viewFor(t.state, viewer)
      expect(view.awaited.map(({ seat, ask }) => [seat, ask])).toEqual([['a', 'effect.choose']])
      expect(viewFor(knownState(view), viewer)).toEqual(view)
    }
  })

  test('may be left alone: then the uppermost card is dealt (R16.7)', () => {
    const t = shot()
    t.choose('a', 'standard')
    t.choose('a', 'pass')
    expect(shipOn(t, 'vic').damage[0]?.card).toBe('crew-panic')
    expect(t.state.deck.discard).toEqual([])
  })

  test('looks at fewer when fewer are left, and at none when the deck is yet to be shuffled anew (R9.6)', () => {
    const few = shot({ deckSize: 2 })
    few.choose('a', 'standard')
    few.choose('a', `${DODONNA}.0`)
    expect(few.options('a')).toEqual(['0', '1'])
    const none = shot({ deckSize: 0, deck: [], discard: ['injured-crew'], luck: [{ reshuffle: 'as-discarded' }] })
    none.choose('a', 'standard')
    none.choose('a', `${DODONNA}.0`)
    expect(shipOn(none, 'vic').damage[0]?.card).toBe('injured-crew')
    expect(none.state.look).toBeUndefined()
  })

  test('does nothing when a card is dealt facedown, or to a ship of his own side', () => {
    const facedown = shot()
    facedown.choose('a', 'none')
    expect(shipOn(facedown, 'vic').damage[0]?.faceup).toBe(false)
    const own = shot({
      attacking: { by: 'vic', from: 'front', at: 'cr90.front', step: 'critical', pool: ['red critical'] },
      ships: {
        cr90: { card: 'cr90-corvette-a', at: [457, 300], shields: { front: 0 }, upgrades: ['general-dodonna'] },
        vic: { card: 'victory-ii-class-star-destroyer', at: [457, 550], heading: 180 },
      },
    })
    own.choose('b', 'standard')
    expect(shipOn(own, 'cr90').damage).toEqual([{ slot: 1, card: 'crew-panic', faceup: true }])
  })

  test('chooses in the turn of the enemy, too: an asteroid field under an enemy ship (R13.2)', () => {
    const t = cardTable({
      activating: { ship: 'vic', step: 'maneuver' },
      ships: {
        cr90: { card: 'cr90-corvette-a', at: [100, 100], upgrades: ['general-dodonna'], activated: true },
        vic: { card: 'victory-ii-class-star-destroyer', at: [457, 550], speed: 1 },
      },
      obstacles: { 'asteroid-1': { at: [457, 620] } },
      deck: TOP,
    })
    t.answer('b', { clicks: [0], side: 'left' })
    t.choose('a', `${DODONNA}.0`)
    t.choose('a', '1')
    expect(shipOn(t, 'vic').damage).toEqual([{ slot: 1, card: 'ruptured-engine', faceup: true }])
  })
})
