import { Match } from 'aws-cdk-lib/assertions'
import { describe, expect, test } from 'vitest'
import { PAGE_REWRITE } from '#cdk/constructs/web-site'
import { type Resource, synthesise } from './synthesised'

const { template, resources, violations } = synthesise()

const ofType = (type: string): [id: string, resource: Resource][] =>
  Object.entries(resources).filter(([, resource]) => resource.Type === type)
const only = (type: string): Resource => {
  const found = ofType(type).map(([, resource]) => resource)
  if (found[0] === undefined || found.length > 1) throw new Error(`${found.length} of ${type}`)
  return found[0]
}
const functionOf = (description: string): [id: string, resource: Resource] => {
  const found = ofType('AWS::Lambda::Function').find(([, { Properties }]) => Properties.Description === description)
  if (!found) throw new Error(`no function ${description}`)
  return found
}
const FUNCTIONS = {
  http: 'Answers requests',
  heads: 'Writes out what a commit produced',
  minute: 'Sends notices, ends games, finishes what was left',
}

/** Every statement that the role of a function carries. */
function statementsOf(description: string) {
  const [, { Properties }] = functionOf(description)
  const role: string = Properties.Role['Fn::GetAtt'][0]
  return ofType('AWS::IAM::Policy')
    .filter(([, policy]) => policy.Properties.Roles.some((one: { Ref: string }) => one.Ref === role))
    .flatMap(([, policy]) => policy.Properties.PolicyDocument.Statement)
    .map((statement) => ({ ...statement, Action: [statement.Action].flat() as string[] }))
}
const tableStatements = (description: string) =>
  statementsOf(description).filter(({ Action }) => Action.some((action: string) => /^dynamodb:.*Item$/.test(action)))

test('cdk-nag finds nothing that is not accepted with a reason', () => {
  expect(violations.map(({ ruleName, description }) => `${ruleName} ${description}`)).toEqual([])
})

describe('the table', () => {
  test('is billed by request, kept for good and can be restored to any second', () => {
    template.hasResource('AWS::DynamoDB::GlobalTable', {
      DeletionPolicy: 'Retain',
      Properties: {
        BillingMode: 'PAY_PER_REQUEST',
        KeySchema: [
          { AttributeName: 'pk', KeyType: 'HASH' },
          { AttributeName: 'sk', KeyType: 'RANGE' },
        ],
        StreamSpecification: { StreamViewType: 'KEYS_ONLY' },
        TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
        Replicas: [
          Match.objectLike({
            DeletionProtectionEnabled: true,
            PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
          }),
        ],
      },
    })
  })

  test('has no secondary index', () => {
    const { Properties } = only('AWS::DynamoDB::GlobalTable')
    expect(Properties).not.toHaveProperty('GlobalSecondaryIndexes')
    expect(Properties).not.toHaveProperty('LocalSecondaryIndexes')
  })
})

