import { describe, expect, test } from 'vitest'
import { metricsOf } from '#functions/entry/tick-metrics'
import { type Resource, synthesise } from './synthesised'

const { template, resources, violations, warnings } = synthesise({
  mail: { from: 'armada@mail.example.org', testers: ['anne@example.com', 'ben@example.com'] },
  alarmsTo: 'keeper@example.org',
})

const ofType = (type: string, among = resources): [id: string, resource: Resource][] =>
  Object.entries(among).filter(([, resource]) => resource.Type === type)
const only = (type: string): [id: string, properties: Resource['Properties']] => {
  const [first, ...others] = ofType(type)
  if (first === undefined || others.length > 0) throw new Error(`${others.length} more of ${type}`)
  return [first[0], first[1].Properties]
}
const alarms = ofType('AWS::CloudWatch::Alarm').map(([, { Properties }]) => Properties)
const alarmOn = (MetricName: string) => alarms.filter((alarm) => alarm.MetricName === MetricName)
const MINUTES = 60

test('cdk-nag finds nothing that is not accepted with a reason', () => {
  expect(violations.map(({ ruleName, description }) => `${ruleName} ${description}`)).toEqual([])
})

describe('mails', () => {
  test('come from a domain that signs them, leave encrypted, and go to nobody who bounced or complained', () => {
    const [rules, { DeliveryOptions, SuppressionOptions }] = only('AWS::SES::ConfigurationSet')
    expect(DeliveryOptions).toEqual({ TlsPolicy: 'REQUIRE' })
    expect(SuppressionOptions).toEqual({ SuppressedReasons: ['BOUNCE', 'COMPLAINT'] })
    template.hasResourceProperties('AWS::SES::EmailIdentity', {
      EmailIdentity: 'mail.example.org',
      ConfigurationSetAttributes: { ConfigurationSetName: { Ref: rules } },
    })
    const dkim = Object.values(template.findOutputs('*', { Description: 'DNS record of the domain' }))
    expect(dkim).toHaveLength(3)
  })

  test('are sent by two functions, each as this one sender only', () => {
    const identities = ofType('AWS::SES::EmailIdentity')
    expect(identities.map(([, { Properties }]) => Properties.EmailIdentity)).toEqual([
      'mail.example.org',
      'anne@example.com',
      'ben@example.com',
    ])
    const statements = ofType('AWS::IAM::Policy')
      .flatMap(([, { Properties }]) => Properties.PolicyDocument.Statement)
      .filter(({ Action }) => JSON.stringify(Action).includes('ses:'))
    expect(statements).toHaveLength(2)
    for (const { Action, Resource: resource, Condition } of statements) {
      expect(Action).toBe('ses:SendEmail')
      expect(Condition).toEqual({ StringEquals: { 'ses:FromAddress': 'armada@mail.example.org' } })
      const named = [...identities.map(([id]) => id), only('AWS::SES::ConfigurationSet')[0]]
      expect(resource.flatMap((one: object) => named.filter((id) => JSON.stringify(one).includes(`"${id}"`)))).toEqual(
        named,
      )
      expect(JSON.stringify(resource)).not.toContain('*')
    }
  })

  test('without a sender the stack can be looked at, but says so', () => {
    expect(warnings).toEqual([])
    expect(synthesise({ mail: {} }).warnings).toEqual([expect.stringContaining('mailFrom')])
  })
})

