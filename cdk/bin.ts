import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { ArmadaStack } from './stack'

const app = new App({ analyticsReporting: false })
const text = (key: string): string | undefined => {
  const value: unknown = app.node.tryGetContext(key)
  return typeof value === 'string' && value !== '' ? value : undefined
}
const root = process.cwd()
const name = text('domainName')
const certificateArn = text('certificateArn')

new ArmadaStack(app, 'ArmadaByPost', {
  functionFiles: join(root, 'dist', 'functions'),
  build: text('build') ?? execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' }).trim(),
  webFiles: join(root, 'dist', 'web'),
  mail: {
    smtpSecret: text('smtpSecret') ?? 'armada-by-post/smtp-url',
    from: text('mailFrom') ?? `no-reply@${name ?? 'localhost'}`,
  },
  domain: name && certificateArn ? { name, certificateArn } : undefined,
  description: 'Armada by Post: table, functions, pages',
})
Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
