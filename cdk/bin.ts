import { join } from 'node:path'
import { App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { buildName, NO_COMMIT } from './build-name'
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

const root = process.cwd()
const build = text('build') ?? buildName()
if (build === NO_COMMIT)
  console.warn('This is no Git checkout, so moves are noted without a commit. Say which it is: -c build=NAME')
const domain = both('domainName', 'certificateArn')
const discord = both('discordApplication', 'discordPublicKey')

new ArmadaStack(app, 'ArmadaByPost', {
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
  description: 'Armada by Post: table, functions, pages, mails, alarms',
})
Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
