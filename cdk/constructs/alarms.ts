import { Duration, Stack } from 'aws-cdk-lib'
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  Metric,
  type MetricOptions,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { Construct } from 'constructs'

/** Where the tick files its metrics, see `functions/entry/tick-metrics.ts`. */
export const METRICS = 'ArmadaByPost'

/** Every metric is looked at in steps of this length, unless it says otherwise. */
const STEP = Duration.minutes(5)

export interface Watch {
  /** What has happened and what to look at first. */
  description: string
  metric: IMetric
  /** The alarm begins at this value … */
  atLeast?: number
  /** … or below this one. */
  below?: number
  /** For so many steps in a row. */
  steps?: number
  /** Whether silence is the worst sign of all. */
  silenceIsBad?: boolean
}

/** Tells somebody when the service needs a person: one topic, one alarm for each way in which it may be stuck. */
export class Alarms extends Construct {
  readonly topic: Topic
  private readonly metrics: string

  constructor(scope: Construct, id: string, { to, metrics }: { to: string | undefined; metrics: string }) {
    super(scope, id)
    this.metrics = metrics
    this.topic = new Topic(this, 'Topic', { displayName: 'Armada by Post', enforceSSL: true })
    // A policy of one's own takes the place of the one by which an account may publish to its topics.
    this.topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [this.topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    )
    if (to !== undefined) this.topic.addSubscription(new EmailSubscription(to))
  }

  /** What a tick tells of itself. */
  tickMetric(metricName: string, options: MetricOptions): IMetric {
    return new Metric({ namespace: this.metrics, metricName, ...options })
  }

  watchTable(name: string): void {
    for (const [id, metric] of Object.entries({ TableReads: 'ReadThrottleEvents', TableWrites: 'WriteThrottleEvents' }))
      this.watch(id, {
        description:
          'The table refuses for now, and players are asked to try again: it grows by itself within minutes.',
        metric: ofTable(metric, name),
        atLeast: 10,
      })
  }

  watchMails(aDay: number): void {
    this.watch('MailQuota', {
      description: `Four fifths of the ${aDay} mails a day are sent; SES sends no more than these. Ask it for more.`,
      metric: new Metric({ namespace: 'AWS/SES', metricName: 'Send', statistic: 'Sum', period: Duration.days(1) }),
      atLeast: Math.ceil(0.8 * aDay),
    })
  }

  watch(id: string, { description, metric, atLeast, below, steps = 1, silenceIsBad = false }: Watch): void {
    const alarm = new Alarm(this, id, {
      alarmDescription: description,
      metric,
      threshold: below ?? atLeast ?? 1,
      comparisonOperator:
        below === undefined
          ? ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD
          : ComparisonOperator.LESS_THAN_THRESHOLD,
      evaluationPeriods: steps,
      treatMissingData: silenceIsBad ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    })
    const tell = new SnsAction(this.topic)
    alarm.addAlarmAction(tell)
    alarm.addOkAction(tell)
  }
}

const ofTable = (metricName: string, TableName: string): IMetric =>
  new Metric({ namespace: 'AWS/DynamoDB', metricName, dimensionsMap: { TableName }, ...sum })

export const worst: MetricOptions = { statistic: 'Maximum', period: STEP }
export const sum: MetricOptions = { statistic: 'Sum', period: STEP }

/** How the account's mails fare; SES itself stops an account by these two rates. */
export const reputation = (rate: 'BounceRate' | 'ComplaintRate'): IMetric =>
  new Metric({
    namespace: 'AWS/SES',
    metricName: `Reputation.${rate}`,
    statistic: 'Average',
    period: Duration.hours(1),
  })
