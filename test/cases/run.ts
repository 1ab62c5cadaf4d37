import { runCases } from '#test/support/case-command'

if (!runCases(process.argv.slice(2), console.log)) process.exitCode = 1
