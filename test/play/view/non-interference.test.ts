import { describe, expect, test } from 'vitest'
import { begin, pending, viewFor } from '#shared/game'
import { damageCard } from '#shared/game/cards/catalog/damage-deck'
import { aboutOwn, at } from '#shared/game/engine/card-builder'
import type { CardRule } from '#shared/game/engine/card-rules'
import { hmacChance } from '#shared/game/engine/chance'
import type { Choice, Decision, DecisionRequest } from '#shared/game/engine/decision'
import { secondHalf } from '#shared/game/engine/effect'
import { damageSource } from '#shared/game/engine/influence'
import { type Game, type GameState, type Seat, shipOf } from '#shared/game/engine/state'
import type { Viewer } from '#shared/play/view/game-view'
import { SECRETS, type Secrecy, SHIP_SECRETS } from '#shared/play/view/secrets'
import { playGames } from '#test/programs/sim/play'
import { SHIP_TABLES } from '#test/programs/sim/ship-tables'
import { tableState } from '#test/support/case-table'
import { FixtureGame, ZEROS } from '#test/support/fixture-game'
import { statesInterfere, transitionsInterfere, VIEWERS, type Watched } from '#test/support/non-interference'
import { seeded } from '#test/support/random-choice'
import { SCRAMBLED, scramble } from '#test/support/scramble'

const ANY_LUCK = hmacChance({
  secret: '5a'.repeat(32),
  gameId: 'ca5e'.repeat(8),
  salts: { a: '01'.repeat(16), b: '02'.repeat(16) },
})

const hidden = (secrets: Record<string, Secrecy>) =>
  Object.keys(secrets).filter((field) => !['public', 'inner'].includes(secrets[field] ?? 'public'))

/** Both sides have hidden dials and facedown cards; the Rebels are about to choose a ship. */
const SECRETIVE: GameState = tableState({
  ships: {
    cr90: { card: 'cr90-corvette-a', at: [200, 200], dials: ['navigate'], damage: [{ facedown: 'crew-panic' }] },
    nebulon: { card: 'nebulon-b-escort-frigate', at: [400, 200], dials: ['repair', 'squadron'] },
    victory: {
      card: 'victory-ii-class-star-destroyer',
      at: [300, 700],
      dials: ['navigate', 'repair', 'concentrate-fire'],
      damage: ['facedown', 'facedown'],
    },
  },
})

function choose(option: string): Decision {
  const request = pending(SECRETIVE).find(({ ask }) => ask === 'ship.activate')
  if (!request) throw new Error('nobody chooses a ship')
  return { kind: 'answer', request: request.id, seat: request.seat, choice: { option } }
}

/** Looks at the facedown cards of an enemy ship, then turns one of them up. */
const SPY: CardRule[] = [
  at('activation.start')
    .may()
    .when(aboutOwn)
    .do((tx, moment, _answers, self) => {
      const things = (tx.state.ships['victory-1']?.damage ?? []).map(({ slot, card }) => ({
        id: damageSource('victory-1', slot),
        card,
      }))
      tx.look({ seat: self.seat, source: self.source, things })
      tx.inOrder(secondHalf(moment, self, 1))
    }),
  at('effect.second-half')
    .askSeen('card', (g) => g.look?.things.map(({ id }) => id) ?? [])
    .do((tx, _moment, { card }) => {
      tx.endLook()
      const slot = tx.state.ships['victory-1']?.damage.find((d) => damageSource('victory-1', d.slot) === card)?.slot
      if (slot !== undefined) tx.discardDamage('victory-1', slot)
    }),
]

function twoFacedown(state: GameState): void {
  const ship = shipOf(state, 'victory-1')
  for (const slot of [1, 2]) ship.damage.push({ slot, card: state.deck.undealt.pop() ?? '', faceup: false })
}

