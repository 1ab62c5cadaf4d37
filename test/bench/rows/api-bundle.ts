import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { BUNDLING, bundle } from '#cdk/bundle'
import { type Bench, median, rounded } from '../row'

const PROCESSES = 20
const MOST_TIMES = 1.5
const AIM_BYTES = 400_000

const BARE = `
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
const client = new DynamoDBClient({})
export const handler = async () => ({ statusCode: 200, body: await client.config.region() })
`
const LOAD = `
const started = performance.now()
await import(process.argv[1])
console.log(performance.now() - started)
`
const ENVIRONMENT = {
  AWS_REGION: 'eu-central-1',
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  TABLE_NAME: 'armada',
  ORIGIN: 'https://armada.example',
  BUILD: 'bench',
  MAIL_FROM: 'no-reply@armada.example',
}

/** ms from an empty process to a loaded and initialised handler. */
const coldStart = (file: string): number =>
  Number(
    execFileSync(process.execPath, ['--input-type=module', '--eval', LOAD, resolve(file)], {
      env: { ...process.env, ...ENVIRONMENT },
      encoding: 'utf8',
    }),
  )

/** Load and init of the API as it is deployed, against a handler that has the same SDK client and does nothing. */
export const apiBundle: Bench = {
  name: 'api-bundle',
  async measure() {
    mkdirSync(join('test', 'output'), { recursive: true })
    const folder = mkdtempSync(join('test', 'output', 'bundle-'))
    const [api, bare] = [join(folder, 'http', 'index.mjs'), join(folder, 'bare.mjs')]
    const bytes = await bundle(process.cwd(), 'http', join(folder, 'http'))
    const source = join(folder, 'bare.ts')
    writeFileSync(source, BARE)
    await build({ ...BUNDLING, entryPoints: [source], outfile: bare })
    const times = Array.from({ length: PROCESSES }, () => ({ api: coldStart(api), bare: coldStart(bare) }))
    rmSync(folder, { recursive: true })
    const figure = median(times.map((t) => t.api))
    const reference = median(times.map((t) => t.bare))
    return [
      {
        name: 'cold start: load and init of the API bundle',
        figure: rounded(figure),
        unit: 'ms',
        reference: { name: 'a bare handler with the same SDK client', figure: rounded(reference) },
        ratio: rounded(figure / reference),
        budget: `≤ ${MOST_TIMES} × reference`,
        met: figure <= MOST_TIMES * reference,
      },
      {
        name: 'API bundle, minified, read at a cold start',
        figure: bytes,
        unit: 'bytes',
        budget: `aim ≤ ${AIM_BYTES}; judged by the cold start`,
        met: true,
      },
    ]
  },
}
