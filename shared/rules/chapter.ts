/** A chapter of the rulebook as players read it: what stands below a second heading is for those who build the service. */
export interface Chapter {
  title: string
  /** Id → text, in order. */
  rules: Readonly<Record<string, string>>
}

const STATEMENT = /^- \*\*(\S+)\*\* (.+)$/gm

/** @param markdown a title, and a line for each statement: `- **R6.13** An obstructed attack …` */
export function readChapter(markdown: string): Chapter {
  const [forPlayers = ''] = markdown.split('\n## ')
  const title = /^# (.+)$/m.exec(forPlayers)?.[1] ?? ''
  return { title, rules: Object.fromEntries([...forPlayers.matchAll(STATEMENT)].map(([, id, text]) => [id, text])) }
}
