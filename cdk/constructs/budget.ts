import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import { Construct } from 'constructs'

/** Tells somebody when the bill of what bears the project's tag comes near what it may be. */
export class Budget extends Construct {
  constructor(scope: Construct, id: string, { most, to }: { most: number; to: string }) {
    super(scope, id)
    new CfnBudget(this, 'Month', {
      budget: {
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: most, unit: 'USD' },
        costFilters: { TagKeyValue: ['user:Project$armada-by-post'] },
      },
      notificationsWithSubscribers: ['ACTUAL', 'FORECASTED'].map((notificationType) => ({
        notification: { notificationType, comparisonOperator: 'GREATER_THAN', threshold: 80 },
        subscribers: [{ subscriptionType: 'EMAIL', address: to }],
      })),
    })
  }
}
