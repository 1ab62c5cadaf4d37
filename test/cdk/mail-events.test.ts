import { describe, expect, test } from 'vitest'
import { FUNCTIONS, functionOf, idOf, idsIn, only } from './template-parts'

describe('Mails that come back', () => {
  test('are told by SES, bounces and complaints alone', () => {
    const { ConfigurationSetName, EventDestination } = only('AWS::SES::ConfigurationSetEventDestination').Properties
    expect(ConfigurationSetName).toEqual({ Ref: idOf('AWS::SES::ConfigurationSet') })
    expect(EventDestination).toMatchObject({ Enabled: true, MatchingEventTypes: ['bounce', 'complaint'] })
    expect(JSON.stringify(EventDestination.EventBridgeDestination.EventBusArn)).toContain(':event-bus/default')
  })

  test('reach the function that notes them, and those of other stacks do not', () => {
    const { EventPattern, Targets } = only('AWS::Events::Rule').Properties
    expect(EventPattern).toEqual({
      source: ['aws.ses'],
      detail: {
        eventType: ['Bounce', 'Complaint'],
        mail: { tags: { 'ses:configuration-set': [{ Ref: idOf('AWS::SES::ConfigurationSet') }] } },
      },
    })
    expect(Targets).toHaveLength(1)
    expect(idsIn(Targets[0].Arn)).toEqual([functionOf(FUNCTIONS.mailEvents)[0]])
    expect(Targets[0].RetryPolicy.MaximumRetryAttempts).toBe(10)
  })
})
