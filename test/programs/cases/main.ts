import { writeFileSync } from 'node:fs'
import { runCases } from '#test/support/case-command'
import { caseSchema } from '#test/support/case-schema'

writeFileSync('test/cases/case.schema.json', caseSchema())
if (!runCases(process.argv.slice(2), console.log)) process.exitCode = 1
