import type { DefenseKind, HullZone, UnitId } from '#shared/game/engine/state'
import type { AttackSnapshot } from '#shared/play/view/after-events-table'
import type { DealtCard, Scene, TrayDie } from './scene'

/** A defense token that an attack has met. */
export interface ReportToken {
  kind: DefenseKind
  how: 'locked' | 'exhausted' | 'discarded'
}

/** What is known of an attack up to a scene: dice, tokens, damage and what it did. */
export interface AttackReport {
  attacker: UnitId
  zone?: HullZone | undefined
  defender: UnitId
  defendingZone?: HullZone | undefined
  dice: readonly TrayDie[]
  tokens: readonly ReportToken[]
  total?: number | undefined
  shields: readonly { zone: HullZone; points: number }[]
  hull: number
  cards: readonly DealtCard[]
  lost: boolean
}

const declared = ({
  attacker,
  zone,
  defender,
  defendingZone,
}: Pick<AttackReport, 'attacker' | 'zone' | 'defender' | 'defendingZone'>): AttackReport => ({
  attacker,
  zone,
  defender,
  defendingZone,
  dice: [],
  tokens: [],
  shields: [],
  hull: 0,
  cards: [],
  lost: false,
})

/** One that was under way before the first scene. */
const underWay = (attack: AttackSnapshot): AttackReport => ({
  ...declared(attack),
  dice: attack.pool,
  total: attack.total,
})

const resting = (dice: readonly TrayDie[]): TrayDie[] =>
  dice.filter(({ does }) => does !== 'goes').map(({ does: _, ...die }) => die)

function told(report: AttackReport, scene: Scene): AttackReport {
  const { defender } = report
  const tokens = (more: readonly ReportToken[]) => ({ ...report, tokens: [...report.tokens, ...more] })
  if (scene.kind === 'dice') return { ...report, dice: scene.dice }
  if (scene.kind === 'lock') return tokens(scene.tokens.map((kind) => ({ kind, how: 'locked' })))
  if (scene.kind === 'tokens')
    return tokens(scene.tokens.map(({ kind, discarded }) => ({ kind, how: discarded ? 'discarded' : 'exhausted' })))
  if (scene.kind === 'damage') return { ...report, total: scene.total }
  if (scene.kind === 'shields' && scene.ship === defender)
    return { ...report, shields: [...report.shields, ...scene.falls] }
  if (scene.kind === 'hull' && scene.unit === defender) return { ...report, hull: report.hull + scene.points }
  if (scene.kind === 'cards' && scene.ship === defender)
    return { ...report, cards: [...report.cards, ...scene.cards.filter(({ gone }) => !gone)] }
  if (scene.kind === 'lost' && scene.unit === defender) return { ...report, lost: true }
  return report
}

/** Nothing of an attack is left to be told when the next thing begins. */
const endsAttack = ({ kind }: Scene): boolean =>
  kind === 'round' || kind === 'dial' || kind === 'course' || kind === 'flight' || kind === 'arrival'

/** After each scene the attack that it belongs to. */
export function reportsOf(scenes: readonly Scene[]): (AttackReport | undefined)[] {
  let report = scenes[0]?.before.attack && underWay(scenes[0].before.attack)
  return scenes.map((scene) => {
    if (endsAttack(scene)) report = undefined
    else if (scene.kind === 'fire') report = declared(scene)
    else if (report) report = told({ ...report, dice: resting(report.dice) }, scene)
    return report
  })
}

/** The attacks of these scenes as they ended, oldest first. */
export const attacksIn = (scenes: readonly Scene[], reports = reportsOf(scenes)): AttackReport[] =>
  reports.flatMap((report, n) => {
    const isLast = reports[n + 1] === undefined || scenes[n + 1]?.kind === 'fire'
    return report && isLast ? { ...report, dice: resting(report.dice) } : []
  })
