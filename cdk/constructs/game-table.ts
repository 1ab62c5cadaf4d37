import { RemovalPolicy } from 'aws-cdk-lib'
import {
  AttributeType,
  Billing,
  type ITableV2,
  StreamViewType,
  TableEncryptionV2,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb'
import type { IGrantable } from 'aws-cdk-lib/aws-iam'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { Construct } from 'constructs'

/** The calls the stores make. No scan, no transaction, nothing that changes the table itself (design 9). */
const READ = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query']
const WRITE = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:BatchWriteItem']

/** A table that a backup was restored to. */
export interface RestoredTable {
  tableName: string
  /** Its stream, which restoring does not switch on. */
  tableStreamArn: string
}

/** The one table: games, players and all rows made from them. */
export class GameTable extends Construct {
  readonly table: ITableV2

  /** @param restored is used in place of an own table; that one stays, but the stack no longer looks after it */
  constructor(scope: Construct, id: string, restored?: RestoredTable) {
    super(scope, id)
    // The CDK is compiled without exactOptionalPropertyTypes, so its classes do not fit its own interfaces here.
    this.table = restored
      ? TableV2.fromTableAttributes(this, 'Restored', restored)
      : (new TableV2(this, 'Table', {
          partitionKey: { name: 'pk', type: AttributeType.STRING },
          sortKey: { name: 'sk', type: AttributeType.STRING },
          billing: Billing.onDemand(),
          encryption: TableEncryptionV2.awsManagedKey(),
          dynamoStream: StreamViewType.KEYS_ONLY,
          pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
          timeToLiveAttribute: 'expiresAt',
          deletionProtection: true,
          removalPolicy: RemovalPolicy.RETAIN,
        }) as ITableV2)
  }

  grantReadWrite(grantee: IGrantable): void {
    this.table.grant(grantee, ...READ, ...WRITE)
  }

  /** Only rows whose partition key begins with one of `prefixes`. */
  grantReadWriteOf(grantee: IGrantable, prefixes: readonly string[]): void {
    this.grantOn(grantee, [...READ, ...WRITE], prefixes)
  }

  /** The same for these calls alone. */
  grantOn(grantee: IGrantable, actions: readonly string[], prefixes: readonly string[]): void {
    grantee.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({
        actions: [...actions],
        resources: [this.table.tableArn],
        conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': prefixes.map((prefix) => `${prefix}*`) } },
      }),
    )
  }
}
