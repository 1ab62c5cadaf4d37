import { createHash } from 'node:crypto'
import type { Actor } from '#functions/ports/deps'
import type { Stop } from '#functions/ports/head'
import type { DecisionRequest } from '#shared/engine/decision'
import type { ScriptLine, Submission } from '#shared/protocol/requests'
import { withBots } from './answer-bots'
import { type Changed, type ChangeParts, type Command, changeGame, type Made, type Running } from './change-game'
import { Refused } from './refused'
import { GameRun } from './run-game'

export interface SubmitDecisions extends Command, Submission {}

export interface Submitted extends Changed {
  /** The lines that were not used; `stopped` says why. */
  rest: ScriptLine[]
}

/**
 * Applies a script, as far as it goes, in one commit. The first line must answer the open request named by `answers`;
 * if it cannot, nothing is written and the code says why. Later lines are matched by what they answer (design 11).
 */
export async function submitDecisions(
  deps: ChangeParts,
  actor: Actor,
  command: SubmitDecisions,
): Promise<Submitted | Refused> {
  const said = { ...command, content: contentOf(command) }
  const changed = await changeGame(deps, actor, said, async (running) => {
    const played = play(deps, running, command)
    if (played instanceof Refused) return played
    const { run, ...made } = played
    return { ...made, happened: await withBots(deps.rules, running.head, run, () => again(deps, running, run)) }
  })
  return changed instanceof Refused ? changed : { ...changed, rest: command.script.slice(changed.used) }
}

/** 64 bits, against mistakes of one client. */
const contentOf = ({ answers, script }: Submission): string =>
  createHash('sha256')
    .update(JSON.stringify([answers, script]))
    .digest('hex')
    .slice(0, 16)

/** The same decisions once more, and nothing after them. */
function again({ rules }: Pick<ChangeParts, 'rules'>, { head, state }: Running, { decisionsSoFar }: GameRun): GameRun {
  const run = new GameRun(rules, head, state)
  for (const { by, ...decision } of decisionsSoFar) if (by === 'player') run.take(decision)
  return run
}

function play(
  { rules }: Pick<ChangeParts, 'rules'>,
  { head, state, seat }: Running,
  command: Submission,
): (Omit<Made, 'happened'> & { run: GameRun }) | Refused {
  const run = new GameRun(rules, head, state)
  let used = 0
  let stopped: Stop | undefined
  for (const line of command.script) {
    const open = run.pending().filter((request) => request.seat === seat)
    const request = open.find((one) => matches(one, line) && (used > 0 || one.id === command.answers))
    const refusal = request
      ? run.take({ kind: 'answer', request: request.id, seat, choice: line.choose })
      : { code: 'question-gone' as const }
    if (refusal) {
      stopped = refusal
      break
    }
    used += 1
    if (run.drawsSoFar > 0 && used < command.script.length) {
      stopped = { code: 'luck-between' }
      break
    }
  }
  if (used === 0 && stopped) return new Refused(stopped.code, stopped.subject)
  return { run, decided: run.state.step, used, ...(stopped ? { stopped } : {}) }
}

const matches = (request: DecisionRequest, line: ScriptLine) =>
  request.ask === line.ask && request.subject === line.subject
