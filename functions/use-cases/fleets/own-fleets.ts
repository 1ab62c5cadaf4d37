import type { Actor, Deps } from '#functions/ports/deps'
import {
  FLEETS_MOST,
  type FleetContent,
  type FleetHead,
  type FleetId,
  type FleetStore,
} from '#functions/ports/fleet-store'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { hashOf } from '#functions/use-cases/token'
import { type Limit, tooOften } from '#functions/use-cases/too-often'
import type {
  FleetChange,
  FleetCopy,
  FleetList,
  FleetRemoval,
  NewFleet,
  SavedFleet,
} from '#shared/play/protocol/fleets'
import { writeOutFleet } from './fleet-rows'

type Fleets = Pick<Deps, 'fleets'>
type Parts = Pick<Deps, 'fleets' | 'players' | 'clock'>

/** Fleets that one player may make; those deleted meanwhile leave rows behind. */
const MADE: Limit = { most: 200, minutes: 60 }
/** Changes of all of them: each leaves a version behind. */
const SAVED: Limit = { most: 600, minutes: 60 }
/** A change that came too late is refused at the second look. */
const ATTEMPTS = 3

/** A fleet that is not deleted. */
export type LivingFleet = FleetHead & { content: FleetContent }

const instant = (at: number): string => new Date(at).toISOString()

export async function listFleets({ fleets }: Fleets, { player }: Actor): Promise<FleetList> {
  const rows = await fleets.list(player)
  return {
    fleets: rows
      .toSorted((one, other) => other.updated - one.updated)
      .map(({ fleet: id, version, name, faction, ships, squadrons, updated }) => {
        return { id, version, name, faction, ships, squadrons, updated: instant(updated) }
      }),
    most: FLEETS_MOST,
  }
}

export async function readFleet(deps: Fleets, actor: Actor, id: FleetId): Promise<SavedFleet | ServiceRefusal> {
  const head = await ownFleet(deps, actor, id)
  return head instanceof ServiceRefusal ? head : fleetShown(head)
}

/** To everybody else a fleet is answered as one that does not exist: fleets are secret until they are brought to a game (R2.19). */
export async function ownFleet(
  { fleets }: Fleets,
  { player }: Actor,
  id: FleetId,
): Promise<LivingFleet | ServiceRefusal> {
  const head = (await fleets.load(id))?.head
  return head?.owner === player && isLiving(head) ? head : new ServiceRefusal('no-such-fleet')
}

const isLiving = (head: FleetHead): head is LivingFleet => head.content !== undefined

export const fleetShown = ({
  id,
  version,
  updated,
  content: { name, fleet },
}: Pick<LivingFleet, 'id' | 'version' | 'updated' | 'content'>): SavedFleet => ({
  id,
  version,
  name,
  fleet,
  updated: instant(updated),
})

export const createFleet = (deps: Parts, actor: Actor, { submissionId, name, fleet }: NewFleet) =>
  makeFleet(deps, actor, submissionId, ['new', name, fleet], async () => ({ name, fleet }))

/** A fleet of its own, as the other is now; a repeat answers the first copy. */
export const copyFleet = (deps: Parts, actor: Actor, id: FleetId, { submissionId, name }: FleetCopy) =>
  makeFleet(deps, actor, submissionId, ['copy', id, name], async () => {
    const original = await ownFleet(deps, actor, id)
    return original instanceof ServiceRefusal ? original : { ...original.content, name: name ?? original.content.name }
  })

/**
 * Makes a fleet. Its id follows from the player and their submission id, so that a repeat finds what the first call
 * made; `request` is what was asked for.
 */
