import { expect } from 'vitest'
import { type Resource, synthesise } from './synthesised'

export const { template, resources, violations } = synthesise()

export const ofType = (type: string): [id: string, resource: Resource][] =>
  Object.entries(resources).filter(([, resource]) => resource.Type === type)
export const only = (type: string): Resource => {
  const found = ofType(type).map(([, resource]) => resource)
  if (found[0] === undefined || found.length > 1) throw new Error(`${found.length} of ${type}`)
  return found[0]
}
export const functionOf = (description: string): [id: string, resource: Resource] => {
  const found = ofType('AWS::Lambda::Function').find(([, { Properties }]) => Properties.Description === description)
  if (!found) throw new Error(`no function ${description}`)
  return found
}
export const FUNCTIONS = {
  http: 'Answers requests',
  heads: 'Writes out what a commit produced',
  minute: 'Sends notices, ends games, finishes what was left',
  live: 'Lets open pages hear of steps',
  mailEvents: 'Notes mails that come back',
}

/** Every statement that the role of a function carries. */
export function statementsOf(description: string) {
  const [, { Properties }] = functionOf(description)
  const role: string = Properties.Role['Fn::GetAtt'][0]
  expect(resources[role]?.Properties).not.toHaveProperty('ManagedPolicyArns')
  expect(resources[role]?.Properties).not.toHaveProperty('Policies')
  return ofType('AWS::IAM::Policy')
    .filter(([, policy]) => policy.Properties.Roles.some((one: { Ref: string }) => one.Ref === role))
    .flatMap(([, policy]) => policy.Properties.PolicyDocument.Statement)
    .map((statement) => ({ ...statement, Action: [statement.Action].flat() as string[] }))
}
export const tableStatements = (description: string) =>
  statementsOf(description).filter(({ Action }) => Action.some((action: string) => /^dynamodb:.*Item$/.test(action)))
export const idOf = (type: string): string => ofType(type)[0]?.[0] ?? ''
export const at = (id: string, attribute: string) => ({ 'Fn::GetAtt': [id, attribute] })
/** Resources of the stack that an ARN is made of, each once. */
export const idsIn = (made: unknown): string[] => {
  const named = [...JSON.stringify(made).matchAll(/"(?:Ref":|Fn::GetAtt":\[)"(\w+)"/g)].map(([, id = '']) => id)
  return [...new Set(named)].filter((id) => id in resources)
}
export const sorted = (texts: readonly string[]) => [...texts].sort((x, y) => x.localeCompare(y))

/** A secret of the stack, as CloudFormation will find it while deploying. */
const keyThat = (does: string) => {
  const [id] = ofType('AWS::SecretsManager::Secret').find(([, one]) => one.Properties.Description.includes(does)) ?? []
  return { 'Fn::Join': ['', ['{{resolve:secretsmanager:', { Ref: id }, ':SecretString:::}}']] }
}
export const edgeKey = keyThat('came through CloudFront (a)')
export const otherEdgeKey = keyThat('came through CloudFront (b)')
export const liveKey = keyThat('signs tickets')
export const WRITES_LOG = ['logs:CreateLogStream', 'logs:PutLogEvents']
export const USES_ROWS = [
  'dynamodb:BatchGetItem',
  'dynamodb:BatchWriteItem',
  'dynamodb:DeleteItem',
  'dynamodb:GetItem',
  'dynamodb:PutItem',
  'dynamodb:Query',
  'dynamodb:UpdateItem',
]
export const READS_STREAM = [
  'dynamodb:DescribeStream',
  'dynamodb:GetRecords',
  'dynamodb:GetShardIterator',
  'dynamodb:ListStreams',
]
export const LETS_PAGES_IN = ['dynamodb:DeleteItem', 'dynamodb:PutItem', 'dynamodb:Query']
export const TELLS_PAGES = ['execute-api:ManageConnections']
export const SENDS_MAIL = ['ses:SendEmail']
export const GIVES_UP = ['sqs:GetQueueAttributes', 'sqs:GetQueueUrl', 'sqs:SendMessage']
