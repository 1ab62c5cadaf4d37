import { expect, test } from 'vitest'
import { FUNCTIONS, functionOf, ofType } from './template-parts'

test('does a new page come when the functions that answer it are there?', () => {
  const uploads = ofType('Custom::CDKBucketDeployment')
  const page = uploads.find(([, { Properties }]) => Properties.DestinationBucketKeyPrefix === undefined)
  expect(page?.[1].DependsOn).toContain(functionOf(FUNCTIONS.http)[0])
})
