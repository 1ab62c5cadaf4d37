import type { Actor, Deps } from '#functions/ports/deps'
import type { GameId } from '#functions/ports/head'
import { type Preview, previewScript } from '#shared/orders/preview'
import type { Previewed } from '#shared/protocol/orders'
import { viewerOf } from './game-page'
import { Refused } from './refused'

/** What a script would lead to, played on what its member knows and nothing else (design 5): nothing is written. */
export async function preview(
  { games, rules }: Pick<Deps, 'games' | 'rules'>,
  actor: Actor,
  game: GameId,
  { script, suppose }: Previewed,
): Promise<Preview | Refused> {
  const loaded = await games.load(game)
  if (!loaded) return new Refused('no-such-game')
  const { state } = loaded.head
  const seat = viewerOf(loaded.head, actor)
  if (seat === 'spectator') return new Refused(state === undefined ? 'no-such-game' : 'not-a-member')
  if (!state) return new Refused('game-not-started')
  if (state.result) return new Refused('game-over')
  const playing = await rules()
  return previewScript(playing, playing.viewFor(state, seat), script, suppose)
}
