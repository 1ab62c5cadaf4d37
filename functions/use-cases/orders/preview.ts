import type { Actor, Deps } from '#functions/ports/deps'
import type { GameId } from '#functions/ports/head'
import { viewerOf } from '#functions/use-cases/read/game-page'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { type Preview, previewScript } from '#shared/play/orders/preview'
import type { PreviewedScript } from '#shared/play/protocol/orders'

/** What a script would lead to, played on what its member knows and nothing else (design 5): nothing is written. */
export async function preview(
  { games, rules }: Pick<Deps, 'games' | 'rules'>,
  actor: Actor,
  game: GameId,
  { script, suppose }: PreviewedScript,
): Promise<Preview | ServiceRefusal> {
  const loaded = await games.load(game)
  if (!loaded) return new ServiceRefusal('no-such-game')
  const { state } = loaded.head
  const seat = viewerOf(loaded.head, actor)
  if (seat === 'spectator') return new ServiceRefusal(state === undefined ? 'no-such-game' : 'not-a-member')
  if (!state) return new ServiceRefusal('game-not-started')
  if (state.result) return new ServiceRefusal('game-over')
  const playing = await rules()
  return previewScript(playing, playing.viewFor(state, seat), script, suppose)
}
