import type { Deps } from '#functions/ports/deps'

/** In place of a run of the tick while the service is looked after: no time runs, so that it counts as an outage, however short. */
export async function standStill({ games, clock }: Pick<Deps, 'games' | 'clock'>): Promise<void> {
  const now = clock.now()
  const { all: from } = await games.heartbeats()
  if (from !== undefined && from < now) await games.putOutage({ from, to: now })
}
