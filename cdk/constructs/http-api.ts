import { Fn, RemovalPolicy } from 'aws-cdk-lib'
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import { HttpApi, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { accept } from '../accepted'

/** The HTTP API in front of the application; routes are the application's own. */
export class GameHttpApi extends Construct {
  readonly api: HttpApi

  constructor(scope: Construct, id: string) {
    super(scope, id)
    this.api = new HttpApi(this, 'Api', { description: 'Armada by Post', createDefaultStage: false })
    this.api.addStage('Stage', {
      stageName: '$default',
      autoDeploy: true,
      // For all callers together: a page that is open asks three times a minute, so this is for 20,000 of them.
      throttle: { rateLimit: 1000, burstLimit: 2000 },
      accessLogSettings: {
        destination: new LogGroupLogDestination(
          new LogGroup(this, 'AccessLog', { retention: RetentionDays.ONE_MONTH, removalPolicy: RemovalPolicy.DESTROY }),
        ),
        // The path of a request may hold an invitation code, so it is left out.
        format: AccessLogFormat.custom(
          JSON.stringify({
            id: '$context.requestId',
            at: '$context.requestTime',
            method: '$context.httpMethod',
            route: '$context.routeKey',
            status: '$context.status',
            ms: '$context.responseLatency',
            error: '$context.integrationErrorMessage',
          }),
        ),
      },
    })
  }

  /** Host name without scheme, for CloudFront. */
  get host(): string {
    return Fn.select(2, Fn.split('/', this.api.apiEndpoint))
  }

  answerWith(handler: IFunction): void {
    const routes = this.api.addRoutes({
      path: '/{proxy+}',
      integration: new HttpLambdaIntegration('Integration', handler),
    })
    for (const route of routes) {
      accept(route, { APIG4: 'Players sign in with a mail link; the application checks the session of each request' })
    }
  }
}
