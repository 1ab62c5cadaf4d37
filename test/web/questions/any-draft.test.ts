import { expect, test } from 'vitest'
import type { Chance } from '#shared/game/engine/chance'
import type { DecisionRequest } from '#shared/game/engine/decision'
import { COMMANDS, DIE_COLORS, HULL_ZONES, type Seat } from '#shared/game/engine/state'
import type { GameView } from '#shared/play/view/game-view'
import type { CaseShip, CaseTable } from '#test/support/case-format-table'
import type { QuestionContext } from '#web/questions/draft-answer'
import { formOf } from '#web/questions/form-index'
import { moveId, recoverId } from '#web/questions/repair/repair'
import { playAhead } from '#web/questions/turn-preview'
import type { AnswerLine } from '#web/state/answer-line'
import { type Part, type Parts, TURN } from '#web/state/draft.svelte'
import { PlayedGame } from '../support/played-game'
import { expectSaid } from './given-up'

/** The same every time: a game must be found again by its number. */
function seeded(seed: number) {
  let state = seed * 2_654_435_761
  const below = (n: number): number => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * n)
  }
  const chance: Chance = { draw: (_n, _purpose, ranges) => ranges.map(below) }
  const one = <T>(list: readonly T[]): T | undefined => list[below(list.length)]
  return { below, chance, one, some: <T>(list: readonly T[]): T[] => list.filter(() => below(2) === 0) }
}
type Luck = ReturnType<typeof seeded>

/** Ships in each other's arcs, some of them hurt, with every command at hand. */
const melee = (luck: Luck): CaseTable => {
  const near = (): number => 380 + luck.below(160)
  const ship = (card: string, at: [number, number], heading: number, damage: NonNullable<CaseShip['damage']>) => ({
    card,
    at,
    heading,
    speed: luck.below(3),
    tokens:
      luck
        .one([
          ['concentrate-fire', 'squadron'],
          ['repair', 'squadron'],
          ['concentrate-fire', 'repair'],
        ] as const)
        ?.slice() ?? [],
    dials: [luck.one(['repair', 'concentrate-fire', 'concentrate-fire', 'squadron', 'squadron'] as const) ?? 'repair'],
    damage: luck.some(damage),
    shields: Object.fromEntries(HULL_ZONES.map((zone) => [zone, luck.below(2)])),
  })
  return {
    ships: {
      cr90: ship('cr90-corvette-a', [near(), 300], 0, [{ faceup: 'capacitor-failure' }, { faceup: 'power-failure' }]),
      nebulon: ship('nebulon-b-escort-frigate', [near() + 180, 320], 20, [{ faceup: 'capacitor-failure' }, 'facedown']),
      victory: ship('victory-ii-class-star-destroyer', [near() + 60, 560], 180, [
        { faceup: 'faulty-countermeasures' },
        { faceup: 'damaged-munitions' },
        'facedown',
      ]),
    },
    squadrons: {
      ...Object.fromEntries(
        [0, 1, 2].flatMap((n): [string, { card: string; at: [number, number] }][] => [
          [`tie${n}`, { card: 'tie-fighter-squadron', at: [330 + 90 * n, 400] }],
          [`x${n}`, { card: 'x-wing-squadron', at: [340 + 90 * n, 470] }],
        ]),
      ),
    },
  }
}

/** Squadrons that fly and shoot as they like, as far as a turn can be foreseen. */
function turnOf(view: GameView, request: DecisionRequest, luck: Luck, lines: AnswerLine[] = []): AnswerLine[] {
  while (lines.length < 9) {
    const { next } = lines.length === 0 ? { next: request } : playAhead(view, [...lines])
    const choosesNext = next?.ask === 'squadron.activate' || next?.ask === 'squadron.command'
    if (next === undefined || (lines.length > 2 && choosesNext && luck.below(3) === 0)) break
    const { ask, subject } = next
    if (next.kind === 'destination') {
      const [dx, dy] = [luck.below(90_000) - 45_000, luck.below(90_000) - 45_000]
      const to = { x: next.around.x + dx, y: next.around.y + dy }
      const stays = playAhead(view, [...lines, { ask, subject, choose: { to } }]).steps.length === lines.length
      lines.push({ ask, subject, choose: { to: stays ? next.around : to } })
    } else if (next.kind === 'option') {
      const offered = next.options.filter(({ use }) => use === undefined || use.command === 'squadron')
      lines.push({ ask, subject, choose: { option: luck.one(offered)?.id ?? '' } })
    } else break
  }
  return lines
}