async function makeFleet(
  deps: Parts,
  { player }: Actor,
  submissionId: string,
  request: readonly unknown[],
  contentOf: () => Promise<FleetContent | ServiceRefusal>,
): Promise<SavedFleet | ServiceRefusal> {
  const id = hashOf(`fleet#${player}#${submissionId}`).slice(0, 32)
  const made = hashOf(JSON.stringify(request))
  const before = await madeBefore(deps.fleets, id, made)
  if (before !== undefined) return before
  const content = await contentOf()
  if (content instanceof ServiceRefusal) return content
  if ((await deps.fleets.list(player)).length >= FLEETS_MOST) return new ServiceRefusal('too-many-fleets')
  const over = await tooOften(deps, `fleets#${player}`, MADE)
  if (over) return over
  const head: LivingFleet = { id, owner: player, version: 1, updated: deps.clock.now(), made, content }
  if ((await deps.fleets.commit(head, 0)) === 'stale') {
    return (await madeBefore(deps.fleets, id, made)) ?? new ServiceRefusal('too-busy')
  }
  await writeOutFleet({ head }, deps.fleets)
  return fleetShown(head)
}

async function madeBefore(
  fleets: FleetStore,
  id: FleetId,
  made: string,
): Promise<SavedFleet | ServiceRefusal | undefined> {
  const loaded = await fleets.load(id)
  if (loaded === undefined) return undefined
  const { head } = loaded
  if (head.made !== made) return new ServiceRefusal('submission-known')
  if (!isLiving(head)) return new ServiceRefusal('no-such-fleet')
  // Perhaps the first call ended between its put and this.
  await writeOutFleet(loaded, fleets)
  return fleetShown(head)
}

/**
 * Saves a change of the version it names; of any other it is refused, so that none is lost unseen. What is there already
 * counts as saved: such is a repeat.
 */
export async function saveFleet(
  deps: Parts,
  actor: Actor,
  id: FleetId,
  { version, name, fleet }: FleetChange,
): Promise<SavedFleet | ServiceRefusal> {
  const content = { name, fleet }
  const over = await tooOften(deps, `saved-fleets#${actor.player}`, SAVED)
  if (over) return over
  const saved = await changeFleet(deps, actor, id, version, (head) =>
    isSame(head.content, content) && head.version - version <= 1 ? 'there-already' : content,
  )
  if (saved instanceof ServiceRefusal) return saved
  return isLiving(saved) ? fleetShown(saved) : new ServiceRefusal('no-such-fleet')
}

/** Takes it away; one that is gone already is no error to its owner. */
export async function removeFleet(
  deps: Pick<Deps, 'fleets' | 'clock'>,
  actor: Actor,
  id: FleetId,
  { version }: FleetRemoval,
): Promise<ServiceRefusal | undefined> {
  const removed = await changeFleet(deps, actor, id, version, (head) =>
    head.content === undefined ? 'there-already' : undefined,
  )
  return removed instanceof ServiceRefusal ? removed : undefined
}

const isSame = (one: FleetContent | undefined, other: FleetContent): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Load · write out what nobody has · look · one conditional put · write out (design 9). */
async function changeFleet(
  { fleets, clock }: Pick<Deps, 'fleets' | 'clock'>,
  { player }: Actor,
  id: FleetId,
  version: number,
  look: (head: FleetHead) => FleetContent | undefined | 'there-already',
): Promise<FleetHead | ServiceRefusal> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const loaded = await fleets.load(id)
    if (loaded?.head.owner !== player) return new ServiceRefusal('no-such-fleet')
    const { head } = loaded
    await writeOutFleet(loaded, fleets)
    const content = look(head)
    if (content === 'there-already') return head
    if (head.content === undefined) return new ServiceRefusal('no-such-fleet')
    if (head.version !== version) return new ServiceRefusal('fleet-changed')
    const { content: _, ...kept } = head
    const next: FleetHead = {
      ...kept,
      version: version + 1,
      updated: clock.now(),
      ...(content === undefined ? {} : { content }),
    }
    if ((await fleets.commit(next, version)) === 'stale') continue
    await writeOutFleet({ head: next }, fleets)
    return next
  }
  return new ServiceRefusal('too-busy')
}
