import { Annotations, CfnOutput, Duration, Stack, type StackProps, Tags } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { Alarms, METRICS, reputation, sum, worst } from './constructs/alarms'
import { Budget } from './constructs/budget'
import { GameTable, type RestoredTable } from './constructs/game-table'
import { type EdgeKeyName, edgeKeys, liveKey } from './constructs/generated-key'
import { GameHttpApi } from './constructs/http-api'
import { ServiceFunction } from './constructs/lambda-defaults'
import { LiveChannel } from './constructs/live-channel'
import { Mail } from './constructs/mail'
import { MailEvents } from './constructs/mail-events'
import { Notifier } from './constructs/notifier'
import { WebSite } from './constructs/web-site'

export interface ArmadaStackProps extends StackProps {
  /** Folder with the bundled functions. */
  functionFiles: string
  /** Commit hash, stored with every commit of a game. */
  build: string
  /** Folder with the built web client. */
  webFiles: string
  mail: {
    /** Sender of all mails; without it the stack can be looked at, but should not be deployed. */
    from?: string | undefined
    /** Receivers while the account is in the sandbox of SES. */
    testers?: readonly string[] | undefined
  }
  /** Who is told of alarms. */
  alarmsTo?: string | undefined
  domain?: { name: string; certificateArn: string } | undefined
  /** The bot's application; both are public. */
  discord?: { id: string; publicKey: string } | undefined
  restored?: RestoredTable | undefined
  /** Of the firewall's stack. */
  webAclArn?: string | undefined
  /** Keeps runs for the tick that requests cannot take; an account with a limit of 10 in all grants none. */
  reserve?: boolean | undefined
  /** US dollars a month; at 80 % of it somebody is told. */
  budget?: number | undefined
  /** Mails that SES lets the account send a day; at 80 % of them somebody is told. */
  mailsADay?: number | undefined
  /** Under which name the tick files its metrics; another one for a second stack in the account. */
  metrics?: string | undefined
  /** Nothing is changed: those who want to are asked to come back later, and no time runs. */
  maintenance?: boolean | undefined
  /** Which key CloudFront shows; the application believes both. */
  edgeKey?: EdgeKeyName | undefined
}

/** Cannot be anybody's, so that mails from it never go out. */
const NOBODY = 'no-reply@armada.example'

/** The whole service: one table, five functions, one address, and somebody who is told when it is stuck. */
export class ArmadaStack extends Stack {
  constructor(scope: Construct, id: string, props: ArmadaStackProps) {
    super(scope, id, props)
    const { functionFiles: files, build, webFiles, mail, domain, alarmsTo, restored, discord, reserve = false } = props
    const { metrics = METRICS } = props
    if (mail.from === undefined)
      Annotations.of(this).addWarningV2('armada:mail-from', 'No mail will go out: say -c mailFrom=no-reply@YOUR-DOMAIN')
    const from = mail.from ?? NOBODY
    const games = new GameTable(this, 'Games', restored)
    const http = new GameHttpApi(this, 'Http')
    const live = new LiveChannel(this, 'Live')
    const keys = edgeKeys(this)
    const LIVE_KEY = liveKey(this)
    const hosts = { apiHost: http.host, liveHost: live.host }
    const web = new WebSite(this, 'Web', {
      files: webFiles,
      ...hosts,
      edgeKey: keys[props.edgeKey ?? 'a'],
      domain,
      webAclArn: props.webAclArn,
    })
    const mails = new Mail(this, 'Mail', { from, testers: mail.testers ?? [] })
    const maintenance = props.maintenance ? { MAINTENANCE: 'on' } : {}
    const environment = { TABLE_NAME: games.table.tableName, ORIGIN: web.origin, BUILD: build, ...maintenance }
    const sendsMail = { MAIL_FROM: from }

    const onRequest = new ServiceFunction(this, 'OnRequest', {
      files,
      entry: 'http',
      description: 'Answers requests',
      timeout: Duration.seconds(20),
      environment: {
        ...environment,
        ...sendsMail,
        ...botOf(discord),
        EDGE_KEY: keys.a,
        OTHER_EDGE_KEY: keys.b,
        LIVE_KEY,
      },
    })
    games.grantReadWrite(onRequest)
    mails.grantSend(onRequest)
    http.answerWith(onRequest)
    web.uploadPageAfter(onRequest)
    const notifier = new Notifier(this, 'Notifier', {
      files,
      games,
      live,
      environment,
      sendsMail: { ...sendsMail, METRICS: metrics },
      reserve,
    })
    mails.grantSend(notifier.onMinute)
    const { onMailEvent } = new MailEvents(this, 'MailEvents', { files, games, mails, environment })
    const onLive = live.letIn({ files, games, environment: { ...environment, LIVE_KEY } })
    const alarms = new Alarms(this, 'Alarms', { to: alarmsTo, metrics })
    alarms.watchTable(games.table.tableName)
    if (props.mailsADay !== undefined) alarms.watchMails(props.mailsADay)
    if (props.budget !== undefined && alarmsTo !== undefined)
      new Budget(this, 'Budget', { most: props.budget, to: alarmsTo })
    watchOver(alarms, http, { onRequest, onLive, onMailEvent }, notifier)

    // By this the bill can be told apart.
    Tags.of(this).add('Project', 'armada-by-post')
    new CfnOutput(this, 'Address', { value: web.origin })
    new CfnOutput(this, 'DistributionHost', { description: 'A domain of one’s own leads here', value: web.host })
    new CfnOutput(this, 'TableName', { value: games.table.tableName })
    new CfnOutput(this, 'FilesBucket', { value: web.bucket.bucketName })
  }
}

