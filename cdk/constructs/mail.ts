import { CfnOutput, Stack } from 'aws-cdk-lib'
import { EventBus } from 'aws-cdk-lib/aws-events'
import { type IGrantable, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses'
import { Construct } from 'constructs'

export interface MailProps {
  /** The address all mails come from; its domain must be one's own. Bounces come back to it. */
  from: string
  /** Addresses that may get mails while the account is in the sandbox of SES. */
  testers: readonly string[]
}

/**
 * A domain that may send, signed with DKIM. No mail leaves unencrypted, for some hold sign-in links; and none goes
 * again to an address that bounced or complained.
 */
export class Mail extends Construct {
  readonly configurationSet: ConfigurationSet
  private readonly from: string
  private readonly resources: string[]

  constructor(scope: Construct, id: string, { from, testers }: MailProps) {
    super(scope, id)
    const configurationSet = new ConfigurationSet(this, 'Rules', {
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
      reputationMetrics: true,
    })
    configurationSet.addEventDestination('Returned', {
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, 'Bus', 'default')),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    })
    this.configurationSet = configurationSet
    const domain = from.slice(from.lastIndexOf('@') + 1)
    const sender = new EmailIdentity(this, 'Sender', { identity: Identity.domain(domain), configurationSet })
    for (const [i, { name, value }] of sender.dkimRecords.entries())
      new CfnOutput(this, `Dkim${i + 1}`, { description: 'DNS record of the domain', value: `${name} CNAME ${value}` })
    const receivers = testers.map(
      (address) => new EmailIdentity(this, `Tester-${address}`, { identity: Identity.email(address) }),
    )
    const rules = Stack.of(this).formatArn({
      service: 'ses',
      resource: 'configuration-set',
      resourceName: configurationSet.configurationSetName,
    })
    this.from = from
    // SES asks about receivers, too, if they are identities of the same account.
    this.resources = [...[sender, ...receivers].map(({ emailIdentityArn }) => emailIdentityArn), rules]
  }

  /** As this one sender, and nobody else of the domain. */
  grantSend({ grantPrincipal }: IGrantable): void {
    grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({
        actions: ['ses:SendEmail'],
        resources: this.resources,
        conditions: { StringEquals: { 'ses:FromAddress': this.from } },
      }),
    )
  }
}
