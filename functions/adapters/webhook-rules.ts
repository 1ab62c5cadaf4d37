import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Where webhooks may lead. */
export interface WebhookRules {
  /** Also to this machine, on any port and without TLS: for trying a receiver out beside the local service. */
  loopback: boolean
}

/** Of IPv6 only these are given out to the public; addresses that wrap an IPv4 address lie elsewhere or have their own range. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3')
/** Public by number, but reached from inside a cloud alone: the metadata of Azure. */
const INSIDE = ['168.63.129.16']

const parsed = (address: string) => (isIP(address) === 0 ? undefined : ipaddr.parse(address))

/** Of an address as it is called, in characters. */
const LONGEST = 500

/** True for an address that anybody on the internet may have, neither private nor special nor a wrapping of another. */
export function isPublic(address: string): boolean {
  const ip = parsed(address)
  if (ip === undefined || ip.range() !== 'unicast' || INSIDE.includes(address)) return false
  return ip.kind() === 'ipv4' || ip.match(GLOBAL_UNICAST)
}

export const isLoopback = (address: string): boolean => parsed(address)?.range() === 'loopback'

/** The host of a URL as a name or a bare address. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1')

const isThisMachine = (host: string): boolean => host === 'localhost' || isLoopback(host)

/**
 * The address as a URL, if its form may be called: https on its own port 443, no name or password in it. A port could
 * be used to knock at doors that are not for the web. Where a name leads is not known here.
 */
export function webhookUrl(text: string, rules: WebhookRules): URL | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const host = hostOf(url)
  if (url.username !== '' || url.password !== '' || host === '' || url.href.length > LONGEST) return undefined
  if (rules.loopback && isThisMachine(host)) return /^https?:$/.test(url.protocol) ? url : undefined
  if (url.protocol !== 'https:' || url.port !== '') return undefined
  return isIP(host) === 0 || isPublic(host) ? url : undefined
}

/** Whether a connection to `address` may be made for this URL. */
export const mayConnect = (url: URL, address: string, rules: WebhookRules): boolean =>
  rules.loopback && isThisMachine(hostOf(url)) ? isLoopback(address) : isPublic(address)
