import { join } from 'node:path'
import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Architecture, Runtime } from 'aws-cdk-lib/aws-lambda'
import { type BundlingOptions, NodejsFunction, OutputFormat } from 'aws-cdk-lib/aws-lambda-nodejs'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'

/** Handlers are found by path; nothing here imports them. */
export type Entry = 'http' | 'on-head-change' | 'on-minute'

/**
 * One file per function with everything in it, the SDK included: a cold start then reads one file. `module` before
 * `main` lets esbuild leave unused code out. ESM has no `require`, which some packages still call.
 */
export const BUNDLING = {
  minify: true,
  sourceMap: true,
  sourcesContent: false,
  target: 'node22',
  mainFields: ['module', 'main'],
  banner: "import{createRequire as __cr}from'module';const require=__cr(import.meta.url);",
} as const

export const entryFile = (root: string, entry: Entry): string => join(root, 'functions', 'entry', `${entry}.ts`)

export interface ServiceFunctionProps {
  /** Folder of package.json. */
  root: string
  entry: Entry
  description: string
  timeout: Duration
  environment: Record<string, string>
  /** Attempts after a failed asynchronous call. */
  retryAttempts?: number
}

/** A function of the service: arm64, its log kept for a month, with a role that may write that log and nothing else. */
export class ServiceFunction extends NodejsFunction {
  constructor(scope: Construct, id: string, props: ServiceFunctionProps) {
    const { root, entry, description, timeout, environment, retryAttempts } = props
    const logGroup = new LogGroup(scope, `${id}Log`, {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const role = new Role(scope, `${id}Role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
    logGroup.grantWrite(role)
    super(scope, id, {
      entry: entryFile(root, entry),
      handler: 'handler',
      description,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      // Half a processor and more: the work of a submission is unpacking and packing the state.
      memorySize: 1024,
      timeout,
      environment: { NODE_OPTIONS: '--enable-source-maps', ...environment },
      role,
      logGroup,
      depsLockFilePath: join(root, 'package-lock.json'),
      projectRoot: root,
      bundling: bundling(),
      ...(retryAttempts === undefined ? {} : { retryAttempts, maxEventAge: Duration.minutes(1) }),
    })
  }
}

const bundling = (): BundlingOptions => ({
  ...BUNDLING,
  mainFields: [...BUNDLING.mainFields],
  format: OutputFormat.ESM,
  externalModules: [],
})
