import { Duration } from 'aws-cdk-lib'
import { Rule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { Construct } from 'constructs'
import type { GameTable } from './game-table'
import { ServiceFunction } from './lambda-defaults'
import type { Mail } from './mail'
import { ROWS_OF_GAMES } from './notifier'

export interface MailEventsProps {
  files: string
  games: GameTable
  mails: Mail
  environment: Record<string, string>
}

/** Whom a bounce or a complaint is about is found by the address. */
const ROWS = [...ROWS_OF_GAMES, 'EMAIL#']

/**
 * Hears of mails that come back, so that nobody waits for somebody whom no mail reaches. An event that is lost comes again
 * with the next mail to that address: also one that SES keeps back makes one.
 */
export class MailEvents extends Construct {
  readonly onMailEvent: ServiceFunction

  constructor(scope: Construct, id: string, { files, games, mails, environment }: MailEventsProps) {
    super(scope, id)
    this.onMailEvent = new ServiceFunction(this, 'OnMailEvent', {
      files,
      entry: 'mail-events',
      description: 'Notes mails that come back',
      timeout: Duration.seconds(30),
      environment,
    })
    games.grantReadWriteOf(this.onMailEvent, ROWS)
    new Rule(this, 'Returned', {
      description: 'Mails of this stack that came back or were called spam',
      eventPattern: {
        source: ['aws.ses'],
        detail: {
          eventType: ['Bounce', 'Complaint'],
          mail: { tags: { 'ses:configuration-set': [mails.configurationSet.configurationSetName] } },
        },
      },
      targets: [new LambdaFunction(this.onMailEvent, { retryAttempts: 10, maxEventAge: Duration.hours(6) })],
    })
  }
}
