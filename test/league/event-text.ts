import type { MatchResult } from '#shared/league/match-result'
import type { Meeting, RoundRecord } from '#shared/league/season-record'

/**
 * Rounds as tests write them: `A 98-55 B` (with equal scores the first one wins), `A gives up B 30-180`, `A - B` for a game
 * that is still open, `A bye`.
 */
export const roundsFrom = (lines: readonly string[]): RoundRecord[] => lines.map(roundFrom)

function roundFrom(line: string): RoundRecord {
  const parts = line.split(', ').map((part) => part.split(' '))
  return {
    meetings: parts.filter(([, what]) => what !== 'bye').map(meetingFrom),
    byes: parts.filter(([, what]) => what === 'bye').map(([who = '']) => who),
  }
}

function meetingFrom(words: readonly string[]): Meeting {
  const [a = '', what = ''] = words
  if (what === '-') return { a, b: words[2] ?? '', results: [] }
  if (what === 'gives') {
    return { a, b: words[3] ?? '', results: [{ kind: 'conceded', by: 'a', scores: scoresFrom(words[4] ?? '') }] }
  }
  return { a, b: words[2] ?? '', results: [played(what)] }
}

const scoresFrom = (text: string) => {
  const [a, b] = text.split('-').map(Number)
  return { a: a ?? 0, b: b ?? 0 }
}

/** With equal scores `a` wins. */
export function played(text: string): MatchResult {
  const scores = scoresFrom(text)
  return { kind: 'played', scores, winner: scores.b > scores.a ? 'b' : 'a' }
}