const botOf = (discord: ArmadaStackProps['discord']): Record<string, string> =>
  discord === undefined ? {} : { DISCORD_APPLICATION: discord.id, DISCORD_PUBLIC_KEY: discord.publicKey }

/** Everything that would otherwise be stuck in silence. */
function watchOver(
  alarms: Alarms,
  http: GameHttpApi,
  { onRequest, onLive, onMailEvent }: Record<'onRequest' | 'onLive' | 'onMailEvent', ServiceFunction>,
  notifier: Notifier,
): void {
  const { onHeadChange, onMinute, deadLetters } = notifier
  alarms.watch('Heartbeat', {
    description: 'No minute tick came to its end for ten minutes: no mails, no clocks. See the log of OnMinute.',
    metric: alarms.tickMetric('Ticks', sum),
    below: 1,
    steps: 2,
    silenceIsBad: true,
  })
  alarms.watch('OverdueNotices', {
    description: 'Mails are still unsent ten minutes after they were due. See the log of OnMinute, then SES.',
    metric: alarms.tickMetric('OverdueNotices', worst),
  })
  alarms.watch('Behind', {
    description: 'What was due ten minutes ago is still to be looked at: there is more than a tick can do in its time.',
    metric: alarms.tickMetric('Behind', worst),
    atLeast: Duration.minutes(10).toMilliseconds(),
  })
  alarms.watch('FailedShards', {
    description: 'The tick cannot read a part of what is due, again and again. See the log of OnMinute.',
    metric: alarms.tickMetric('FailedShards', worst),
    steps: 3,
  })
  alarms.watch('FailedGames', {
    description: 'The tick fails at the same game again and again. The log of OnMinute names it.',
    metric: alarms.tickMetric('FailedGames', worst),
    steps: 3,
  })
  alarms.watch('DeadLetters', {
    description: 'The stream handler gave up commits; the tick still writes them out. See the queue for which.',
    metric: deadLetters.metricApproximateNumberOfMessagesVisible(worst),
  })
  alarms.watch('StreamAge', {
    description: 'The stream handler is ten minutes behind. See the log of OnHeadChange.',
    metric: onHeadChange.metric('IteratorAge', worst),
    atLeast: Duration.minutes(10).toMilliseconds(),
  })
  const functions = {
    OnRequest: onRequest,
    OnHeadChange: onHeadChange,
    OnMinute: onMinute,
    OnLive: onLive,
    OnMailEvent: onMailEvent,
  }
  for (const [id, handler] of Object.entries(functions))
    alarms.watch(`${id}Errors`, {
      description: `${id} stopped in an error. See its log.`,
      metric: handler.metricErrors(sum),
    })
  alarms.watch('ServerErrors', {
    description: 'Requests are answered by "went wrong on our side". See the log of OnRequest.',
    metric: http.api.metricServerError(sum),
    atLeast: 5,
  })
  alarms.watch('Refusals', {
    description: 'Thousands of requests are refused: somebody hammers, or the rate of the gateway is too low.',
    metric: http.api.metricClientError(sum),
    atLeast: 5000,
  })
  for (const [id, handler] of Object.entries({ OnRequest: onRequest, OnMinute: onMinute }))
    alarms.watch(`${id}Throttles`, {
      description: `${id} is kept from running: the account has no more concurrency. Ask AWS for more.`,
      metric: handler.metricThrottles(sum),
    })
  alarms.watch('Bounces', {
    description: 'Of a hundred mails five come back; at ten SES stops the account.',
    metric: reputation('BounceRate'),
    atLeast: 0.05,
  })
  alarms.watch('Complaints', {
    description: 'Of a thousand mails one is called spam; at five SES stops the account.',
    metric: reputation('ComplaintRate'),
    atLeast: 0.001,
  })
}
