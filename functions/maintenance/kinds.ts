import * as keys from '#functions/adapters/dynamodb/keys'

/**
 * What a row is to maintenance. `kept`: the only copy of something. `rebuilt`: it follows from HEAD, of a game or of a
 * fleet (design 9: values and hints). `passing`: nobody misses it after some minutes.
 */
export type RowKind = 'kept' | 'rebuilt' | 'passing'

const isUser = (pk: string): boolean => pk.startsWith('USER#')

/** A row that nobody here knows is kept: better one too many. */
export function kindOf({ pk, sk }: keys.Key): RowKind {
  if (['LINK#', 'COUNT#', 'DISCORD-CODE#', 'LIVE#'].some((prefix) => pk.startsWith(prefix))) return 'passing'
  if (pk.startsWith('DUE#') || pk.startsWith('INVITE#') || sk.startsWith('CURSOR#')) return 'rebuilt'
  const follows = [keys.LIST_PREFIX, keys.WAIT_PREFIX, keys.FLEET_LIST_PREFIX]
  return isUser(pk) && follows.some((prefix) => sk.startsWith(prefix)) ? 'rebuilt' : 'kept'
}

/** The revision that a row of a game's own partition belongs to; undefined: it is none of those that revisions add. */
export function revisionOfRow({
  pk,
  sk,
}: keys.Key): { game: string; row: 'log' | 'other'; revision: number } | undefined {
  const [, kind = '', revision = ''] = sk.match(/^(LOG|SNAP|NOTICE)#(\d{10})/) ?? []
  if (!pk.startsWith('GAME#') || kind === '') return undefined
  return { game: pk.slice('GAME#'.length), row: kind === 'LOG' ? 'log' : 'other', revision: Number(revision) }
}
