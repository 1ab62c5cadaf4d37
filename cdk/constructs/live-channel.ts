import { type CfnElement, Duration, Fn, Stack } from 'aws-cdk-lib'
import { WebSocketApi, WebSocketStage } from 'aws-cdk-lib/aws-apigatewayv2'
import { WebSocketLambdaAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers'
import { WebSocketLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { Construct } from 'constructs'
import { accept } from '../accepted'
import type { GameTable } from './game-table'
import { ServiceFunction } from './lambda-defaults'

/** The stage is called as the path, so that CloudFront hands an address on as it is. */
const STAGE = 'live'

/** Rows of open pages, and no others. */
export const ROWS_OF_PAGES = ['LIVE#']

export interface OnLiveProps {
  files: string
  games: GameTable
  environment: Record<string, string>
}

/** Open pages hear here at which step their game is (design 17). Nothing that a page says is taken: there is no route for it. */
export class LiveChannel extends Construct {
  readonly api: WebSocketApi
  private readonly stage: WebSocketStage

  constructor(scope: Construct, id: string) {
    super(scope, id)
    this.api = new WebSocketApi(this, 'Api', { description: 'Armada by Post: steps' })
    this.stage = new WebSocketStage(this, 'Stage', {
      webSocketApi: this.api,
      stageName: STAGE,
      autoDeploy: true,
      // Connections that begin, of all pages together; an open page has a new one every ten minutes.
      throttle: { rateLimit: 100, burstLimit: 200 },
    })
    accept(this.stage, {
      APIG1:
        'Its addresses hold tickets, and a log would need a role for all APIs of the account; the function has its own',
    })
  }

  /** Host name without scheme, for CloudFront. */
  get host(): string {
    return Fn.select(2, Fn.split('/', this.api.apiEndpoint))
  }

  /** Where is posted to connections. */
  get endpoint(): string {
    return this.stage.callbackUrl
  }

  /** Who may connect, who has, and who has left is the business of a function of its own (design 16). */
  letIn({ files, games, environment }: OnLiveProps): ServiceFunction {
    const onLive = new ServiceFunction(this, 'OnLive', {
      files,
      entry: 'live',
      description: 'Lets open pages hear of steps',
      timeout: Duration.seconds(10),
      environment,
    })
    games.grantOn(onLive, ['dynamodb:Query', 'dynamodb:PutItem', 'dynamodb:DeleteItem'], ROWS_OF_PAGES)
    // Without a ticket in its address nobody gets as far as the function.
    const authorizer = new WebSocketLambdaAuthorizer('Ticket', onLive, {
      identitySource: ['route.request.querystring.ticket'],
    })
    const integration = (name: string) => new WebSocketLambdaIntegration(name, onLive)
    this.api.addRoute('$connect', { integration: integration('Connect'), authorizer })
    const left = this.api.addRoute('$disconnect', { integration: integration('Disconnect') })
    accept(left, { APIG4: 'Comes from the gateway itself, for a connection that it has let in' })
    return onLive
  }

  /** May post to every connection: what they are called is known only when they are there. */
  letPost({ role }: ServiceFunction): void {
    const { account, region, partition } = Stack.of(this)
    const within = (api: string, place: string) => `${place}:${api}/${STAGE}/POST/@connections/*`
    role?.addToPrincipalPolicy(
      new PolicyStatement({
        actions: ['execute-api:ManageConnections'],
        resources: [within(this.api.apiId, `arn:${partition}:execute-api:${region}:${account}`)],
      }),
    )
    const api = Stack.of(this).getLogicalId(this.api.node.defaultChild as CfnElement)
    const shown = within(`<${api}>`, 'arn:<AWS::Partition>:execute-api:<AWS::Region>:<AWS::AccountId>')
    if (role) accept(role, { [`IAM5[Resource::${shown}]`]: 'The star stands for connections, which come and go' })
  }
}
