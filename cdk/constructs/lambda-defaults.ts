import { join } from 'node:path'
import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Architecture, Code, Function as Lambda, LoggingFormat, Runtime } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import type { Entry } from '../bundle'

export interface ServiceFunctionProps {
  /** Folder with the bundled functions, one folder each. */
  files: string
  entry: Entry
  description: string
  timeout: Duration
  environment: Record<string, string>
  /** Attempts after a failed asynchronous call. */
  retryAttempts?: number
  /** Runs at once that are kept for it, and no more. */
  reserved?: number
}

/** A function of the service: arm64, its log kept for a month, with a role that may write that log and nothing else. */
export class ServiceFunction extends Lambda {
  constructor(scope: Construct, id: string, props: ServiceFunctionProps) {
    const { files, entry, description, timeout, environment, retryAttempts, reserved } = props
    const logGroup = new LogGroup(scope, `${id}Log`, {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const role = new Role(scope, `${id}Role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
    logGroup.grantWrite(role)
    super(scope, id, {
      code: Code.fromAsset(join(files, entry)),
      handler: 'index.handler',
      description,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      // Half a processor and more: the work of a submission is unpacking and packing the state.
      memorySize: 1024,
      timeout,
      environment: { NODE_OPTIONS: '--enable-source-maps', ...environment },
      role,
      logGroup,
      loggingFormat: LoggingFormat.JSON,
      ...(reserved === undefined ? {} : { reservedConcurrentExecutions: reserved }),
      ...(retryAttempts === undefined ? {} : { retryAttempts, maxEventAge: Duration.minutes(1) }),
    })
  }
}
