import { join } from 'node:path'
import { App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { buildName, NO_COMMIT } from './build-name'
import { EDGE_KEYS } from './constructs/generated-key'
import { FirewallStack } from './firewall-stack'
import { ArmadaStack } from './stack'

const app = new App({ analyticsReporting: false })
const text = (key: string): string | undefined => {
  const value: unknown = app.node.tryGetContext(key)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Both or neither, each from `-c KEY=…`. */
function both<A extends string, B extends string>(a: A, b: B): Record<A | B, string> | undefined {
  const [one, other] = [text(a), text(b)]
  if ((one === undefined) !== (other === undefined)) throw new Error(`-c ${a}=… and -c ${b}=… belong together`)
  return one === undefined || other === undefined ? undefined : ({ [a]: one, [b]: other } as Record<A | B, string>)
}

/** One of these words, from `-c KEY=…`. */
function oneOf<W extends string>(key: string, words: readonly W[]): W | undefined {
  const said = text(key)
  const word = words.find((one) => one === said)
  if (said !== undefined && word === undefined) throw new Error(`-c ${key}=… is one of ${words.join(', ')}`)
  return word
}

const root = process.cwd()
const build = text('build') ?? buildName()
if (build === NO_COMMIT)
  console.warn('This is no Git checkout, so moves are noted without a commit. Say which it is: -c build=NAME')
const domain = both('domainName', 'certificateArn')
const discord = both('discordApplication', 'discordPublicKey')

/** A number above 0, from `-c KEY=…`. */
function numberOf(key: string): number | undefined {
  const said = text(key)
  if (said === undefined) return undefined
  if (!(Number(said) > 0)) throw new Error(`-c ${key}=… is a number above 0`)
  return Number(said)
}
const isOn = (key: string): boolean => oneOf(key, ['on', 'off']) === 'on'

const name = text('stackName') ?? 'ArmadaByPost'
if (isOn('firewall')) new FirewallStack(app, `${name}Firewall`, { description: 'Armada by Post: firewall' })
else
  new ArmadaStack(app, name, {
    webAclArn: text('webAclArn'),
    reserve: isOn('reserve'),
    maintenance: isOn('maintenance'),
    budget: numberOf('budget'),
    mailsADay: numberOf('mailsADay'),
    metrics: name,
    functionFiles: join(root, 'dist', 'functions'),
    build,
    webFiles: join(root, 'dist', 'web'),
    mail: {
      from: text('mailFrom') ?? (domain && `no-reply@${domain.domainName}`),
      testers: text('testers')?.split(','),
    },
    alarmsTo: text('alarmsTo'),
    domain: domain && { name: domain.domainName, certificateArn: domain.certificateArn },
    discord: discord && { id: discord.discordApplication, publicKey: discord.discordPublicKey },
    restored: both('tableName', 'tableStreamArn'),
    edgeKey: oneOf('edgeKey', EDGE_KEYS),
    description: 'Armada by Post: table, functions, pages, mails, alarms',
  })
Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
