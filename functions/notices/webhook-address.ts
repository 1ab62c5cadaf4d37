/** `discord.com/api/webhooks/…`, also by its older name, its test builds and a numbered API. */
const DISCORD = /^https:\/\/(?:(?:ptb|canary)\.)?discord(?:app)?\.com\/api\/(?:v\d+\/)?webhooks\//

export const isDiscord = (url: string): boolean => DISCORD.test(url)

/** Host and end of an address. The whole is a secret: anybody who knows it can often write there. */
export function shownAddress(url: string): string {
  const { origin, pathname, search } = new URL(url)
  const rest = `${pathname}${search}`
  return rest === '/' ? origin : `${origin}/…${rest.slice(1).slice(-4)}`
}
