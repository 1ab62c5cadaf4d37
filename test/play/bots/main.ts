import { parseArgs } from 'node:util'
import { fromCommandLine } from '#test/support/command-line'
import { OPPONENTS, tournament } from './tournament'

const USAGE = `tsx test/play/bots/main.ts --games N --seed S [--against ${OPPONENTS.join('|')}]`

function options() {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      against: { type: 'string', default: 'random' },
    },
  })
  const against = OPPONENTS.find((opponent) => opponent === values.against)
  if (!against) throw new Error(`--against is one of ${OPPONENTS.join(', ')}, not ${values.against}`)
  return { games: Number(values.games), seed: Number(values.seed), against }
}

/** How the practice bot fares in many games; prints one JSON object. */
const { games, ...rest } = tournament(fromCommandLine(USAGE, options))
const mean = (of: (game: (typeof games)[number]) => number): number =>
  Math.round((games.reduce((sum, game) => sum + of(game), 0) / games.length) * 10) / 10
const report = {
  games: games.length,
  ...rest,
  score: { own: mean(({ score }) => score.own), other: mean(({ score }) => score.other) },
  lost: games.filter(({ won }) => !won),
  left: games.flatMap(({ left }) => left),
}
console.log(JSON.stringify(report, null, 2))
