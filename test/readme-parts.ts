/** What a reader of a page follows, copies or runs. */

const FENCE = /^( *)```([a-z]*)\n([\s\S]*?)^ *```$/gm

/** The blocks of code in a language, `''` for commands, without the indent of the list that they stand in. */
export const blocksIn = (page: string, language: string): string[] =>
  [...page.matchAll(FENCE)]
    .filter(([, , named]) => named === language)
    .map(([, indent = '', , text = '']) => text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''))

/** The text without what stands in blocks. */
const proseOf = (page: string): string => page.replaceAll(FENCE, '')

/** Links within the project, of text and of pictures. */
export const linksIn = (page: string): string[] =>
  [...proseOf(page).matchAll(/\]\((?!https?:)([^)\s]+)\)|<img src="([^"]+)"/g)].map(
    ([, link, src]) => link ?? src ?? '',
  )

/** The anchors of the headings, as hosts make them. */
export const anchorsIn = (page: string): string[] =>
  [...proseOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(/\s/g, '-'),
  )

const COMMAND = /^(?:[A-Z_]+=\S+ )*((?:npm|npx|aws|git) .+)$/
/** Behind a command a line may say what it is for. */
const REMARK = /\s{2,}\S.*$/

/** All commands, of blocks and within text, each alone and without settings before it. */
export function commandsIn(page: string): string[] {
  const lines = blocksIn(page, '').flatMap((text) => text.replaceAll(/\\\n\s*/g, '').split('\n'))
  const inline = [...proseOf(page).matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text)
  return [...lines, ...inline]
    .flatMap((line) => line.split(' && '))
    .flatMap((line) => COMMAND.exec(line.replace(REMARK, ''))?.[1]?.trim() ?? [])
}

/** The script that a command starts: `npm run case -- FILE` → `case`. */
export const scriptOf = (command: string): string => /^npm (?:run |(?=start|test))([a-z]+)/.exec(command)?.[1] ?? ''
