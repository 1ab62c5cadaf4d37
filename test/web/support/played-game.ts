import { begin, logFor, viewFor } from '#shared/game'
import type { Chance } from '#shared/game/engine/chance'
import type { GameState, Seat } from '#shared/game/engine/state'
import { refusals } from '#shared/messages/en/refusals'
import { cannotMatter } from '#shared/play/orders/cannot-matter'
import { type GameInPlay, runScript } from '#shared/play/orders/script'
import type { Submission } from '#shared/play/protocol/request-bodies'
import type { GamePage, LogEntry, SubmissionResult } from '#shared/play/protocol/responses'
import type { GameView, Viewer } from '#shared/play/view/game-view'
import type { CaseLuck } from '#test/support/case-format'
import type { CaseTable } from '#test/support/case-format-table'
import { StatedChance } from '#test/support/case-luck'
import { tableState } from '#test/support/case-table'
import { SEAL } from './game-pages'

export type Faces = Extract<CaseLuck[number], { dice: unknown }>['dice']

const NAMES = { a: { name: 'Red Leader' }, b: { name: 'Needa' } }

/** How many questions of the other seat cannot matter, and are answered so. */
function passOthers(game: GameInPlay, seat: Seat): number {
  const [open] = game.pending().filter((request) => request.seat !== seat)
  const choice = open && cannotMatter(game.view('spectator'), open)
  if (open === undefined || choice === undefined) return 0
  game.take({ kind: 'answer', request: open.id, seat: open.seat, choice })
  return 1 + passOthers(game, seat)
}

/** A game played by the real engine between stated dice, answering like the service: pages out, scripts in. */
export class PlayedGame {
  #state: GameState
  readonly #chance: Chance
  readonly #log: Record<Viewer, LogEntry[]> = { a: [], b: [], spectator: [] }

  /** The other player lets the service answer what cannot matter, while a script runs. */
  readonly #letsPass: boolean

  constructor(table: CaseTable, luck: Faces | Chance = [], how: { letsPass?: boolean } = {}) {
    this.#letsPass = how.letsPass ?? false
    this.#chance = 'draw' in luck ? luck : this.#stated(luck)
    this.#state = tableState(table)
    this.#run()
  }

  #stated(dice: Faces): Chance {
    const chance = new StatedChance(() => this.#state.deck.discard, 'rebel')
    chance.expect([{ dice }])
    return chance
  }

  get state(): GameState {
    return this.#state
  }

  #run(lines: Submission['script'] = [], seat: Seat = 'a', first?: string) {
    const run = begin(this.#state, this.#chance)
    const playing: GameInPlay = {
      get state() {
        return run.state
      },
      pending: () => run.pending(),
      get drawsSoFar() {
        return run.draws.length
      },
      view: (viewer) => viewFor(run.state, viewer, run.pending()),
      take(decision) {
        const refusal = run.take(decision)
        if (refusal) throw new Error(`${JSON.stringify(decision)} was refused: ${refusal.code}`)
        return undefined
      },
      salt: () => () => '5a'.repeat(16),
    }
    const between = () => (this.#letsPass ? passOthers(playing, seat) : 0)
    const { used, stopped } =
      lines.length === 0 ? { used: 0 } : runScript(playing, lines, { seat, between, ...(first && { first }) })
    const code = stopped?.code
    const before = this.#state.step
    this.#state = run.state
    for (const viewer of ['a', 'b', 'spectator'] as const)
      logFor(run.events, viewer).forEach((event, i) => {
        this.#log[viewer].push({ step: before + i + 1, at: '2030-05-02T09:00:00Z', event })
      })
    return { used, code }
  }

  view(viewer: Viewer): GameView {
    return viewFor(this.#state, viewer)
  }

  /** As the service would send it. */
  page(viewer: Viewer): GamePage {
    const view = this.view(viewer)
    return {
      id: 'g1',
      status: view.result === undefined ? 'running' : 'over',
      you: viewer,
      seats: NAMES,
      hoursPerHandOff: 48,
      whenTimeIsUp: 'claim',
      deadlines: view.awaited.map(({ seat }) => ({ seat, due: '2030-05-04T21:00:00Z', time: 48 * 3_600_000 })),
      mayClaim: false,
      chanceCommitment: SEAL,
      ...(view.result && { result: view.result }),
      view,
      log: this.#log[viewer],
    }
  }

  /** Like the service, a script goes as far as it can; an illegal answer fails the test. */
  submit(seat: Seat, { answers, script }: Pick<Submission, 'answers' | 'script'>): SubmissionResult {
    const { used, code } = this.#run(script, seat, answers)
    return {
      page: this.page(seat),
      used,
      rest: script.slice(used),
      ...(code && { stopped: { code, message: refusals[code] } }),
    }
  }
}
