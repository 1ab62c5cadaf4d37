import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { App } from 'aws-cdk-lib'
import { Annotations, Match, Template } from 'aws-cdk-lib/assertions'
import { AwsSolutionsChecks } from 'cdk-nag'
import { ENTRIES } from '#cdk/bundle'
import { ArmadaStack, type ArmadaStackProps } from '#cdk/stack'

export interface Resource {
  Type: string
  // biome-ignore lint/suspicious/noExplicitAny: a template is JSON of many shapes; the assertions say which.
  Properties: any
  DeletionPolicy?: string
  DependsOn?: string[]
}

/** The stack as it would be deployed, functions empty, in an output folder of its own. */
export function synthesise(props: Partial<ArmadaStackProps> = {}) {
  mkdirSync('test/output', { recursive: true })
  const outdir = mkdtempSync(join('test/output', 'cdk-'))
  const webFiles = join(outdir, 'web')
  mkdirSync(join(webFiles, 'assets'), { recursive: true })
  const functionFiles = join(outdir, 'functions')
  for (const entry of ENTRIES) {
    mkdirSync(join(functionFiles, entry), { recursive: true })
    writeFileSync(join(functionFiles, entry, 'index.mjs'), 'export const handler = () => {}')
  }
  for (const page of ['index.html', 'pl.html']) writeFileSync(join(webFiles, page), '<!doctype html>')
  writeFileSync(join(webFiles, 'assets', 'index-a1b2.js'), '')
  const app = new App({ analyticsReporting: false, outdir })
  const stack = new ArmadaStack(app, 'Test', {
    functionFiles,
    build: 'abc123',
    webFiles,
    mail: { from: 'no-reply@example.org' },
    ...props,
  })
  const { violations } = new AwsSolutionsChecks(app).validateScope(stack)
  const template = Template.fromStack(stack)
  const warnings = Annotations.fromStack(stack)
    .findWarning('*', Match.anyValue())
    .map(({ entry }) => String(entry.data))
  rmSync(outdir, { recursive: true })
  return { template, violations, warnings, resources: template.toJSON().Resources as Record<string, Resource> }
}
