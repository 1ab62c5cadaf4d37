import { describe, expect, test } from 'vitest'
import { isPublic, mayConnect, webhookUrl } from '#functions/adapters/webhook-rules'

const PRIVATE = {
  'this network': ['0.0.0.0', '0.1.2.3'],
  private: ['10.0.0.1', '10.255.255.255', '172.16.0.1', '172.31.255.255', '192.168.0.1'],
  'shared by a provider (CGNAT)': ['100.64.0.1', '100.100.100.200', '100.127.255.255'],
  loopback: ['127.0.0.1', '127.255.255.254', '::1'],
  'link-local, the metadata of clouds': ['169.254.0.1', '169.254.169.254', '169.254.170.2', 'fe80::1', 'fe80::1%eth0'],
  'metadata elsewhere': ['fd00:ec2::254', '168.63.129.16'],
  'unique local': ['fc00::1', 'fdff:ffff::1'],
  'site-local, of old': ['fec0::1'],
  multicast: ['224.0.0.1', '239.255.255.250', 'ff02::1', 'ff0e::1'],
  broadcast: ['255.255.255.255'],
  unspecified: ['::'],
  'for protocols, tests and books': [
    '192.0.0.1',
    '192.0.0.170',
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '240.0.0.1',
    '2001:db8::1',
    '3fff::1',
    '2001:2::1',
    '2001:10::1',
    '2001:20::1',
    '100::1',
    '5f00::1',
  ],
  'IPv4 within IPv6: mapped': ['::ffff:127.0.0.1', '::ffff:10.0.0.1', '::ffff:8.8.8.8', '::ffff:7f00:1'],
  'IPv4 within IPv6: compatible': ['::127.0.0.1', '::8.8.8.8'],
  'IPv4 within IPv6: translated': ['::ffff:0:127.0.0.1'],
  'IPv4 within IPv6: NAT64': ['64:ff9b::7f00:1', '64:ff9b::808:808', '64:ff9b:1::a00:1'],
  'IPv4 within IPv6: 6to4': ['2002:7f00:1::', '2002:a00:1::1', '192.88.99.1'],
  'IPv4 within IPv6: Teredo': ['2001:0:4136:e378:8000:63bf:3fff:fdd2', '2001::1'],
  'given out to nobody yet': ['1::1', '400::1', '4000::1', 'a000::1', 'f000::1'],
  'nothing that is an address': ['', 'localhost', '127.1', '0x7f000001', '2130706433', '8.8.8.8.8', '[::1]'],
}

describe('an address that not everybody may have is not reached', () => {
  test.each(Object.entries(PRIVATE))('%s', (_, addresses) => {
    expect(addresses.filter(isPublic)).toEqual([])
  })

  test('one that everybody may have is', () => {
    const all = ['8.8.8.8', '1.1.1.1', '162.159.128.233', '99.255.255.255', '100.128.0.1', '172.32.0.1', '193.0.0.1']
    const six = ['2606:4700:4700::1111', '2001:4860:4860::8888', '2a00:1450:4001::1']
    expect([...all, ...six].filter((address) => !isPublic(address))).toEqual([])
  })
})

describe('the form of an address', () => {
  const HERE = { loopback: false }
  const accepted = (url: string, rules = HERE) => webhookUrl(url, rules) !== undefined

  test.each([
    'https://hooks.example.org/path?token=x',
    'https://hooks.example.org:443/',
    'https://8.8.8.8/hook',
    'https://[2606:4700:4700::1111]/hook',
    'https://xn--bcher-kva.example/',
  ])('%s may be called', (url) => {
    expect(accepted(url)).toBe(true)
  })

  test.each([
    ['without TLS', 'http://hooks.example.org/'],
    ['another protocol', 'ftp://hooks.example.org/'],
    ['a file', 'file:///etc/passwd'],
    ['data', 'data:text/plain,x'],
    ['another port', 'https://hooks.example.org:8443/'],
    ['the port of something else', 'https://hooks.example.org:6379/'],
    ['a name in it', 'https://user@hooks.example.org/'],
    ['a name and a password in it', 'https://user:password@hooks.example.org/'],
    ['a trick with a name', 'https://hooks.example.org:443@127.0.0.1/'],
    ['this machine', 'https://127.0.0.1/'],
    ['this machine, shortened', 'https://127.1/'],
    ['this machine in hexadecimal', 'https://0x7f000001/'],
    ['this machine in octal', 'https://0177.0.0.1/'],
    ['this machine as one number', 'https://2130706433/'],
    ['this machine with a dot behind it', 'https://127.0.0.1./'],
    ['this machine with other dots', 'https://127\u30020\uff0e0\uff611/'],
    ['this machine with signs that mean nothing', 'https://127.0.0\u00ad.1/'],
    ['half a number', 'https://0x7f.1/'],
    ['NAT64', 'https://[64:ff9b::7f00:1]/'],
    ['an IPv4 address within another', 'https://[2002:7f00:1::]/'],
    ['the whole network', 'https://0/'],
    ['this machine, as IPv6', 'https://[::1]/'],
    ['this machine, mapped', 'https://[::ffff:127.0.0.1]/'],
    ['metadata', 'https://169.254.169.254/latest/meta-data/'],
    ['digits in full width', 'https://１２７.0.0.1/'],
    ['nothing', ''],
    ['no address', 'hooks.example.org'],
    ['too long', `https://hooks.example.org/${'x'.repeat(500)}`],
    ['too long once it is escaped', `https://hooks.example.org/${'ł'.repeat(200)}`],
  ])('%s may not', (_, url) => {
    expect(accepted(url)).toBe(false)
  })

  test('this machine may be called where that is configured, and nothing else changes', () => {
    const there = { loopback: true }
    for (const url of ['http://127.0.0.1:9000/x', 'http://localhost:9000/', 'http://[::1]:9000/', 'https://localhost/'])
      expect(accepted(url, there)).toBe(true)
    for (const url of ['http://10.0.0.1/', 'http://hooks.example.org/', 'https://192.168.0.1/', 'ftp://localhost/'])
      expect(accepted(url, there)).toBe(false)
  })

  test('a name that is this machine’s leads nowhere else, another never to this machine', () => {
    const there = { loopback: true }
    expect(mayConnect(new URL('http://localhost:1/'), '127.0.0.1', there)).toBe(true)
    expect(mayConnect(new URL('http://localhost:1/'), '10.0.0.1', there)).toBe(false)
    expect(mayConnect(new URL('http://localhost:1/'), '8.8.8.8', there)).toBe(false)
    expect(mayConnect(new URL('https://hooks.example.org/'), '127.0.0.1', there)).toBe(false)
    expect(mayConnect(new URL('https://localhost/'), '127.0.0.1', { loopback: false })).toBe(false)
  })
})
