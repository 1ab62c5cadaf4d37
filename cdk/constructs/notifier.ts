import { Duration } from 'aws-cdk-lib'
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { FilterCriteria, FilterRule, type IFunction, StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources'
import { Schedule, ScheduleExpression, ScheduleTargetInput } from 'aws-cdk-lib/aws-scheduler'
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { accept, below } from '../accepted'
import type { GameTable } from './game-table'
import { ServiceFunction } from './lambda-defaults'
import { type LiveChannel, ROWS_OF_PAGES } from './live-channel'

export interface NotifierProps {
  files: string
  games: GameTable
  live: LiveChannel
  environment: Record<string, string>
  /** What only a function that sends mail gets to know. */
  sendsMail: Record<string, string>
  /** Keeps runs for the minute. */
  reserve: boolean
}

/** HEAD of a game, `GAME#… / LOG#~HEAD`, written or changed; players have a HEAD, too, and are none of its business. */
const HEADS_OF_GAMES = {
  eventName: FilterRule.or('INSERT', 'MODIFY'),
  dynamodb: { Keys: { pk: { S: FilterRule.beginsWith('GAME#') }, sk: { S: FilterRule.isEqual('LOG#~HEAD') } } },
}

/** A run may last longer than a minute, and one more may be late. */
const RUNS_OF_MINUTE = 3

/** Neither sign-in links nor sessions: what follows from a game needs none of them. */
export const ROWS_OF_GAMES = ['GAME#', 'USER#', 'DUE#', 'INVITE#']

/** Writes out what a commit produced and tells open pages, and once a minute does what is due: the second and third chance of design 9. */
export class Notifier extends Construct {
  readonly onHeadChange: ServiceFunction
  readonly onMinute: ServiceFunction
  readonly deadLetters: Queue

  constructor(scope: Construct, id: string, { files, games, live, environment, sendsMail, reserve }: NotifierProps) {
    super(scope, id)
    this.deadLetters = new Queue(this, 'DeadLetters', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    })
    accept(this.deadLetters, { SQS3: 'This is the dead-letter queue itself' })
    this.onHeadChange = new ServiceFunction(this, 'OnHeadChange', {
      files,
      entry: 'on-head-change',
      description: 'Writes out what a commit produced',
      timeout: Duration.seconds(30),
      environment: { ...environment, LIVE_ENDPOINT: live.endpoint },
    })
    live.letPost(this.onHeadChange)
    this.onMinute = new ServiceFunction(this, 'OnMinute', {
      files,
      entry: 'on-minute',
      description: 'Sends notices, ends games, finishes what was left',
      // Answers in disguise of a whole minute are waited for.
      timeout: Duration.seconds(75),
      environment: { ...environment, ...sendsMail },
      retryAttempts: 0,
      ...(reserve && { reserved: RUNS_OF_MINUTE }),
    })
    games.grantReadWriteOf(this.onHeadChange, [...ROWS_OF_GAMES, ...ROWS_OF_PAGES])
    games.grantReadWriteOf(this.onMinute, [...ROWS_OF_GAMES, 'SERVICE'])
    this.followHeads(games)
    this.everyMinute(this.onMinute)
  }

  private followHeads({ table }: GameTable): void {
    this.onHeadChange.addEventSource(
      new DynamoEventSource(table, {
        startingPosition: StartingPosition.LATEST,
        filters: [FilterCriteria.filter(HEADS_OF_GAMES)],
        batchSize: 10,
        reportBatchItemFailures: true,
        bisectBatchOnError: true,
        retryAttempts: 5,
        maxRecordAge: Duration.hours(6),
        onFailure: new SqsDlq(this.deadLetters),
      }),
    )
  }

  /** A tick that failed is not repeated: the next one is due within the minute and finds the same rows. */
  private everyMinute(target: IFunction): void {
    const role = new Role(this, 'ScheduleRole', { assumedBy: new ServicePrincipal('scheduler.amazonaws.com') })
    accept(role, { [below(target, ':')]: 'May call this one function; the star stands for its versions' })
    new Schedule(this, 'EveryMinute', {
      schedule: ScheduleExpression.rate(Duration.minutes(1)),
      target: new LambdaInvoke(target, {
        input: ScheduleTargetInput.fromObject({}),
        retryAttempts: 0,
        maxEventAge: Duration.minutes(1),
        role,
      }),
    })
  }
}