describe('alarms', () => {
  const [topic] = only('AWS::SNS::Topic')

  test('are told to one address, when they begin and when they end', () => {
    template.hasResourceProperties('AWS::SNS::Subscription', {
      Protocol: 'email',
      Endpoint: 'keeper@example.org',
      TopicArn: { Ref: topic },
    })
    for (const { AlarmActions, OKActions, AlarmDescription } of alarms) {
      expect([AlarmActions, OKActions]).toEqual([[{ Ref: topic }], [{ Ref: topic }]])
      expect(AlarmDescription).toMatch(/\w/)
    }
  })

  test('may publish, encrypted, and nobody else may', () => {
    const [, { PolicyDocument }] = only('AWS::SNS::TopicPolicy')
    const allowed = PolicyDocument.Statement.filter(({ Effect }: { Effect: string }) => Effect === 'Allow')
    expect(allowed).toMatchObject([
      {
        Action: 'sns:Publish',
        Principal: { Service: 'cloudwatch.amazonaws.com' },
        Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
      },
    ])
    expect(PolicyDocument.Statement).toContainEqual(
      expect.objectContaining({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
    )
    // CloudWatch could not publish to a topic under the key that AWS keeps for topics.
    expect(resources[topic]?.Properties).not.toHaveProperty('KmsMasterKeyId')
  })

  test.each([
    ['a commit in the dead-letter queue', 'ApproximateNumberOfMessagesVisible', 'Maximum', 1, 1],
    ['a stream handler that is behind', 'IteratorAge', 'Maximum', 10 * MINUTES * 1000, 1],
    ['mails that are overdue', 'OverdueNotices', 'Maximum', 1, 1],
    ['shards that fail again and again', 'FailedShards', 'Maximum', 1, 3],
    ['games that fail again and again', 'FailedGames', 'Maximum', 1, 3],
    ['answers that are our fault', '5xx', 'Sum', 5, 1],
    ['a tick that is behind', 'Behind', 'Maximum', 10 * MINUTES * 1000, 1],
    ['thousands of requests that are refused', '4xx', 'Sum', 5000, 1],
    ['mails that come back', 'Reputation.BounceRate', 'Average', 0.05, 1],
    ['mails that are called spam', 'Reputation.ComplaintRate', 'Average', 0.001, 1],
  ])('begin with %s', (_, metric, Statistic, Threshold, EvaluationPeriods) => {
    expect(alarmOn(metric)).toMatchObject([
      {
        Statistic,
        Threshold,
        EvaluationPeriods,
        ComparisonOperator: 'GreaterThanOrEqualToThreshold',
        TreatMissingData: 'notBreaching',
      },
    ])
  })

  test('begin with an error of any function', () => {
    const watched = alarmOn('Errors').map(({ Dimensions: [{ Value }], Threshold, Statistic }) => {
      expect([Threshold, Statistic]).toEqual([1, 'Sum'])
      return resources[Value.Ref]?.Properties.Description
    })
    expect(new Set(watched)).toEqual(
      new Set([
        'Answers requests',
        'Writes out what a commit produced',
        'Sends notices, ends games, finishes what was left',
        'Lets open pages hear of steps',
        'Notes mails that come back',
      ]),
    )
  })

  test('begin when requests or the tick are kept from running', () => {
    expect(alarmOn('Throttles').map(({ Threshold, Statistic }) => [Threshold, Statistic])).toEqual([
      [1, 'Sum'],
      [1, 'Sum'],
    ])
  })

  test('begin when no tick has come to its end for ten minutes: silence is the worst sign', () => {
    expect(alarmOn('Ticks')).toMatchObject([
      {
        Statistic: 'Sum',
        Threshold: 1,
        ComparisonOperator: 'LessThanThreshold',
        Period: 5 * MINUTES,
        EvaluationPeriods: 2,
        TreatMissingData: 'breaching',
      },
    ])
  })

  test('watch the metrics that the tick writes into its log, by the same names and without dimensions', () => {
    const line = JSON.parse(
      metricsOf({ acted: 5, failed: 2, failedShards: 1, behind: 0, overdue: 3 }, 1_790_000_000_000),
    )
    expect(line).toMatchObject({ Ticks: 1, FailedGames: 2, FailedShards: 1, OverdueNotices: 3 })
    expect(line._aws.Timestamp).toBe(1_790_000_000_000)
    const [{ Namespace, Dimensions, Metrics }] = line._aws.CloudWatchMetrics
    expect(Dimensions).toEqual([[]])
    const own = alarms.filter((alarm) => alarm.Namespace === Namespace)
    const names = Metrics.map(({ Name }: { Name: string }) => Name)
    expect(new Set(own.map(({ MetricName }) => MetricName))).toEqual(new Set(names))
    for (const alarm of own) expect(alarm).not.toHaveProperty('Dimensions')
    for (const name of names) expect(line).toHaveProperty(name)
  })

  test('without an address there is a topic to subscribe to', () => {
    const { resources: silent } = synthesise()
    expect(ofType('AWS::SNS::Topic', silent)).toHaveLength(1)
    expect(ofType('AWS::SNS::Subscription', silent)).toEqual([])
  })
})

describe('the bill', () => {
  test('can be told apart by a tag on everything that costs', () => {
    const tag = { Key: 'Project', Value: 'armada-by-post' }
    for (const type of ['AWS::Lambda::Function', 'AWS::S3::Bucket', 'AWS::SQS::Queue', 'AWS::Logs::LogGroup'])
      for (const [, { Properties }] of ofType(type)) expect(Properties.Tags).toContainEqual(tag)
    expect(only('AWS::DynamoDB::GlobalTable')[1].Replicas[0].Tags).toContainEqual(tag)
    expect(only('AWS::CloudFront::Distribution')[1].Tags).toContainEqual(tag)
    for (const [, { Properties }] of ofType('AWS::ApiGatewayV2::Api'))
      expect(Properties.Tags).toMatchObject({ Project: 'armada-by-post' })
  })

  test('has no log that is kept for ever', () => {
    const logs = ofType('AWS::Logs::LogGroup')
    for (const [, { Properties, DeletionPolicy }] of logs) {
      expect(Properties.RetentionInDays).toBe(30)
      expect(DeletionPolicy).toBe('Delete')
    }
    const written = ofType('AWS::Lambda::Function').map(([, { Properties }]) => Properties.LoggingConfig?.LogGroup.Ref)
    expect(written.every((log) => logs.some(([id]) => id === log))).toBe(true)
  })
})

describe('a backup', () => {
  const restored = {
    tableName: 'armada-restored',
    tableStreamArn: 'arn:aws:dynamodb:eu-central-1:111122223333:table/armada-restored/stream/x',
  }
  const after = synthesise({ restored })

  test('once restored takes the place of the table', () => {
    expect(ofType('AWS::DynamoDB::GlobalTable', after.resources)).toEqual([])
    for (const [, { Properties }] of ofType('AWS::Lambda::Function', after.resources))
      if (Properties.Environment?.Variables.TABLE_NAME)
        expect(Properties.Environment.Variables.TABLE_NAME).toBe(restored.tableName)
    after.template.hasResourceProperties('AWS::Lambda::EventSourceMapping', { EventSourceArn: restored.tableStreamArn })
    const rights = JSON.stringify(ofType('AWS::IAM::Policy', after.resources))
    expect(rights).toContain(`table/${restored.tableName}`)
    expect(after.violations).toEqual([])
  })
})
