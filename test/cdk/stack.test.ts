import { App, Validations } from 'aws-cdk-lib'
import { Match } from 'aws-cdk-lib/assertions'
import { describe, expect, test, vi } from 'vitest'
import { API_PATHS, CONTENT_SECURITY_POLICY, EXPORT_PATH, MORE_SECURITY_HEADERS } from '#cdk/constructs/web-site'
import { synthesise } from './synthesised'
import {
  at,
  edgeKey,
  FUNCTIONS,
  functionOf,
  GIVES_UP,
  idOf,
  idsIn,
  LETS_PAGES_IN,
  liveKey,
  ofType,
  only,
  otherEdgeKey,
  READS_STREAM,
  resources,
  SENDS_MAIL,
  sorted,
  statementsOf,
  TELLS_PAGES,
  tableStatements,
  template,
  USES_ROWS,
  violations,
  WRITES_LOG,
} from './template-parts'

test('cdk-nag finds nothing that is not accepted with a reason', () => {
  expect(violations.map(({ ruleName, description }) => `${ruleName} ${description}`)).toEqual([])
})

test('each accepted finding is one that cdk-nag has, and each has its reason', () => {
  const accepted: { id: string; reason?: string }[] = []
  const validations = Object.getPrototypeOf(Validations.of(new App())) as Validations
  const acknowledging = vi.spyOn(validations, 'acknowledge').mockImplementation((...all) => {
    accepted.push(...all)
  })
  const found = synthesise().violations.flatMap((one) => one.violatingResources.map(() => one.ruleName))
  acknowledging.mockRestore()
  expect(sorted(accepted.map(({ id }) => id))).toEqual(sorted(found))
  for (const { reason } of accepted) expect(reason).toMatch(/\w+ \w+/)
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
        SSESpecification: { SSEEnabled: true, SSEType: 'KMS' },
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
    expect(Properties.Timeout).toBeLessThanOrEqual(75)
    const log = resources[Properties.LoggingConfig.LogGroup.Ref]
    expect(log?.Properties.RetentionInDays).toBe(30)
  })

  test.each([
    [FUNCTIONS.http, [...WRITES_LOG, ...USES_ROWS, ...SENDS_MAIL]],
    [FUNCTIONS.heads, [...WRITES_LOG, ...USES_ROWS, ...READS_STREAM, ...GIVES_UP, ...TELLS_PAGES]],
    [FUNCTIONS.minute, [...WRITES_LOG, ...USES_ROWS, ...SENDS_MAIL]],
    [FUNCTIONS.live, [...WRITES_LOG, ...LETS_PAGES_IN]],
    [FUNCTIONS.mailEvents, [...WRITES_LOG, ...USES_ROWS]],
  ])('%s: may do this and nothing else', (description, allowed) => {
    expect(sorted(statementsOf(description).flatMap(({ Action }) => Action))).toEqual(sorted(allowed))
    for (const { Resource: resource } of tableStatements(description))
      expect(JSON.stringify(resource)).not.toMatch(/[*]/)
  })

  test.each([
    [FUNCTIONS.heads, ['GAME#*', 'USER#*', 'DUE#*', 'INVITE#*', 'LIVE#*']],
    [FUNCTIONS.minute, ['GAME#*', 'USER#*', 'DUE#*', 'INVITE#*', 'SERVICE*']],
    [FUNCTIONS.live, ['LIVE#*']],
    [FUNCTIONS.mailEvents, ['GAME#*', 'USER#*', 'DUE#*', 'INVITE#*', 'EMAIL#*']],
  ])('%s: no sessions, no sign-in links', (description, prefixes) => {
    for (const { Condition } of tableStatements(description)) {
      expect(Condition).toEqual({ 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': prefixes } })
    }
  })

  test.each(Object.values(FUNCTIONS))('%s: no right to everything', (description) => {
    const actions = statementsOf(description).flatMap(({ Action }) => Action)
    expect(actions.filter((action) => /[*]/.test(action))).toEqual([])
    expect(statementsOf(description).filter(({ Resource: resource }) => resource === '*')).toEqual([])
  })

  test.each(Object.values(FUNCTIONS))('%s: knows no secret but those that it needs', (description) => {
    const [, { Properties }] = functionOf(description)
    const { MAIL_FROM, EDGE_KEY, OTHER_EDGE_KEY, LIVE_KEY, LIVE_ENDPOINT, METRICS, ...variables } =
      Properties.Environment.Variables
    const { http, heads, minute, live } = FUNCTIONS
    expect([EDGE_KEY, OTHER_EDGE_KEY]).toEqual(description === http ? [edgeKey, otherEdgeKey] : [undefined, undefined])
    expect(LIVE_KEY).toEqual([http, live].includes(description) ? liveKey : undefined)
    expect(METRICS).toBe(description === minute ? 'ArmadaByPost' : undefined)
    expect(LIVE_ENDPOINT !== undefined).toBe(description === heads)
    expect(MAIL_FROM).toBe([http, minute].includes(description) ? 'no-reply@example.org' : undefined)
    expect(sorted(Object.keys(variables))).toEqual(['BUILD', 'NODE_OPTIONS', 'ORIGIN', 'TABLE_NAME'])
    // Nobody asks for it at run time; the template only refers to it.
    expect(statementsOf(description).flatMap(({ Action }) => Action)).not.toContain('secretsmanager:GetSecretValue')
  })
})

