import { App } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { describe, expect, test } from 'vitest'
import { EXPORT_PATH } from '#cdk/constructs/web-site'
import { FirewallStack } from '#cdk/firewall-stack'
import { synthesise } from './synthesised'
import { FUNCTIONS, functionOf, only, resources } from './template-parts'

const config = only('AWS::CloudFront::Distribution').Properties.DistributionConfig
const acl = 'arn:aws:wafv2:us-east-1:111122223333:global/webacl/x/y'
const own = synthesise({
  webAclArn: acl,
  reserve: true,
  budget: 40,
  mailsADay: 50_000,
  alarmsTo: 'keeper@example.org',
  metrics: 'Staging',
})
const inOwn = (type: string) => Object.values(own.resources).filter(({ Type }) => Type === type)

describe('Under load', () => {
  test('does the content network keep the export of a finished game, by its path alone?', () => {
    const [first] = config.CacheBehaviors
    expect(first.PathPattern).toBe(EXPORT_PATH)
    const { MinTTL, DefaultTTL, MaxTTL, ParametersInCacheKeyAndForwardedToOrigin } =
      resources[first.CachePolicyId.Ref]?.Properties.CachePolicyConfig ?? {}
    // What the application does not allow to be kept is asked for each time.
    expect([MinTTL, DefaultTTL, MaxTTL]).toEqual([0, 0, 86_400])
    expect(ParametersInCacheKeyAndForwardedToOrigin).toMatchObject({
      CookiesConfig: { CookieBehavior: 'none' },
      HeadersConfig: { HeaderBehavior: 'none' },
      QueryStringsConfig: { QueryStringBehavior: 'none' },
    })
    const request = resources[first.OriginRequestPolicyId.Ref]?.Properties.OriginRequestPolicyConfig
    expect(request).toMatchObject({ CookiesConfig: { CookieBehavior: 'none' } })
    expect(first.AllowedMethods).toEqual(['GET', 'HEAD'])
  })

  test('is one address that asks too often answered in front of it, by the stack of the firewall?', () => {
    const template = Template.fromStack(new FirewallStack(new App({ analyticsReporting: false }), 'Firewall', {}))
    template.hasResourceProperties('AWS::WAFv2::WebACL', {
      Scope: 'CLOUDFRONT',
      DefaultAction: { Allow: {} },
      Rules: [
        {
          Action: { Block: { CustomResponse: { ResponseCode: 429 } } },
          Statement: { RateBasedStatement: { AggregateKeyType: 'IP', Limit: 3000, EvaluationWindowSec: 300 } },
        },
      ],
    })
    expect(inOwn('AWS::CloudFront::Distribution')[0]?.Properties.DistributionConfig.WebACLId).toBe(acl)
    expect(own.violations).toEqual([])
  })

  test('are runs kept for the tick, where the account has enough?', () => {
    const reserved = (all: typeof resources) =>
      Object.values(all).flatMap(({ Properties }) => Properties?.ReservedConcurrentExecutions ?? [])
    expect(reserved(own.resources)).toEqual([3])
    expect(reserved(resources)).toEqual([])
  })
})

describe('Is somebody told', () => {
  const alarms = inOwn('AWS::CloudWatch::Alarm').map(({ Properties }) => Properties)
  const on = (MetricName: string) => alarms.filter((alarm) => alarm.MetricName === MetricName)

  test('when the table refuses, and when four fifths of the mails of a day are sent?', () => {
    expect(on('ReadThrottleEvents')).toMatchObject([{ Statistic: 'Sum', Threshold: 10 }])
    expect(on('WriteThrottleEvents')).toMatchObject([{ Statistic: 'Sum', Threshold: 10 }])
    expect(on('Send')).toMatchObject([{ Statistic: 'Sum', Threshold: 40_000, Period: 86_400 }])
  })

  test('before the bill is as high as it may be?', () => {
    const [budget] = inOwn('AWS::Budgets::Budget')
    expect(budget?.Properties.Budget.BudgetLimit).toEqual({ Amount: 40, Unit: 'USD' })
    for (const { Subscribers } of budget?.Properties.NotificationsWithSubscribers ?? [])
      expect(Subscribers).toEqual([{ SubscriptionType: 'EMAIL', Address: 'keeper@example.org' }])
  })

  test('of each stack apart, where an account has two?', () => {
    expect(on('Ticks')).toMatchObject([{ Namespace: 'Staging' }])
    const minute = inOwn('AWS::Lambda::Function').find(({ Properties }) => Properties.Description === FUNCTIONS.minute)
    expect(minute?.Properties.Environment.Variables.METRICS).toBe('Staging')
  })
})

test('are logs JSON, so that they can be searched by field?', () => {
  for (const description of Object.values(FUNCTIONS))
    expect(functionOf(description)[1].Properties.LoggingConfig.LogFormat).toBe('JSON')
})
