import type { DecisionRequest } from '#shared/game/engine/decision'
import type { NewGame, Submission } from '#shared/play/protocol/request-bodies'
import type { GamePage, SubmissionResult } from '#shared/play/protocol/responses'
import type { GameView } from '#shared/play/view/game-view'
import type { Player } from '#test/browser/support/player'
import { practiceBot } from '#test/support/practice-bot'

const SALT = '01'.repeat(16)

/** What a player is asked, and what they know then. */
export interface Moment {
  view: GameView
  request: DecisionRequest
}

/** A game against the practice bot whose player answers as that bot would; with the same entropy always the same. */
export class PracticeGame {
  readonly #player: Player
  readonly id: string
  #answers = 0

  private constructor(player: Player, id: string) {
    this.#player = player
    this.id = id
  }

  static async begin(player: Player): Promise<PracticeGame> {
    const wanted: NewGame = {
      submissionId: 'screenshots',
      wish: 'rebel',
      salt: SALT,
      hoursPerHandOff: 48,
      against: 'practice',
    }
    const { id } = await ask<GamePage>(player, '/games', wanted)
    return new PracticeGame(player, id)
  }

  /** What is asked now; undefined when the game is over. */
  async moment(): Promise<Moment | undefined> {
    const { view } = await ask<GamePage>(this.#player, `/games/${this.id}?since=0`)
    const request = view?.requests[0]
    return view && request ? { view, request } : undefined
  }

  /** What the bot would choose at this moment. */
  choice = ({ view, request }: Moment) => practiceBot({ view, request, salt: () => SALT })

  async answer(moment: Moment): Promise<void> {
    const { id, ask: asked, subject } = moment.request
    this.#answers += 1
    const script = [{ ask: asked, subject, choose: this.choice(moment) }]
    const submission: Submission = { submissionId: `screenshots-${this.#answers}`, answers: id, script }
    await ask<SubmissionResult>(this.#player, `/games/${this.id}/decisions`, submission)
  }
}

async function ask<Answer>({ page: { request } }: Player, path: string, data?: object): Promise<Answer> {
  const answer = await (data === undefined ? request.get(path) : request.post(path, { data }))
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  return await answer.json()
}
