import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import { Construct } from 'constructs'
import { accept } from '../accepted'

export interface GeneratedKeyProps {
  description: string
  /** Why nobody changes it while the stack runs. */
  stays: string
}

/** A key that two parts of the stack share. The template holds a reference; CloudFormation puts the value in while deploying. */
export class GeneratedKey extends Construct {
  readonly value: string

  constructor(scope: Construct, id: string, { description, stays }: GeneratedKeyProps) {
    super(scope, id)
    const secret = new Secret(this, 'Secret', {
      description: `Armada by Post: ${description}`,
      generateSecretString: { passwordLength: 43, excludePunctuation: true },
    })
    accept(secret, { SMG4: stays })
    this.value = secret.secretValue.unsafeUnwrap()
  }
}

/**
 * What CloudFront shows with each request, so that the application answers nobody who goes round it and can believe what
 * it says of a caller's address.
 */
export const edgeKey = (scope: Construct): string =>
  new GeneratedKey(scope, 'EdgeKey', {
    description: 'shows that a request came through CloudFront',
    stays: 'It would have to change at CloudFront and in the function at once; deploying anew does that',
  }).value

/** By which the function that lets pages hear of steps knows the tickets of the one that answers requests. */
export const liveKey = (scope: Construct): string =>
  new GeneratedKey(scope, 'LiveKey', {
    description: 'signs tickets of the live channel',
    stays: 'It would have to change in two functions at once; what it signs is good for a minute and shows no secret',
  }).value
