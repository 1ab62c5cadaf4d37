import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { helpIfAsked } from '#test/support/command-line'
import { cutFonts } from './cut'

helpIfAsked('npm run fonts\nCuts the fonts of web/fonts anew from their packages.')

for (const [name, font] of await cutFonts()) {
  await writeFile(join('web', 'fonts', name), font)
  console.log(`${name}: ${font.length} bytes`)
}
