import { describe, expect, test } from 'vitest'
import { FUNCTIONS, functionOf, idsIn, ofType, only, resources, statementsOf } from './template-parts'

/** The WebSocket API, and whatever is part of an API. */
const [api, { Properties: channel }] = ofType('AWS::ApiGatewayV2::Api').find(
  ([, { Properties }]) => Properties.ProtocolType === 'WEBSOCKET',
) ?? ['', { Properties: {} }]
const ofChannel = (type: string) =>
  ofType(`AWS::ApiGatewayV2::${type}`).filter(([, { Properties }]) => Properties.ApiId.Ref === api)
const config = only('AWS::CloudFront::Distribution').Properties.DistributionConfig
const atCloudFront = config.CacheBehaviors.find((one: { PathPattern: string }) => one.PathPattern === '/live')

describe('the live channel (design 17)', () => {
  test('has a route for who comes and who leaves, and none for anything that a page might say', () => {
    expect(channel).toMatchObject({ ProtocolType: 'WEBSOCKET' })
    const routes = ofChannel('Route').map(([, { Properties }]) => Properties.RouteKey)
    expect(new Set(routes)).toEqual(new Set(['$connect', '$disconnect']))
    for (const [, { Properties }] of ofChannel('Integration'))
      expect(idsIn(Properties.IntegrationUri)).toEqual([functionOf(FUNCTIONS.live)[0]])
  })

  test('asks its function whether somebody may connect, if there is a ticket in the address at all', () => {
    const [connect] = ofChannel('Route').filter(([, { Properties }]) => Properties.RouteKey === '$connect')
    const [[id, { Properties: authorizer }] = ['', { Properties: {} }]] = ofChannel('Authorizer')
    expect(connect?.[1].Properties).toMatchObject({ AuthorizationType: 'CUSTOM', AuthorizerId: { Ref: id } })
    expect(authorizer).toMatchObject({
      AuthorizerType: 'REQUEST',
      IdentitySource: ['route.request.querystring.ticket'],
    })
    expect(idsIn(authorizer.AuthorizerUri)).toEqual([functionOf(FUNCTIONS.live)[0]])
  })

  test('lets in a bounded number each second, and logs no address', () => {
    const stages = ofChannel('Stage').map(([, { Properties }]) => Properties)
    expect(stages).toMatchObject([
      {
        StageName: 'live',
        AutoDeploy: true,
        DefaultRouteSettings: { ThrottlingRateLimit: 100, ThrottlingBurstLimit: 200 },
      },
    ])
    expect(stages[0]).not.toHaveProperty('AccessLogSettings')
  })

  test('is reached at the address of the site, by the name of its stage, without cookie, cache or other headers', () => {
    const origin = config.Origins.find((one: { Id: string }) => one.Id === atCloudFront.TargetOriginId)
    expect(idsIn(origin.DomainName)).toEqual([api])
    expect(origin.OriginPath).toBeUndefined()
    expect(atCloudFront).toMatchObject({
      CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
      ViewerProtocolPolicy: 'https-only',
    })
    const policy = resources[atCloudFront.OriginRequestPolicyId.Ref]?.Properties.OriginRequestPolicyConfig
    expect(policy.CookiesConfig).toEqual({ CookieBehavior: 'none' })
    expect(policy.QueryStringsConfig).toEqual({ QueryStringBehavior: 'whitelist', QueryStrings: ['ticket'] })
    expect(policy.HeadersConfig.Headers).toEqual(expect.arrayContaining(['Origin', 'Sec-WebSocket-Key']))
    expect(policy.HeadersConfig.Headers.join()).not.toMatch(/cookie|authorization|host/i)
  })

  test('is posted to by the function that writes commits out, and by nobody else', () => {
    const posting = Object.values(FUNCTIONS).flatMap((description) =>
      statementsOf(description)
        .filter(({ Action }) => Action.includes('execute-api:ManageConnections'))
        .map(({ Resource: resource }) => [description, resource] as const),
    )
    expect(posting.map(([description]) => description)).toEqual([FUNCTIONS.heads])
    const [, resource] = posting[0] ?? []
    expect(idsIn(resource)).toEqual([api])
    expect(JSON.stringify(resource)).toContain('/live/POST/@connections/*')
    const { LIVE_ENDPOINT } = functionOf(FUNCTIONS.heads)[1].Properties.Environment.Variables
    expect(idsIn(LIVE_ENDPOINT)).toEqual([api])
  })
})