describe('the functions', () => {
  test.each(Object.values(FUNCTIONS))('%s: arm64, a bounded time, a log that ends', (description) => {
    const [, { Properties }] = functionOf(description)
    expect(Properties).toMatchObject({ Architectures: ['arm64'], Runtime: 'nodejs24.x', Handler: 'index.handler' })
    expect(Properties.Timeout).toBeLessThanOrEqual(55)
    const log = resources[Properties.LoggingConfig.LogGroup.Ref]
    expect(log?.Properties.RetentionInDays).toBe(30)
  })

  test.each(Object.values(FUNCTIONS))('%s: reads and writes rows, and nothing else of the table', (description) => {
    const allowed = [
      'dynamodb:BatchGetItem',
      'dynamodb:BatchWriteItem',
      'dynamodb:DeleteItem',
      'dynamodb:GetItem',
      'dynamodb:PutItem',
      'dynamodb:Query',
      'dynamodb:UpdateItem',
    ]
    const actions = tableStatements(description).flatMap(({ Action }) => Action)
    expect(actions.toSorted((a, b) => a.localeCompare(b))).toEqual(allowed)
    for (const { Resource: resource } of tableStatements(description))
      expect(JSON.stringify(resource)).not.toMatch(/[*]/)
  })

  test.each([
    [FUNCTIONS.heads, ['GAME#*', 'USER#*', 'DUE#*', 'INVITE#*']],
    [FUNCTIONS.minute, ['GAME#*', 'USER#*', 'DUE#*', 'INVITE#*', 'SERVICE*']],
  ])('%s: no sessions, no sign-in links', (description, prefixes) => {
    for (const { Condition } of tableStatements(description)) {
      expect(Condition).toEqual({ 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': prefixes } })
    }
  })

  test.each(Object.values(FUNCTIONS))('%s: no right to everything', (description) => {
    const actions = statementsOf(description).flatMap(({ Action }) => Action)
    expect(actions.filter((action) => /[*]/.test(action))).toEqual([])
    const wide = statementsOf(description).filter(({ Resource: resource }) => resource === '*')
    expect(wide.flatMap(({ Action }) => Action).filter((action) => action !== 'dynamodb:ListStreams')).toEqual([])
  })

  test('only those that send mail know how, and the template does not', () => {
    const knows = (description: string) => 'SMTP_URL' in functionOf(description)[1].Properties.Environment.Variables
    expect(Object.values(FUNCTIONS).filter(knows)).toEqual([FUNCTIONS.http, FUNCTIONS.minute])
    const [, { Properties }] = functionOf(FUNCTIONS.http)
    expect(JSON.stringify(Properties.Environment.Variables.SMTP_URL)).toContain('{{resolve:secretsmanager:smtp')
  })
})

describe('the second and the third chance', () => {
  const mapping = only('AWS::Lambda::EventSourceMapping')

  test('a record that fails is tried again alone, a bounded number of times, and then kept', () => {
    expect(mapping.Properties).toMatchObject({
      FunctionName: { Ref: functionOf(FUNCTIONS.heads)[0] },
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      BisectBatchOnFunctionError: true,
      MaximumRetryAttempts: 5,
      MaximumRecordAgeInSeconds: 6 * 3600,
    })
    const queue: string = mapping.Properties.DestinationConfig.OnFailure.Destination['Fn::GetAtt'][0]
    expect(resources[queue]?.Properties).toMatchObject({ MessageRetentionPeriod: 14 * 24 * 3600 })
  })

  test('the minute ticks every minute and leaves a failed minute to the next', () => {
    template.hasResourceProperties('AWS::Scheduler::Schedule', {
      ScheduleExpression: 'rate(1 minute)',
      State: 'ENABLED',
      Target: {
        Arn: { 'Fn::GetAtt': [functionOf(FUNCTIONS.minute)[0], 'Arn'] },
        RetryPolicy: { MaximumRetryAttempts: 0 },
      },
    })
    template.hasResourceProperties('AWS::Lambda::EventInvokeConfig', { MaximumRetryAttempts: 0 })
  })
})

describe('the address', () => {
  const config = only('AWS::CloudFront::Distribution').Properties.DistributionConfig

  test('pages come from a bucket that only CloudFront may read', () => {
    template.hasResourceProperties('AWS::S3::Bucket', {
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
    })
    expect(config.DefaultCacheBehavior.ViewerProtocolPolicy).toBe('redirect-to-https')
  })

  test('answers of the application are never cached, and cookies reach it', () => {
    const cachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad'
    const allViewerExceptHost = 'b689b0a8-53d0-40ab-baf2-68738e2966ac'
    for (const behavior of config.CacheBehaviors) {
      expect(behavior).toMatchObject({
        CachePolicyId: cachingDisabled,
        OriginRequestPolicyId: allViewerExceptHost,
        ViewerProtocolPolicy: 'https-only',
      })
      expect(behavior.AllowedMethods).toContain('POST')
    }
  })

  test('every path of a page leads to the one page, every file to itself', () => {
    const rewrite = new Function('event', `${PAGE_REWRITE}; return handler(event).uri`) as (event: object) => string
    const uri = (path: string) => rewrite({ request: { uri: path } })
    for (const page of ['/', '/sign-in', '/i/ab12', '/g/0123456789abcdef']) expect(uri(page)).toBe('/index.html')
    expect(uri('/assets/index-a1b2.js')).toBe('/assets/index-a1b2.js')
  })

  test('a domain of one’s own becomes the address that mails link to', () => {
    const domain = { name: 'armada.example.org', certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/x' }
    const own = synthesise({ domain })
    own.template.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: Match.objectLike({ Aliases: [domain.name] }),
    })
    own.template.hasResourceProperties('AWS::Lambda::Function', {
      Environment: { Variables: Match.objectLike({ ORIGIN: `https://${domain.name}` }) },
    })
    expect(own.violations).toEqual([])
  }, 30_000)
})
