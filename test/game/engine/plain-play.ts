import type { FixtureGame } from '#test/support/fixture-game'

export function playToStatusPhase(t: FixtureGame): void {
  for (let i = 0; i < 60; i += 1) {
    if (t.state.phase === 'status') return
    if (!answerPlainly(t)) return
    if (t.events.at(-1)?.type === 'phaseBegan' && t.state.phase === 'command') return
  }
}

export function playToNextRound(t: FixtureGame): void {
  const { round } = t.state
  for (let i = 0; i < 60 && t.state.round === round; i += 1) answerPlainly(t)
}

export function answerPlainly(t: FixtureGame): boolean {
  const [request] = t.open
  if (!request) return false
  if (request.kind === 'dials') t.setDials()
  else if (request.kind === 'course') t.answer(request.seat, { clicks: request.yaws.map(() => 0), side: 'left' })
  else if (request.kind === 'option')
    t.choose(request.seat, request.options.find((o) => o.id === 'pass')?.id ?? request.options[0]?.id ?? '')
  else throw new Error(`no plain answer to ${request.ask}`)
  return true
}
