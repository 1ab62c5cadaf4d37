import type { WebhookSender } from '#functions/ports/webhook-sender'
import type { WebhookNetwork } from './webhook-post'
import type { WebhookRules } from './webhook-rules'

/** Sends webhooks over the internet. Most cold starts send none, so what it takes is loaded with the first one. */
export const internetSender = (
  rules: WebhookRules = { loopback: false },
  network: Partial<WebhookNetwork> = {},
): WebhookSender => ({
  async accepts(url) {
    return (await import('./webhook-rules')).webhookUrl(url, rules) !== undefined
  },
  async post(message) {
    const { INTERNET, post } = await import('./webhook-post')
    return post(message, rules, { ...INTERNET, ...network })
  },
})