/** A command, and what it brings: repairs, or squadrons that fly. */
function commandOf(view: GameView, request: DecisionRequest, luck: Luck): Parts {
  const chosen = request.kind === 'option' ? luck.one(request.options) : undefined
  const repairs = Array.from({ length: 3 }, () => {
    const [from, to] = [luck.one(HULL_ZONES) ?? 'front', luck.one(HULL_ZONES) ?? 'rear']
    return luck.below(2) === 0 ? recoverId(from) : moveId(from, to)
  })
  const { ask, subject } = request
  const option = chosen?.id ?? 'none'
  const lines = turnOf(view, request, luck, [{ ask, subject, choose: { option } }])
  const nobody = chosen?.use?.command === 'squadron' && lines.length < 3
  return {
    'activation.command': { option: nobody ? 'none' : option },
    'repair.effect': { options: repairs },
    ...(chosen?.use?.command === 'squadron' && { [TURN]: { lines } }),
  }
}

/** Anything a player might have pressed. */
function drafted(view: GameView, request: DecisionRequest, luck: Luck): Parts {
  const { ask } = request
  if (ask === 'activation.command') return commandOf(view, request, luck)
  if (ask.startsWith('squadron.')) return { [TURN]: { lines: turnOf(view, request, luck) } }
  const zone = () => luck.one(HULL_ZONES) ?? 'front'
  const also: Parts = {
    'attack.before-roll': { option: `remove:${luck.one(DIE_COLORS)}` },
    'defense.evade': { option: `d${1 + luck.below(4)}` },
    'defense.redirect': { option: zone() },
    'defense.split': { option: String(luck.below(4)) },
    'repair.effect': {
      options: Array.from({ length: 3 }, () => (luck.below(2) === 0 ? recoverId(zone()) : moveId(zone(), zone()))),
    },
  }
  return { ...also, [ask]: partOf(request, luck) }
}

function partOf(request: DecisionRequest, luck: Luck): Part {
  switch (request.kind) {
    case 'dials': {
      if (request.ask === 'dial.replace') return { option: luck.one(COMMANDS) ?? 'repair' }
      const stack = (missing: number) => Array.from({ length: missing }, () => luck.one(COMMANDS) ?? 'repair')
      return { stacks: Object.fromEntries(request.ships.map(({ ship, missing }) => [ship, stack(missing)])) }
    }
    case 'course':
      return { clicks: request.yaws.map((yaw) => luck.below(2 * yaw + 1) - yaw), side: 'right' }
    case 'places':
      return { places: request.suggested }
    case 'destination':
      return { to: request.around }
    case 'placement':
      // Wherever it is put: what the page proposes is sent if it is legal
      return { lines: [] }
    case 'options':
      return { options: luck.some(request.options.map(({ id }) => id)).slice(0, request.max) }
    case 'option': {
      const ids = request.options.map(({ id }) => id)
      const several = request.ask === 'attack.modify' || request.ask === 'defense.spend'
      return several ? { options: luck.some(ids).slice(0, 3) } : { option: luck.one(ids) ?? '' }
    }
  }
}

const seen = new Set<string>()

/** A reroll is rare: in the last of them one is asked for. */
const GAMES = [...Array.from({ length: 20 }, (_, seed) => seed + 1), 36]

test.each(GAMES)(
  'game %i: whatever is drafted is an answer that the game takes as a whole, and that says what it gives up',
  async (seed) => {
    const luck = seeded(seed)
    const game = new PlayedGame(melee(luck), luck.chance)
    for (let turn = 0; turn < 60; turn += 1) {
      const seat = (['a', 'b'] as const satisfies readonly Seat[]).find((one) => game.view(one).requests.length > 0)
      if (seat === undefined) break
      const view = game.view(seat)
      const [request] = view.requests
      if (request === undefined) break
      seen.add(request.ask)
      const asked: QuestionContext = {
        request,
        parts: drafted(view, request, luck),
        view,
        nameOf: (unit) => unit,
        opponent: 'Needa',
      }
      const { prepare } = await formOf(request.ask)
      const prepared = prepare(asked)
      const { script, label } = prepared
      expectSaid(asked, prepared)
      expect(script, `${request.ask}: ${label}`).toBeDefined()
      const lines = script?.() ?? []
      const { stopped, rest } = game.submit(seat, { answers: request.id, script: lines })
      // Luck and the other seat may come in between; a question that is never asked may not
      expect(stopped?.code === 'question-gone' ? JSON.stringify({ lines, rest, parts: asked.parts }) : undefined).toBe(
        undefined,
      )
    }
  },
)

/** The others are answered along with these. */
const FIRST_ASKED = [
  'activation.command',
  'attack.declare',
  'attack.modify',
  'attack.reroll',
  'attack.critical',
  'attack.next',
  'defense.spend',
  'defense.split',
  'squadron.activate',
  'squadron.command',
]

test('every question that begins an answer was met', () => {
  expect(FIRST_ASKED.filter((ask) => !seen.has(ask))).toEqual([])
})
