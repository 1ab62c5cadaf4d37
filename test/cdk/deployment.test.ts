import { Match } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import { synthesise } from './synthesised'
import { edgeKey, FUNCTIONS, functionOf, ofType, otherEdgeKey } from './template-parts'

test('can the key of the edge be changed for the other, which is believed before?', () => {
  const own = synthesise({ edgeKey: 'b' })
  const [distribution] = Object.values(own.resources).filter(({ Type }) => Type === 'AWS::CloudFront::Distribution')
  const shown = distribution?.Properties.DistributionConfig.Origins.flatMap(
    (one: { OriginCustomHeaders?: { HeaderValue: object }[] }) => one.OriginCustomHeaders ?? [],
  )
  expect(shown).toEqual([{ HeaderName: 'armada-edge-key', HeaderValue: otherEdgeKey }])
  const [, http] = functionOf(FUNCTIONS.http)
  expect(http.Properties.Environment.Variables).toMatchObject({ EDGE_KEY: edgeKey, OTHER_EDGE_KEY: otherEdgeKey })
})

test('does a new page come when the functions that answer it are there?', () => {
  const uploads = ofType('Custom::CDKBucketDeployment')
  const page = uploads.find(([, { Properties }]) => Properties.DestinationBucketKeyPrefix === undefined)
  expect(page?.[1].DependsOn).toContain(functionOf(FUNCTIONS.http)[0])
})

test('pages are uploaded after the files they name, and are asked for anew each time', () => {
  const uploads = ofType('Custom::CDKBucketDeployment')
  const upload = (prefix: string | undefined) =>
    uploads.find(([, { Properties }]) => Properties.DestinationBucketKeyPrefix === prefix)
  const [assets, pages] = [upload('assets'), upload(undefined)]
  expect(assets?.[1].Properties.SystemMetadata).toEqual({ 'cache-control': 'public, max-age=31536000, immutable' })
  expect(pages?.[1].Properties.SystemMetadata).toEqual({ 'cache-control': 'no-cache' })
  expect(pages?.[1].DependsOn).toContain(assets?.[0])
  // A page that is open during a deployment still finds its own files.
  for (const [, { Properties }] of uploads) expect(Properties.Prune).toBe(false)
})

test('a domain of one’s own becomes the address that mails link to', () => {
  const domain = { name: 'armada.example.org', certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/x' }
  const own = synthesise({ domain })
  own.template.hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: Match.objectLike({
      Aliases: [domain.name],
      ViewerCertificate: {
        AcmCertificateArn: domain.certificateArn,
        MinimumProtocolVersion: 'TLSv1.2_2021',
        SslSupportMethod: 'sni-only',
      },
    }),
  })
  own.template.hasResourceProperties('AWS::Lambda::Function', {
    Environment: { Variables: Match.objectLike({ ORIGIN: `https://${domain.name}` }) },
  })
  expect(own.violations).toEqual([])
})
