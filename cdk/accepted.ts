import { type CfnElement, Stack, Validations } from 'aws-cdk-lib'
import type { IConstruct } from 'constructs'

/** Findings of cdk-nag that are meant to be as they are, each with its reason. */
export function accept(construct: IConstruct, reasons: Record<string, string>): void {
  Validations.of(construct).acknowledge(
    ...Object.entries(reasons).map(([rule, reason]) => ({ id: `AwsSolutions-${rule}`, reason })),
  )
}

/** How cdk-nag writes the resources below one of the stack: `Resource::<Logical.Arn>/*`. */
export const below = (construct: IConstruct, separator: '/' | ':'): string => {
  const resource = construct.node.defaultChild as CfnElement
  return `IAM5[Resource::<${Stack.of(construct).getLogicalId(resource)}.Arn>${separator}*]`
}
