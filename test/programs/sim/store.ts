import type { GameStore } from '#functions/ports/game-store'
import type { MemoryGameStore } from '#test/support/memory/memory-game-store'
import type { MemoryRows } from '#test/support/memory/rows'
import { type FingerprintedRows, idOf } from './store-fingerprint'

/** What a program of the model may call: every store call, and handing a mail over. Each call is one step. */
export interface Io extends GameStore {
  sendMail(messageId: string): Promise<void>
}
type Method = keyof Io

export interface Program {
  name: string
  run(io: Io): Promise<unknown>
  /** It may begin once this holds; always, without it. */
  begins?(state: ModelState): boolean
  /** It may never begin at all, like a stream record that is lost. */
  optional?: boolean
}

export interface Call {
  kind: 'call'
  method: Method
  args: unknown[]
}
/** What it did and saw does not matter any more, so all that have ended, or were stopped, are alike. */
interface Rest {
  kind: 'ended' | 'stopped'
}

/** How far a program has come: the results it was given so far, and what it does next. Same results, same node. */
interface Node {
  id: number
  results: readonly string[]
  next: Call | Rest
  after: Map<string, Node>
}

export interface ModelState {
  rows: FingerprintedRows
  nodes: readonly Node[]
  /** Whether a program was stopped for ever, right after handing a mail over or after any other call; one in a run. */
  stopped?: 'after-mail' | 'after-call'
  /** Message-IDs handed over so far, in order. */
  mails: readonly string[]
  /** HEAD of every commit as it was put, in order: what must be found in the log. */
  commits: readonly string[]
}

export interface Model {
  programs: readonly Program[]
  start: FingerprintedRows
  /** The store that executes the calls; mutants change it. */
  open(rows: MemoryRows): MemoryGameStore
  /** Whether the order of this call among those of the others can make no difference to any of them. */
  isPrivate(call: Call): boolean
  /** Throws if a step does what never may happen. */
  checkStep(before: ModelState, after: ModelState, call: Call): void
  /** Throws if all has come to rest in a state that is wrong. */
  checkEnd(state: ModelState): Promise<void>
}

export interface Explored {
  states: number
  steps: number
  ends: number
}

/** A way to a state that must not be. */
export class Violation extends Error {
  constructor(reason: unknown, trail: Trail | undefined) {
    const texts: string[] = []
    for (let at = trail; at; at = at.before) texts.push(at.text)
    super([reason instanceof Error ? reason.message : String(reason), ...texts.reverse()].join('\n  '))
    this.name = 'Violation'
  }
}

/**
 * Visits every state that the programs can reach together, one call at a time in every order, with at most one program
 * stopped for ever after any of its calls. States seen before are not entered again. Rejects with a `Violation`.
 */
export const explore = (model: Model): Promise<Explored> => new Explorer(model).run()

interface Visit {
  state: ModelState
  trail: Trail | undefined
}
interface Trail {
  text: string
  before: Trail | undefined
}
interface Able {
  program: Program
  index: number
  node: Node
  call: Call
}

class Explorer {
  private readonly model: Model
  private readonly seen = new Set<string>()
  private readonly ended = new Set<string>()
  private readonly counts: Explored = { states: 0, steps: 0, ends: 0 }
  private readonly stack: Visit[] = []
  private nodes = 0

  constructor(model: Model) {
    this.model = model
  }

  async run(): Promise<Explored> {
    const nodes = await Promise.all(this.model.programs.map((program) => this.node(program, [])))
    this.enter({ state: { rows: this.model.start, nodes, mails: [], commits: [] }, trail: undefined })
    for (let visit = this.stack.pop(); visit; visit = this.stack.pop()) await this.expand(visit)
    return this.counts
  }

  private async expand(visit: Visit): Promise<void> {
    const able = this.model.programs.flatMap((program, index) => this.nextOf(visit.state, program, index))
    const restIsOptional = able.every(({ program, node }) => program.optional && node.results.length === 0)
    if (restIsOptional) await this.end(visit)
    const alone = able.find(({ call }) => this.model.isPrivate(call))
    for (const one of alone ? [alone] : able) await this.take(visit, one)
  }