/** A view that lets one hidden thing slip. */
const leaking = (leak: (state: Game, viewer: Viewer) => unknown): Watched => ({
  show: (state, viewer) => Object.assign(viewFor(state, viewer), { leak: leak(state, viewer) }),
})

/** A view whose own questions are put otherwise, by what nobody may know. */
const asking = (put: (request: DecisionRequest, state: Game) => DecisionRequest): Watched => ({
  show(state, viewer) {
    const view = viewFor(state, viewer)
    return { ...view, requests: view.requests.map((request) => put(request, state)) }
  },
})

/** What some of a dozen scrambles bring to light; one alone may by luck leave things as they were. */
const everCaught = (state: GameState, watched?: Watched): string[] => [
  ...new Set(Array.from({ length: 12 }, (_, seed) => statesInterfere(state, seeded(seed), watched)).flat()),
]

describe('nobody is shown what they must not know (R17.11, R17.14)', () => {
  test('every field that is not open to all is re-rolled by these tests', () => {
    expect(new Set(hidden(SECRETS))).toEqual(new Set(SCRAMBLED.state))
    expect(new Set(hidden(SHIP_SECRETS))).toEqual(new Set(SCRAMBLED.ship))
  })

  test('hidden dials, facedown cards and the deck make no difference to a view or to what a decision tells', () => {
    expect(statesInterfere(SECRETIVE, seeded(1))).toEqual([])
    for (const option of ['cr90', 'nebulon', 'victory'])
      expect(transitionsInterfere(SECRETIVE, choose(option), ZEROS, seeded(2))).toEqual([])
  })

  test('nor in battles of ships that attack from the first activation on', () => {
    const games = SHIP_TABLES.length + 1
    const { violations, coverage } = playGames({ games, seed: 1, check: 5, fleets: 'ships', bot: 'random' })
    expect(violations).toEqual([])
    expect(coverage.requests['defense.spend']).toBeGreaterThan(games)
  })

  test('nor in battles of two fleets, from the first question of set-up on', () => {
    const { violations, coverage } = playGames({ games: 3, seed: 21, check: 7, fleets: 'battle', bot: 'random' })
    expect(violations).toEqual([])
    expect(coverage.requests['deploy.place']).toBeGreaterThan(4)
  })

  test('a view that shows the dials of the other side is caught (R17.7a)', () => {
    const leak = leaking((state) => Object.values(state.ships).map((ship) => ship.dials.map(({ command }) => command)))
    expect(statesInterfere(SECRETIVE, seeded(4), leak)).toHaveLength(VIEWERS.length)
  })

  test('a view that shows facedown cards to their owner is caught (R17.8a)', () => {
    const leak = leaking((state, viewer) =>
      Object.values(state.ships).flatMap((ship) => (ship.seat === viewer ? ship.damage.map(({ card }) => card) : [])),
    )
    expect(statesInterfere(SECRETIVE, seeded(5), leak)).toContain('the view of b depends on what is hidden from them')
  })

  test('a view whose mere size tells a hidden dial is caught', () => {
    const leak = leaking((state) => state.ships.victory?.dials[0]?.command.length)
    expect(statesInterfere(SECRETIVE, seeded(6), leak)).toContain('the view of a depends on what is hidden from them')
  })

  test('a leak that opens only after a decision is caught', () => {
    const leak = leaking((state) => (state.ships.victory?.activated ? state.deck.undealt[0] : 'closed'))
    const state = tableState({
      ships: {
        cr90: { card: 'cr90-corvette-a', at: [200, 200], activated: true },
        victory: { card: 'victory-ii-class-star-destroyer', at: [300, 700], speed: 2 },
        'victory-2': { card: 'victory-ii-class-star-destroyer', at: [600, 700], speed: 2 },
      },
      turn: 'b',
    })
    const [request] = pending(state)
    const decision: Decision = { kind: 'answer', request: request?.id ?? '', seat: 'b', choice: { option: 'victory' } }
    expect(statesInterfere(state, seeded(7), leak)).toEqual([])
    expect(transitionsInterfere(state, decision, ZEROS, seeded(7), leak)).not.toEqual([])
  })

  test('a dial that the opponent has set is known to both players and to nobody else (R17.7g)', () => {
    const state = structuredClone(SECRETIVE)
    for (const dial of state.ships.cr90?.dials ?? []) dial.knownTo = 'b'
    expect(everCaught(state)).toEqual([])
    const commands = leaking(({ ships }) => ships.cr90?.dials.map(({ command }) => command))
    expect(everCaught(state, commands)).toEqual(['the view of spectator depends on what is hidden from them'])
  })

  test('dials on a card are known to their owner and to nobody else (R17.7i)', () => {
    const state = structuredClone(SECRETIVE)
    const ship = shipOf(state, 'victory')
    ship.storedDials = ship.dials.map((dial) => ({ ...dial, n: dial.n + 10, source: 'u1' }))
    expect(everCaught(state)).toEqual([])
    expect(shipOf(viewFor(state, 'b'), 'victory').storedDials).toMatchObject([
      { command: 'navigate', source: 'u1' },
      { command: 'repair' },
      { command: 'concentrate-fire' },
    ])
    const commands = leaking(({ ships }) => ships.victory?.storedDials?.map(({ command }) => command))
    expect(everCaught(state, commands)).toEqual([
      'the view of a depends on what is hidden from them',
      'the view of spectator depends on what is hidden from them',
    ])
  })

  test('a dial that its own side has set in the open is known to everybody (R17.7f)', () => {
    const state = structuredClone(SECRETIVE)
    for (const dial of state.ships.cr90?.dials ?? []) dial.knownTo = 'all'
    for (const viewer of VIEWERS)
      expect(shipOf(viewFor(state, viewer), 'cr90').dials).toMatchObject([{ command: 'navigate', knownTo: 'all' }])
    const commands = leaking(({ ships }) => ships.cr90?.dials.map(({ command }) => command))
    expect(everCaught(state, commands)).toEqual([])
  })

  test('what lies beside the table is as secret as on it: dials and facedown cards (R17.7a, R17.8a)', () => {
    const { ships, ...rest } = structuredClone(SECRETIVE)
    const reserve = { ships, squadrons: {}, obstacles: [], setAside: {} }
    const state: GameState = { ...rest, ships: {}, reserve, stack: [] }
    expect(everCaught(state)).toEqual([])
    const dials = leaking((g) => Object.values(g.reserve?.ships ?? {}).map((ship) => ship.dials[0]?.command))
    expect(everCaught(state, dials)).toEqual(
      VIEWERS.map((viewer) => `the view of ${viewer} depends on what is hidden from them`),
    )
    const cards = leaking((g) => g.reserve?.ships.cr90?.damage[0]?.card)
    expect(everCaught(state, cards)).toContain('the view of a depends on what is hidden from them')
  })

  test('where each player has a deck, neither shows its order, and their cards never mix (R17.8g, R20.5)', () => {
    const state = structuredClone(SECRETIVE)
    const half = state.deck.undealt.splice(0, 20)
    state.ownDecks = { a: { undealt: half, discard: ['crew-panic'] }, b: { undealt: state.deck.undealt, discard: [] } }
    state.deck = { undealt: [], discard: [] }
    expect(everCaught(state)).toEqual([])
    expect(viewFor(state, 'b').ownDecks).toEqual({
      a: { undealt: 20, discard: ['crew-panic'] },
      b: { undealt: state.ownDecks.b.undealt.length, discard: [] },
    })
    const top = leaking(({ ownDecks }) => ownDecks?.b.undealt[0])
    expect(everCaught(state, top)).toHaveLength(VIEWERS.length)
    const other = scramble(state, 'spectator', seeded(5))
    const cardsOf = (g: GameState) => [
      ...(g.ownDecks?.a.undealt ?? []),
      ...shipOf(g, 'cr90').damage.map(({ card }) => card),
    ]
    const count = (cards: string[], title: string) => cards.filter((card) => card === title).length
    for (const title of cardsOf(state)) expect(count(cardsOf(other), title)).toBe(count(cardsOf(state), title))
  })

  test('what a seat is looking at is its own alone (R17.8e)', () => {
    const state = structuredClone(SECRETIVE)
    const things = (state.ships.victory?.damage ?? []).map(({ slot, card }) => ({
      id: damageSource('victory', slot),
      card,
    }))
    state.look = { seat: 'a', source: 'u1', things: [...things, { id: 'top', card: state.deck.undealt[0] ?? '' }] }
    expect(statesInterfere(state, seeded(9))).toEqual([])
    const looked = leaking(({ look }) => look?.things.map(({ card }) => card))
    expect(statesInterfere(state, seeded(9), looked)).toEqual([
      'the view of b depends on what is hidden from them',
      'the view of spectator depends on what is hidden from them',
    ])
  })

  describe('side doors: what is asked must not hang on facedown cards', () => {
    const crewOn = (ship: string, { ships }: Game) =>
      (ships[ship]?.damage ?? []).filter(({ card }) => damageCard(card).trait === 'crew').length
    const attacking = tableState({
      ships: {
        cr90: { card: 'cr90-corvette-a', at: [300, 420], heading: 180, damage: ['facedown', 'facedown'] },
        victory: {
          card: 'victory-ii-class-star-destroyer',
          at: [300, 240],
          damage: ['facedown', 'facedown', 'facedown'],
        },
      },
      activating: { ship: 'victory', step: 'attack' },
    })
    const asked = begin(attacking, ANY_LUCK).state

    test.each<[string, (request: DecisionRequest, state: Game) => DecisionRequest]>([
      [
        'the list of options',
        (request, state) => {
          if (!('options' in request)) return request
          return { ...request, options: request.options.slice(crewOn('victory', state)) }
        },
      ],
      [
        'the list of what is impossible',
        (request, state) =>
          request.kind === 'option'
            ? { ...request, impossible: request.impossible?.slice(crewOn('victory', state)) ?? [] }
            : request,
      ],
      [
        'the facts of a target',
        (request, state) => {
          if (request.kind !== 'option') return request
          const options = request.options.map((option) =>
            option.target ? { ...option, target: { ...option.target, removed: crewOn('victory', state) } } : option,
          )
          return { ...request, options }
        },
      ],
    ])('%s', (_what, put) => {
      expect(pending(asked)[0]?.ask).toBe('attack.declare')
      expect(everCaught(asked)).toEqual([])
      expect(everCaught(asked, asking(put))).toEqual(['the view of b depends on what is hidden from them'])
    })
  })

  test('cards that show hidden cards to one player tell the others nothing', () => {
    const game = new FixtureGame({ cards: { spy: SPY }, beside: [['u1', 'spy', 'cr90-1']], arrange: twoFacedown })
    const watched: Watched = {
      begin: game.engine.begin,
      show: (state, viewer) => game.view(viewer, state),
    }
    const decide = (choice: Choice, seat: Seat): string[] => {
      const request = game.asked(seat)
      const decision: Decision = { kind: 'answer', request: request.id, seat, choice }
      const found = [
        ...statesInterfere(game.state, seeded(11), watched),
        ...transitionsInterfere(game.state, decision, ZEROS, seeded(11), watched),
      ]
      game.answer(seat, choice)
      return found
    }
    game.setDials()
    expect(decide({ option: 'cr90-1' }, 'a')).toEqual([])
    expect(decide({ option: 'u1.0' }, 'a')).toEqual([])
    expect(game.state.look?.things).toHaveLength(2)
    const [seen = expect.fail('nothing is shown')] = game.options('a').filter((id) => id !== 'none')
    expect(decide({ option: seen }, 'a')).toEqual([])
    expect(game.state.look).toBeUndefined()
  })
})
