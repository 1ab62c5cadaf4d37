import type { TickReport } from '#functions/use-cases/clock/tick'

/** Where CloudWatch files what a tick tells of itself; the alarms of the stack read it there. */
const METRICS = 'ArmadaByPost'

/**
 * One line of the log that CloudWatch makes metrics of by itself (embedded metric format), so that no right to put
 * metrics is needed. `Ticks` is 1: a minute without it is one in which no run came to its end.
 */
export function metricsOf(
  { failed, failedShards, overdue, behind }: TickReport,
  at: number,
  namespace = METRICS,
): string {
  const counts = { Ticks: 1, FailedGames: failed, FailedShards: failedShards, OverdueNotices: overdue }
  const values = { ...counts, Behind: behind }
  const Metrics = Object.keys(values).map((Name) => ({ Name, Unit: Name === 'Behind' ? 'Milliseconds' : 'Count' }))
  const _aws = { Timestamp: at, CloudWatchMetrics: [{ Namespace: namespace, Dimensions: [[]], Metrics }] }
  return JSON.stringify({ _aws, ...values })
}