  private nextOf(state: ModelState, program: Program, index: number): Able[] {
    const node = state.nodes[index]
    if (node?.next.kind !== 'call') return []
    if (node.results.length === 0 && program.begins && !program.begins(state)) return []
    return [{ program, index, node, call: node.next }]
  }

  private async take(visit: Visit, able: Able): Promise<void> {
    const after = await this.step(visit, able)
    this.enter(after)
    if (visit.state.stopped || after.state.nodes[able.index]?.next.kind !== 'call') return
    const nodes = after.state.nodes.with(able.index, STOPPED)
    const stopped = able.call.method === 'sendMail' ? 'after-mail' : 'after-call'
    const state: ModelState = { ...after.state, nodes, stopped }
    this.enter({ state, trail: { text: `${able.program.name} is stopped`, before: after.trail } })
  }

  private async step({ state, trail }: Visit, { program, index, node, call }: Able): Promise<Visit> {
    this.counts.steps += 1
    const rows = state.rows.copy()
    const result = call.method === 'sendMail' ? undefined : await invoke(this.model.open(rows), call)
    const text = result === undefined ? '' : JSON.stringify(result)
    let next = node.after.get(text)
    if (!next) {
      next = await this.node(program, [...node.results, text])
      node.after.set(text, next)
    }
    const committed = call.method === 'commit' && result === 'done'
    const after: ModelState = {
      ...state,
      rows,
      nodes: state.nodes.with(index, next),
      mails: call.method === 'sendMail' ? [...state.mails, String(call.args[0])] : state.mails,
      commits: committed ? [...state.commits, JSON.stringify(call.args[0])] : state.commits,
    }
    const way: Trail = { text: `${program.name}: ${call.method} → ${text.slice(0, 40)}`, before: trail }
    try {
      this.model.checkStep(state, after, call)
    } catch (error) {
      throw new Violation(error, way)
    }
    return { state: after, trail: way }
  }

  private async end({ state, trail }: Visit): Promise<void> {
    const key = keyOf(state) + state.nodes.map(({ next }) => next.kind)
    if (this.ended.has(key)) return
    this.ended.add(key)
    this.counts.ends += 1
    try {
      await this.model.checkEnd(state)
    } catch (error) {
      throw new Violation(error, trail)
    }
  }

  private enter(visit: Visit): void {
    const key = keyOf(visit.state) + visit.state.nodes.map((node) => node.id)
    if (this.seen.has(key)) return
    this.seen.add(key)
    this.counts.states += 1
    this.stack.push(visit)
  }

  private async node(program: Program, results: readonly string[]): Promise<Node> {
    const next = await drive(program, results)
    if (next.kind === 'ended') return ENDED
    this.nodes += 1
    return { id: this.nodes, results, next, after: new Map() }
  }
}

const ENDED: Node = { id: -1, results: [], next: { kind: 'ended' }, after: new Map() }
const STOPPED: Node = { id: -2, results: [], next: { kind: 'stopped' }, after: new Map() }

const keyOf = ({ rows, stopped, mails, commits }: ModelState) =>
  `${rows.fingerprint}|${stopped ?? ''}|${mails.map(idOf)}|${commits.map(idOf)}|`

/** Runs a program from its beginning on results known already, up to the call that comes after them. */
function drive(program: Program, results: readonly string[]): Promise<Call | Rest> {
  return new Promise((resolve, reject) => {
    let given = 0
    const call = (method: Method, args: unknown[]): Promise<unknown> => {
      const text = results[given]
      given += 1
      if (text !== undefined) return Promise.resolve(text === '' ? undefined : JSON.parse(text))
      resolve({ kind: 'call', method, args: structuredClone(args) })
      return new Promise(() => {})
    }
    const io = new Proxy({} as Io, {
      get: (_, method) => (method === 'then' ? undefined : (...args: unknown[]) => call(method as Method, args)),
    })
    program.run(io).then(() => resolve({ kind: 'ended' }), reject)
  })
}

function invoke(store: MemoryGameStore, { method, args }: Call): Promise<unknown> {
  const member = store[method as keyof MemoryGameStore] as unknown as (...args: unknown[]) => Promise<unknown>
  return member.apply(store, args)
}
