import { parseArgs } from 'node:util'
import { fromCommandLine, natural } from '#test/support/command-line'
import { kills } from './kills'

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true'
const { times, seed } = fromCommandLine('npm run kills -- [--times N] [--seed S]', () => {
  const { values } = parseArgs({
    options: { times: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
  })
  return { times: natural('times', values.times), seed: natural('seed', values.seed) }
})
const report = await kills(times, seed, (line) => console.error(line))
console.log(JSON.stringify(report))
if (report.findings.length > 0) process.exitCode = 1
