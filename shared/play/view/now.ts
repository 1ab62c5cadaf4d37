import type { GrantedAttack } from '#shared/game/engine/attack-frames'
import type { Frame, FrameKind, FrameOf } from '#shared/game/engine/frame'
import type { FrameView } from '#shared/game/engine/frame-rules'
import type { Region } from '#shared/game/engine/region'
import type { DeepReadonly } from '#shared/game/engine/state'
import type { Viewer } from './game-view'

type Part<K extends FrameKind> = (f: FrameView<K>, viewer: Viewer) => Omit<FrameOf<K>, 'id' | 'answered' | 'kind'>

type Parts = { [K in FrameKind]: Part<K> }
type Untold<P extends Parts, K extends FrameKind> = Exclude<
  keyof FrameOf<K>,
  'id' | 'answered' | 'kind' | keyof ReturnType<P[K]>
>
type Whole<P extends Parts> = { [K in FrameKind]: [Untold<P, K>] extends [never] ? unknown : { untold: Untold<P, K> } }
/** Previews, plans and bots play on what a view tells: the compiler names a field of a frame that is left out. */
const whole = <P extends Parts>(parts: P & Whole<P>): Parts => parts

/** What everybody sees the game being in the middle of, field by field; total over the frames. */
const PARTS = whole({
  game: ({ step, wishes }) => ({ step, wishes: { ...wishes } }),
  setup: ({ step, chooser, turn, alone, turns }) => ({
    step,
    ...(chooser && { chooser }),
    turn,
    ...(alone && { alone }),
    turns: { ...turns },
  }),
  deploy: ({ seat, squadrons, turn }) => ({ seat, ...(squadrons !== undefined && { squadrons }), turn }),
  placement: ({ step, ask, seat, piece, region, speeds, source, lifts, inert, hull }) => ({
    step,
    ask,
    seat,
    piece: { ...piece },
    // Where a piece may be put follows from open facts alone.
    region: structuredClone(region) as Region,
    ...(speeds && { speeds: [...speeds] }),
    ...(source !== undefined && { source }),
    ...(lifts !== undefined && { lifts }),
    ...(inert !== undefined && { inert }),
    ...(hull !== undefined && { hull }),
  }),
  round: ({ step }) => ({ step }),
  'command-phase': ({ step, done }) => ({ step, done: { ...done } }),
  'ship-phase': ({ step, turn, begun }) => ({ step, turn, ...(begun && { begun }) }),
  'squadron-phase': ({ step, turn, left, cloaked }) => ({ step, turn, left, cloaked: [...cloaked] }),
  'squadron-command': ({ step, ship, left, relayed, activated }) => ({
    step,
    ship,
    left,
    relayed: [...relayed],
    ...(activated && { activated: [...activated] }),
  }),
  'squadron-activation': ({ squadron, step, commanded, by, moved, attacked, again }) => ({
    squadron,
    step,
    commanded,
    ...(by !== undefined && { by }),
    moved,
    attacked,
    ...(again && { again }),
  }),
  'squadron-move': ({ squadron, step, reach, unengaged, token }) => ({
    squadron,
    step,
    reach,
    ...(unengaged && { unengaged }),
    ...(token !== undefined && { token }),
  }),
  'status-phase': ({ step }) => ({ step }),
  activation: ({ ship, step, dial, revealed, gained, attacked }) => ({
    ship,
    step,
    ...(dial && { dial }),
    ...(revealed && { revealed }),
    ...(gained && { gained: [...gained] }),
    ...(attacked && { attacked: [...attacked] }),
  }),
  'granted-command': ({ ship, command, asDial }) => ({ ship, command, ...(asDial && { asDial }) }),
  repair: ({ step, ship, points, gained, cards, repaired }) => ({
    step,
    ship,
    points,
    gained,
    cards: [...cards],
    ...(repaired && { repaired }),
  }),
  attack: (f) => ({
    step: f.step,
    seat: f.seat,
    attacker: f.attacker,
    ...(f.zone && { zone: f.zone }),
    defender: f.defender,
    ...(f.defendingZone && { defendingZone: f.defendingZone }),
    range: f.range,
    obstructedBy: [...f.obstructedBy],
    pool: f.pool.map(({ id, color, face }) => ({ id, color, ...(face && { face }) })),
    nextDie: f.nextDie,
    toRemove: f.toRemove,
    used: [...f.used],
    locked: [...f.locked],
    spent: f.spent.map(({ token, kind, of }) => ({ token, kind, ...(of !== undefined && { of }) })),
    redirects: f.redirects.map(({ zone, points }) => ({ zone, ...(points !== undefined && { points }) })),
    ...(f.barred && { barred: f.barred.map(({ token, source }) => ({ token, source })) }),
    ...(f.marked && { marked: f.marked.map(({ unit, token }) => ({ unit, token })) }),
    ...(f.evaded && { evaded: [...f.evaded] }),
    ...(f.critical !== undefined && { critical: f.critical }),
    ...(f.criticals && { criticals: [...f.criticals] }),
    ...(f.firstFaceup !== undefined && { firstFaceup: f.firstFaceup }),
    ...(f.dealtFaceup !== undefined && { dealtFaceup: f.dealtFaceup }),
    ...(f.granted && { granted: grantedView(f.granted) }),
    ...(f.total !== undefined && { total: f.total }),
    earlier: [...f.earlier],
    ...(f.manner && { manner: f.manner }),
    ...(f.rerolls !== undefined && { rerolls: f.rerolls }),
    ...(f.faceups !== undefined && { faceups: f.faceups }),
    ...(f.dealt !== undefined && { dealt: f.dealt }),
  }),
  'granted-attack': ({ unit, zones, source, how }) => ({
    unit,
    zones: [...zones],
    source,
    ...(how && { how: grantedView(how) }),
  }),
  suffer: ({ unit, points, zone, redirected, firstFaceup, moreFaceup, bypassing }) => ({
    unit,
    points,
    ...(zone && { zone }),
    redirected: redirected.map((each) => ({ zone: each.zone, points: each.points })),
    firstFaceup,
    ...(moreFaceup !== undefined && { moreFaceup }),
    ...(bypassing !== undefined && { bypassing }),
  }),
  'faceup-card': ({ ship, step, revealed, then }) => ({
    ship,
    step,
    ...(revealed !== undefined && { revealed }),
    ...(then && { then }),
  }),
  destruction: ({ step, units }) => ({ step, units: [...units] }),
  'new-dial': ({ ship, seat, place }) => ({ ship, seat, ...(place !== undefined && { place }) }),
  'stored-dials': ({ source, ship, missing }) => ({ source, ship, missing }),
  'token-gain': ({ ship, step, command }) => ({ ship, step, command }),
  'token-limit': ({ ship }) => ({ ship }),
  maneuver: (f) => ({
    ship: f.ship,
    step: f.step,
    ...(f.raised && { raised: [...f.raised] }),
    ...(f.speed !== undefined && { speed: f.speed }),
    ...(f.source !== undefined && { source: f.source }),
    ...(f.straight && { straight: f.straight }),
    ...(f.slower !== undefined && { slower: f.slower }),
    clicks: [...f.clicks],
    side: f.side,
    overlapped: [...f.overlapped],
    ...(f.closest !== undefined && { closest: f.closest }),
    lifted: f.lifted.map(({ squadron, from }) => ({ squadron, from: { x: from.x, y: from.y } })),
    ...(f.rest && { rest: { x: f.rest.x, y: f.rest.y, heading: f.rest.heading } }),
    ...(f.mover && { mover: { seat: f.mover.seat, size: f.mover.size } }),
  }),
  displaced: ({ ship, squadrons, seat }) => ({ ship, squadrons: [...squadrons], seat }),
  'deal-damage': ({ ships, faceup }) => ({ ships: [...ships], ...(faceup && { faceup: [...faceup] }) }),
  window: ({ point, subject, used, passed }) => ({ point, subject, used: [...used], passed: [...passed] }),
  effect: (f, viewer) => ({
    source: f.source,
    card: f.card,
    effect: f.effect,
    on: f.on,
    seat: f.seat,
    point: f.point,
    subject: f.subject,
    step: f.step,
    ...(f.note !== undefined && { note: f.note }),
    ...(f.posthumous && { posthumous: f.posthumous }),
    answers: answersKnownTo(f, viewer),
    ...(f.unseen && { unseen: [...f.unseen] }),
  }),
})

const grantedView = ({ against, armament, standardCritical, single }: DeepReadonly<GrantedAttack>): GrantedAttack => ({
  ...(against && { against }),
  ...(armament && { armament: { ...armament } }),
  ...(standardCritical && { standardCritical }),
  ...(single && { single }),
})

/** Some answers hang on secrets; who did not give them learns of them from what the effect then does. */
const answersKnownTo = (f: FrameView<'effect'>, viewer: Viewer): Record<string, string[]> => {
  const isKnown = (question: string) => viewer === f.seat || !f.unseen?.includes(question)
  const known = Object.entries(f.answers).filter(([question]) => isKnown(question))
  return Object.fromEntries(known.map(([question, given]) => [question, [...given]]))
}

export function nowFor(stack: readonly FrameView<FrameKind>[], viewer: Viewer): Frame[] {
  return stack.map((f) => {
    const part = PARTS[f.kind] as unknown as (f: FrameView<FrameKind>, viewer: Viewer) => object
    return { kind: f.kind, id: f.id, answered: { ...f.answered }, ...part(f, viewer) } as Frame
  })
}