describe('rights', () => {
  test.each(Object.values(FUNCTIONS))('of “%s” are each for one thing of this stack', (description) => {
    const [, { Properties }] = functionOf(description)
    const things = {
      logs: [at(Properties.LoggingConfig.LogGroup.Ref, 'Arn')],
      rows: [at(idOf('AWS::DynamoDB::GlobalTable'), 'Arn')],
      stream: [at(idOf('AWS::DynamoDB::GlobalTable'), 'StreamArn')],
      sqs: [at(idOf('AWS::SQS::Queue'), 'Arn')],
    }
    for (const { Action, Resource: resource, Condition, Effect } of statementsOf(description)) {
      expect(Effect).toBe('Allow')
      const [service = ''] = Action[0]?.split(':') ?? []
      if (service === 'ses') {
        // An ARN is put together around the name, and one sender may be used.
        expect(idsIn(resource)).toEqual([idOf('AWS::SES::EmailIdentity'), idOf('AWS::SES::ConfigurationSet')])
        expect(Condition).toEqual({ StringEquals: { 'ses:FromAddress': 'no-reply@example.org' } })
        continue
      }
      if (service === 'execute-api') continue // Of the live channel, see there.
      const ofTable = Action.every((action: string) => READS_STREAM.includes(action)) ? 'stream' : 'rows'
      const kind = service === 'dynamodb' ? ofTable : service
      expect([resource].flat()).toEqual(things[kind as keyof typeof things])
    }
  })

  test('have the functions, the schedule and the uploader, and nobody else', () => {
    const trusted = ofType('AWS::IAM::Role').map(([, { Properties }]) => {
      const [{ Action, Principal, Condition }] = Properties.AssumeRolePolicyDocument.Statement
      expect([Action, Condition]).toEqual(['sts:AssumeRole', undefined])
      return Principal.Service
    })
    const lambda = 'lambda.amazonaws.com'
    expect(sorted(trusted)).toEqual([...Array(6).fill(lambda), 'scheduler.amazonaws.com'])
    expect(ofType('AWS::IAM::User')).toEqual([])
    const [schedule] = ofType('AWS::IAM::Policy')
      .flatMap(([, { Properties }]) => Properties.PolicyDocument.Statement)
      .filter(({ Action }) => Action === 'lambda:InvokeFunction')
    expect(idsIn(schedule.Resource)).toEqual([functionOf(FUNCTIONS.minute)[0]])
  })

  test('to call a function from outside have the APIs, for the two that answer them, and the rule for returned mails', () => {
    const allowed = ofType('AWS::Lambda::Permission').map(([, { Properties }]) => {
      expect(Properties.SourceArn).toBeDefined()
      return `${Properties.Principal} ${Properties.FunctionName['Fn::GetAtt'][0]}`
    })
    const [http, live, mailEvents] = [FUNCTIONS.http, FUNCTIONS.live, FUNCTIONS.mailEvents].map(
      (one) => functionOf(one)[0],
    )
    const gateway = 'apigateway.amazonaws.com'
    expect(new Set(allowed)).toEqual(
      new Set([`${gateway} ${http}`, `${gateway} ${live}`, `events.amazonaws.com ${mailEvents}`]),
    )
    expect(ofType('AWS::Lambda::Url')).toEqual([])
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

  test('HEADs are followed, and no other row', () => {
    expect(mapping.Properties.FilterCriteria.Filters).toHaveLength(1)
    expect(mapping.Properties.BatchSize).toBe(10)
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
  interface Behavior {
    PathPattern: string
    ResponseHeadersPolicyId: { Ref: string }
    FunctionAssociations: { EventType: string; FunctionARN: { 'Fn::GetAtt': [string] } }[]
  }
  const config = only('AWS::CloudFront::Distribution').Properties.DistributionConfig
  const behaviorOf = (path: string): Behavior => config.CacheBehaviors.find((one: Behavior) => one.PathPattern === path)

  test('pages come from a bucket that only CloudFront may read', () => {
    template.hasResourceProperties('AWS::S3::Bucket', {
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
    })
    const [{ DomainName, OriginAccessControlId }] = config.Origins.filter(
      (one: { S3OriginConfig?: object }) => one.S3OriginConfig,
    )
    expect(DomainName['Fn::GetAtt'][0]).toBe(ofType('AWS::S3::Bucket')[0]?.[0])
    expect(OriginAccessControlId).toEqual({
      'Fn::GetAtt': [ofType('AWS::CloudFront::OriginAccessControl')[0]?.[0], 'Id'],
    })
    const distribution = JSON.stringify({ Ref: ofType('AWS::CloudFront::Distribution')[0]?.[0] })
    const allowed = only('AWS::S3::BucketPolicy').Properties.PolicyDocument.Statement.filter(
      ({ Effect }: { Effect: string }) => Effect === 'Allow',
    )
    expect(allowed).toMatchObject([{ Action: 's3:GetObject', Principal: { Service: 'cloudfront.amazonaws.com' } }])
    expect(JSON.stringify(allowed[0].Condition.StringEquals['AWS:SourceArn'])).toContain(distribution)
    expect(config.DefaultCacheBehavior.ViewerProtocolPolicy).toBe('redirect-to-https')
  })

  test('answers of the application are never cached, and cookies reach it', () => {
    const cachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad'
    const allViewerExceptHost = 'b689b0a8-53d0-40ab-baf2-68738e2966ac'
    const ofApi = config.CacheBehaviors.filter(
      (one: Behavior) => !['/assets/*', '/live', EXPORT_PATH].includes(one.PathPattern),
    )
    expect(ofApi.map((one: Behavior) => one.PathPattern)).toEqual(API_PATHS)
    for (const behavior of ofApi) {
      expect(behavior).toMatchObject({
        CachePolicyId: cachingDisabled,
        OriginRequestPolicyId: allViewerExceptHost,
        ViewerProtocolPolicy: 'https-only',
      })
      expect(behavior.AllowedMethods).toContain('POST')
    }
  })

  test('the application is reached through CloudFront alone, which tells it who asks', () => {
    const headers = config.Origins.flatMap((one: { OriginCustomHeaders?: object[] }) => one.OriginCustomHeaders ?? [])
    expect(headers).toEqual([{ HeaderName: 'armada-edge-key', HeaderValue: edgeKey }])
    for (const [, { Properties }] of ofType('AWS::SecretsManager::Secret'))
      expect(Properties.GenerateSecretString.PasswordLength).toBe(43)
    for (const path of API_PATHS) {
      const [associated] = behaviorOf(path).FunctionAssociations
      expect(associated?.EventType).toBe('viewer-request')
      const code: string = resources[associated?.FunctionARN['Fn::GetAtt'][0] ?? '']?.Properties.FunctionCode
      const answer = new Function('event', `${code}; return handler(event)`)
      const forged = { 'armada-viewer-address': { value: '1.1.1.1', multiValue: [{ value: '1.1.1.1' }] } }
      expect(answer({ request: { headers: forged }, viewer: { ip: '203.0.113.9' } })).toEqual({
        headers: { 'armada-viewer-address': { value: '203.0.113.9' } },
      })
    }
  })

  test('every path of a page leads through the choice of its start page, and the cache knows it by that file', () => {
    const { FunctionAssociations, CachePolicyId } = config.DefaultCacheBehavior
    const [{ EventType, FunctionARN }] = FunctionAssociations
    // Asked before the cache, which is keyed by path alone: no cookie, no language.
    expect(EventType).toBe('viewer-request')
    expect(CachePolicyId).toBe('658327ea-f89d-4fab-a63d-7e88639e58f6')
    const code: string = resources[FunctionARN['Fn::GetAtt'][0]]?.Properties.FunctionCode
    expect(code).toContain('function handler(event)')
    expect(config).not.toHaveProperty('CustomErrorResponses')
  })

  test('a page tells browsers what it depends on, a file with a hash in its name does not', () => {
    const headersOf = (behavior: { ResponseHeadersPolicyId: { Ref: string } }) =>
      resources[behavior.ResponseHeadersPolicyId.Ref]?.Properties.ResponseHeadersPolicyConfig
    const page = headersOf(config.DefaultCacheBehavior)
    const file = headersOf(behaviorOf('/assets/*'))
    const always = Object.entries(MORE_SECURITY_HEADERS).map(([Header, Value]) => ({ Header, Value, Override: true }))
    expect(page.CustomHeadersConfig.Items).toEqual([
      ...always,
      { Header: 'Vary', Value: 'Accept-Encoding, Cookie, Accept-Language', Override: true },
    ])
    expect(file.CustomHeadersConfig.Items).toEqual(always)
    expect(behaviorOf('/assets/*')).not.toHaveProperty('FunctionAssociations')
    for (const { SecurityHeadersConfig: headers } of [page, file]) {
      expect(headers.ContentSecurityPolicy).toEqual({
        ContentSecurityPolicy: CONTENT_SECURITY_POLICY,
        Override: true,
      })
      expect(headers.StrictTransportSecurity.AccessControlMaxAgeSec).toBe(63_072_000)
      expect(headers).toMatchObject({
        ContentTypeOptions: { Override: true },
        FrameOptions: { FrameOption: 'DENY' },
        ReferrerPolicy: { ReferrerPolicy: 'no-referrer' },
      })
    }
  })

  test('requests are bounded, and their log holds no path', () => {
    const [stage] = ofType('AWS::ApiGatewayV2::Stage').filter(([, one]) => one.Properties.StageName === '$default')
    const { DefaultRouteSettings, AccessLogSettings } = stage?.[1].Properties ?? {}
    expect(DefaultRouteSettings).toEqual({ ThrottlingBurstLimit: 2000, ThrottlingRateLimit: 1000 })
    expect(AccessLogSettings.Format).not.toMatch(/path/i)
  })
})
