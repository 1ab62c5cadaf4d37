import { CfnOutput, Stack, type StackProps, Tags } from 'aws-cdk-lib'
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'

/** Requests of one address in five minutes: a household with ten open games, and all files of their pages. */
const MOST = 3000

/**
 * One rule in front of CloudFront: a client that asks too often is answered there, and costs nobody else their place. CloudFront
 * takes such rules from us-east-1 alone, so they are a stack of their own.
 */
export class FirewallStack extends Stack {
  constructor(scope: Construct, id: string, props: StackProps) {
    super(scope, id, { ...props, env: { ...props.env, region: 'us-east-1' } })
    const watched = (metricName: string) => ({
      metricName,
      cloudWatchMetricsEnabled: true,
      sampledRequestsEnabled: false,
    })
    const rules = new CfnWebACL(this, 'Rules', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: watched('ArmadaFirewall'),
      rules: [
        {
          name: 'one-address',
          priority: 0,
          statement: { rateBasedStatement: { limit: MOST, aggregateKeyType: 'IP', evaluationWindowSec: 300 } },
          action: { block: { customResponse: { responseCode: 429 } } },
          visibilityConfig: watched('ArmadaTooOften'),
        },
      ],
    })
    Tags.of(this).add('Project', 'armada-by-post')
    new CfnOutput(this, 'WebAclArn', { description: 'For -c webAclArn=… of the stack itself', value: rules.attrArn })
  }
}
