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

/** Which of two keys CloudFront shows. */
export const EDGE_KEYS = ['a', 'b'] as const
export type EdgeKeyName = (typeof EDGE_KEYS)[number]

/**
 * What CloudFront shows with each request, so that the application answers nobody who goes round it and can believe what
 * it says of a caller's address. There are two, and both are believed: to change one, the other is shown first.
 */
export const edgeKeys = (scope: Construct): Record<EdgeKeyName, string> => {
  const key = (id: string, which: string) =>
    new GeneratedKey(scope, id, {
      description: `shows that a request came through CloudFront (${which})`,
      stays: 'It is changed by hand, while the other one is shown: see the page on a secret that has leaked',
    }).value
  return { a: key('EdgeKey', 'a'), b: key('OtherEdgeKey', 'b') }
}

/** By which the function that lets pages hear of steps knows the tickets of the one that answers requests. */
export const liveKey = (scope: Construct): string =>
  new GeneratedKey(scope, 'LiveKey', {
    description: 'signs tickets of the live channel',
    stays: 'It would have to change in two functions at once; what it signs is good for a minute and shows no secret',
  }).value
