import type { Pose, UnitId } from '#shared/game/engine/state'
import type { Sentence } from '#shared/messages/sentence'
import type { LogEntry } from '#shared/play/protocol/responses'
import { type TableSnapshot, tableOf, type ValuesSnapshot, viewThen } from '#shared/play/view/after-events'
import type { GameView } from '#shared/play/view/game-view'
import { type Mm, type Projection, toMm } from '#web/board/camera'
import { square } from '#web/board/sight'
import { drawing, type TableTask } from '#web/board/task'
import { sentences } from '#web/log/sentences'
import SceneLayer from './drawings/SceneLayer.svelte'
import { type AttackReport, attacksIn, reportsOf } from './report'
import type { Scene } from './scene'
import { type Frames, ScenePlayer } from './scene-player.svelte'
import { scenesOf } from './scenes-of'
import { pacedFor } from './timing'

/** The table that a viewer sees, and what is going on on it. */
export function snapshotOf(view: GameView): TableSnapshot {
  const table = tableOf(view)
  for (const frame of view.now) {
    if (frame.kind === 'activation')
      table.activation = {
        ship: frame.ship,
        ...(frame.dial && { dial: frame.dial }),
        ...(frame.gained && { gained: frame.gained }),
      }
    if (frame.kind === 'displaced') table.displaced = { ship: frame.ship, squadrons: frame.squadrons }
    if (frame.kind === 'attack') {
      const { id: _i, answered: _a, kind: _k, ...attack } = frame
      table.attack = attack
    }
  }
  return table
}

/** A stretch of a game to be played: the table before it, and its steps. */
export interface Stretch {
  start: TableSnapshot
  log: readonly LogEntry[]
  values?: readonly ValuesSnapshot[] | undefined
}

export interface FilmOptions {
  frames: Frames
  speed: 'usual' | 'fast'
  /** Stills in place of motion. */
  still: boolean
}

/** These are seen on the table as it is after the scene; of all others the table before it is shown. */
const SHOWN_AFTER: ReadonlySet<Scene['kind']> = new Set([
  'round',
  'dial',
  'arrival',
  'lock',
  'tokens',
  'damage',
  'shields',
  'hull',
  'cards',
])

function ownUnits(scene: Scene): UnitId[] {
  if (scene.kind === 'fire') return [scene.attacker, scene.defender]
  if (scene.kind === 'flight') return scene.flights.map(({ squadron }) => squadron)
  if (scene.kind === 'damage') return [scene.defender]
  if ('ship' in scene) return [scene.ship]
  return 'unit' in scene ? [scene.unit] : []
}

/** Who acts in it, and both ends of the attack that it belongs to. */
function unitsOf(scene: Scene): UnitId[] {
  const { attack } = scene.after
  return [...ownUnits(scene), ...(attack ? [attack.attacker, attack.defender] : [])]
}

/** The scene draws them itself. */
function heldBy(scene: Scene): UnitId[] {
  return scene.kind === 'course' || scene.kind === 'flight' || scene.kind === 'lost' ? ownUnits(scene) : []
}

const placesOf = (scene: Scene): readonly (Pose | { x: number; y: number })[] => {
  if (scene.kind === 'course') return [...scene.poses, ...scene.beyond]
  return scene.kind === 'flight' ? scene.flights.flatMap(({ from, to }) => [from, to]) : []
}
/** mm around a place that is passed. */
const PASSING = 30

/** What happened, as the table plays it: scene after scene, each with its sentence. */
export class Film {
  readonly player: ScenePlayer
  /** The attacks that it shows, as they end. */
  readonly attacks: readonly AttackReport[]
  readonly #frame: GameView
  readonly #told: { step: number; sentence: Sentence }[]
  readonly #reports: (AttackReport | undefined)[]
  readonly scene = $derived.by(() => this.player.scene)
  /** The attack that goes on in this scene, as far as it is known. */
  readonly report = $derived.by(() => this.#reports[this.player.at])
  /** Of the motion in which its dice tumble; at rest in other scenes. */
  readonly tumbling = $derived.by(() => (this.scene?.kind === 'dice' ? this.player.t : 1))

  /** @param frame how its viewer sees the game */
  constructor({ start, log, values }: Stretch, frame: GameView, { frames, speed, still }: FilmOptions) {
    const { scenes, pace } = pacedFor(scenesOf(start, log, values), speed)
    this.player = new ScenePlayer(scenes, { frames, pace, still })
    this.#reports = reportsOf(scenes)
    this.attacks = attacksIn(scenes, this.#reports)
    this.#frame = frame
    this.#told = sentences(log, frame)
  }

  /** The table of the scene, with nothing asked. */
  readonly view = $derived.by<GameView>(() => {
    const { scene } = this
    if (scene === undefined) return this.#frame
    const table = SHOWN_AFTER.has(scene.kind) ? scene.after : scene.before
    return { ...viewThen(table, this.#frame), viewer: this.#frame.viewer }
  })

  readonly sentence = $derived.by<Sentence | undefined>(() => {
    const { scene } = this
    return scene && this.#told.findLast(({ step }) => step <= scene.to)?.sentence
  })

  /** All scenes of the shot, so that the camera moves once for them. */
  readonly #shot = $derived.by(() => {
    const shot = this.scene?.shot
    return this.player.scenes.filter((scene) => scene.shot === shot)
  })
  readonly units = $derived.by(() => [...new Set(this.#shot.flatMap(unitsOf))])

  readonly task = $derived.by<TableTask>(() => {
    const { scene } = this
    const shot = this.#shot
    const places = ({ table }: { table: Projection }): Mm[] =>
      shot.flatMap(placesOf).flatMap((at) => square(toMm(at, table), PASSING))
    return {
      above: [drawing(SceneLayer, this.player)],
      tellsAttack: true,
      holds: scene ? heldBy(scene) : [],
      sight: { of: `film ${scene?.shot}`, places },
      replacesAttack: scene?.kind === 'fire',
    }
  })
}
