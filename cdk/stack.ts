import { CfnOutput, Duration, SecretValue, Stack, type StackProps } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { GameTable } from './constructs/game-table'
import { GameHttpApi } from './constructs/http-api'
import { ServiceFunction } from './constructs/lambda-defaults'
import { Notifier } from './constructs/notifier'
import { WebSite } from './constructs/web-site'

export interface Mail {
  /** Name of a secret that holds an address like `smtps://user:password@host:465`. */
  smtpSecret: string
  from: string
}

export interface ArmadaStackProps extends StackProps {
  /** Folder with the bundled functions. */
  functionFiles: string
  /** Commit hash, stored with every commit of a game. */
  build: string
  /** Folder with the built web client. */
  webFiles: string
  mail: Mail
  domain?: { name: string; certificateArn: string } | undefined
}

/** The whole service: one table, three functions, one address. */
export class ArmadaStack extends Stack {
  constructor(scope: Construct, id: string, props: ArmadaStackProps) {
    super(scope, id, props)
    const { functionFiles: files, build, webFiles, mail, domain } = props
    const games = new GameTable(this, 'Games')
    const http = new GameHttpApi(this, 'Http')
    const web = new WebSite(this, 'Web', { files: webFiles, apiHost: http.host, domain })
    const environment = { TABLE_NAME: games.table.tableName, ORIGIN: web.origin, BUILD: build }
    const sendsMail = { SMTP_URL: SecretValue.secretsManager(mail.smtpSecret).unsafeUnwrap(), MAIL_FROM: mail.from }

    const onRequest = new ServiceFunction(this, 'OnRequest', {
      files,
      entry: 'http',
      description: 'Answers requests',
      timeout: Duration.seconds(20),
      environment: { ...environment, ...sendsMail },
    })
    games.grantReadWrite(onRequest)
    http.answerWith(onRequest)
    new Notifier(this, 'Notifier', { files, games, environment, sendsMail })

    new CfnOutput(this, 'Address', { value: web.origin })
  }
}
