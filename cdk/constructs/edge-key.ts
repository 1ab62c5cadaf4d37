import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import { Construct } from 'constructs'
import { accept } from '../accepted'

/**
 * What CloudFront shows with each request, so that the application answers nobody who goes round it and can believe what
 * it says of a caller's address. The template holds a reference; CloudFormation puts the value in while deploying.
 */
export class EdgeKey extends Construct {
  readonly value: string

  constructor(scope: Construct, id: string) {
    super(scope, id)
    const secret = new Secret(this, 'Secret', {
      description: 'Armada by Post: shows that a request came through CloudFront',
      generateSecretString: { passwordLength: 43, excludePunctuation: true },
    })
    accept(secret, {
      SMG4: 'It would have to change at CloudFront and in the function at once; deploying anew does that',
    })
    this.value = secret.secretValue.unsafeUnwrap()
  }
}
