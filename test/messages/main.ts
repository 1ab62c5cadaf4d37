import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { helpIfAsked } from '#test/support/command-line'
import { withFirmSpaces } from '#test/support/firm-spaces'

helpIfAsked(`npm run spaces
Puts no-break spaces behind words of one letter and between numbers and units in all Polish texts.`)

const POLISH = fileURLToPath(new URL('../../shared/messages/pl/', import.meta.url))

for (const name of readdirSync(POLISH, { recursive: true, encoding: 'utf8' })) {
  const path = `${POLISH}${name}`
  if (name.endsWith('.ts')) writeFileSync(path, withFirmSpaces(path, readFileSync(path, 'utf8')))
}
