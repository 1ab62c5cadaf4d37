/** One place of a unified diff: the lines there before it and after it. */
interface Hunk {
  before: string[]
  after: string[]
}
/** What a patch does to one file. */
export interface FilePatch {
  path: string
  hunks: Hunk[]
  /** Lines that it takes away or adds. */
  changed: number
}

const HUNK = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/

/** Reads what `git diff` writes of files that stay where they are. @throws a sentence about what else it finds */
export function readPatch(text: string): FilePatch[] {
  const files: FilePatch[] = []
  const lines = text.replace(/\n$/, '').split('\n')
  for (let i = 0; i < lines.length; ) {
    const line = lines[i] ?? ''
    const file = files.at(-1)
    const [, path] = /^\+\+\+ b\/(.+)$/.exec(line) ?? []
    const [head, before = '1', after = '1'] = HUNK.exec(line) ?? []
    i += 1
    if (path) files.push({ path, hunks: [], changed: 0 })
    if (!head) continue
    if (!file) throw new Error(`a change before its file: ${line}`)
    const body: string[] = []
    while (/^[ +-]/.test(lines[i] ?? '') && !/^--- a\//.test(lines[i] ?? '')) body.push(lines[i++] ?? '')
    const kept = (sign: '-' | '+') => body.filter((row) => row[0] === ' ' || row[0] === sign).map((row) => row.slice(1))
    const hunk: Hunk = { before: kept('-'), after: kept('+') }
    if (hunk.before.length !== Number(before) || hunk.after.length !== Number(after))
      throw new Error(`${file.path}: ${line} counts other lines than follow it`)
    file.hunks.push(hunk)
    file.changed += body.filter((row) => row[0] !== ' ').length
  }
  if (files.length === 0) throw new Error('no file is changed')
  return files
}

/**
 * The text of a file after its patch. A place is found by its lines, wherever they stand by now, so that a patch outlives
 * what changes around it. @throws a sentence if they are not there, or twice
 */
export function patched(text: string, { path, hunks }: FilePatch): string {
  return hunks.reduce((before, hunk) => {
    const lines = before.split('\n')
    const isHere = (at: number) => hunk.before.every((line, i) => lines[at + i] === line)
    const places = lines.flatMap((_, at) => (isHere(at) ? [at] : []))
    const [place] = places
    if (place === undefined || places.length > 1)
      throw new Error(`${path}: these lines are there ${places.length} times:\n${hunk.before.join('\n')}`)
    return lines.toSpliced(place, hunk.before.length, ...hunk.after).join('\n')
  }, text)
}
