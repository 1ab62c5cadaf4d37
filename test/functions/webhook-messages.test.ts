import { Webhook as Verifier } from 'standardwebhooks'
import { describe, expect, test } from 'vitest'
import { cut, discordPost, discordVoice } from '#functions/notices/discord'
import { signed, webhookId } from '#functions/notices/standard-webhook'
import type { NoticeContent } from '#functions/notices/tell'
import { isDiscord, shownAddress } from '#functions/notices/webhook-address'
import { createNoticeWriter } from '#functions/notices/writer'
import type { NoticeRow } from '#functions/ports/game-store'
import type { Webhook } from '#functions/ports/player-store'
import type { WebhookPost } from '#functions/ports/webhook-sender'
import type { Command } from '#shared/game/engine/state'
import { messagesIn } from '#shared/messages/in-language'
import type { GameNews, WebhookBody } from '#shared/play/protocol/webhook'
import { type TestApp, testApp } from '#test/support/app'
import { answerOne, type Duel, duel, setDials } from '#test/support/duel'
import { noticeRow } from '#test/support/store-rows'

const DISCORD = 'https://discord.com/api/webhooks/1234567890/abcdefghijklmnop'
const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const STANDARD: Webhook = { id: '0'.repeat(16), url: 'https://hooks.example.org/x', created: 0, secret: SECRET }
const CHANNEL: Webhook = { id: '1'.repeat(16), url: DISCORD, created: 0 }

interface Service extends TestApp, Duel {
  /** What the seat would be sent now. */
  written(seat: 'a' | 'b', changes?: Partial<NoticeRow>, webhook?: Webhook): Promise<WebhookPost | undefined>
}

async function running(): Promise<Service> {
  const service = testApp()
  const players = await duel(service)
  const written: Service['written'] = async (seat, changes = {}, webhook = STANDARD) => {
    const loaded = await service.deps.games.load(players.id)
    if (!loaded) throw new Error('there is no game')
    const owed = loaded.head.desk.clocks[seat]?.owes ?? seat
    const messageId = `${owed}.your-turn.${players.id}`
    const row = noticeRow(players.id, { seat, request: owed, messageId, at: loaded.head.out.at, ...changes })
    return createNoticeWriter(service.deps).webhook(row, loaded, webhook, 'en')
  }
  return { ...service, ...players, written }
}

const bodyOf = (post: WebhookPost | undefined) => JSON.parse(post?.body ?? 'null') as WebhookBody & { data: GameNews }

describe('the signature', () => {
  test('is that of the vector that Standard Webhooks publishes', () => {
    const key = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
    const signature = new Verifier(key).sign(
      'msg_p5jXN8AQM9LWM0D4loKWxJek',
      new Date(1_614_265_330_000),
      '{"test": 2432232314}',
    )
    expect(signature).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
  })

  test('is over id, timestamp of the attempt and the very body that is sent', () => {
    const now = Date.now()
    const body: WebhookBody = {
      type: 'webhook.test',
      timestamp: '2026-11-26T12:00:00.000Z',
      data: { sentence: 'żółw' },
    }
    const post = signed(STANDARD, 'msg_1', body, now)
    expect(post.headers['webhook-timestamp']).toBe(String(Math.floor(now / 1000)))
    expect(new Verifier(SECRET).verify(post.body, post.headers)).toEqual(body)
    const forged = { ...post.headers, 'webhook-id': 'msg_2' }
    expect(() => new Verifier(SECRET).verify(post.body, forged)).toThrow('No matching signature')
    expect(() => new Verifier(SECRET).verify(post.body.replace('ż', 'z'), post.headers)).toThrow(
      'No matching signature',
    )
  })

  test('of a message that is minutes old, or from the future, is not taken by a receiver', () => {
    const body: WebhookBody = { type: 'webhook.test', timestamp: '2026-11-26T12:00:00.000Z', data: { sentence: '' } }
    const aged = (minutes: number) => signed(STANDARD, 'msg_1', body, Date.now() - minutes * 60_000)
    const verify = ({ body: text, headers }: WebhookPost) => new Verifier(SECRET).verify(text, headers)
    expect(verify(aged(4))).toEqual(body)
    expect(() => verify(aged(6))).toThrow('too old')
    expect(() => verify(aged(-6))).toThrow('too new')
  })

  test('is made with the old secret, too, for a day after a change', () => {
    const old = `whsec_${Buffer.alloc(32, 9).toString('base64')}`
    const now = Date.now()
    const body: WebhookBody = { type: 'webhook.test', timestamp: '2026-11-26T12:00:00.000Z', data: { sentence: '' } }
    const changed = { ...STANDARD, previous: [{ secret: old, until: now + 1 }] }
    const post = signed(changed, 'msg_1', body, now)
    for (const secret of [SECRET, old]) expect(new Verifier(secret).verify(post.body, post.headers)).toEqual(body)
    const later = signed(changed, 'msg_1', body, now + 1)
    expect(() => new Verifier(old).verify(later.body, later.headers)).toThrow('No matching signature')
  })
})

describe('a message about a game', () => {
  test('says what the mail says, for programs', async () => {
    const { a, b, id, written, clock } = await running()
    await answerOne(a, id)
    clock.at += 3_600_000
    await answerOne(b, id)
    const { type, timestamp, data } = bodyOf(await written('a'))
    expect(type).toBe('game.awaited')
    expect(timestamp).toBe('2026-11-26T13:00:00.000Z')
    expect(bodyOf(await written('b', { kind: 'may-claim' })).data.seat).toBe('b')
    expect(data).toMatchObject({
      game: id,
      url: `https://armada.example/g/${id}`,
      seat: 'a',
      sentence: 'Choose the ship that acts now.',
      due: '2026-11-28T13:00:00.000Z',
      round: 1,
      score: { a: 0, b: 0 },
    })
    expect(data.players.a).toMatch(/^Admiral \d+$/)
    expect(data.step).toBeGreaterThan(0)
    expect(data.brief.length).toBeGreaterThan(0)
    expect(data.position[0]).toMatch(/^Ours: CR90 /)
  })

  test('has an id made from what is owed, the same for every attempt, and without a dot', async () => {
    const { written, clock, id } = await running()
    const first = await written('a')
    clock.at += 60_000
    const second = await written('a')
    expect(first?.headers['webhook-id']).toMatch(new RegExp(`^msg_f\\d+_\\d+_a_your-turn_${id}$`))
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
    expect(second?.headers['webhook-timestamp']).not.toBe(first?.headers['webhook-timestamp'])
    expect(webhookId({ messageId: 'f1.2.a.your-turn.g' })).not.toContain('.')
  })

  test.each([
    ['reminder', 'game.reminder', /^A fifth of your time is left: until Sat 12:00 UTC\. Choose dials for 2 ships/],
    [
      'time-over',
      'game.overdue',
      /^Your time is over; you can still answer until Admiral \d+ claims the game\. Choose/,
    ],
    ['may-claim', 'game.claimable', /^Admiral \d+ has run out of time: you may claim the game or go on waiting\.$/],
  ] as const)('of kind %s is a %s', async (kind, type, sentence) => {
    const { written } = await running()
    const body = bodyOf(await written('a', { kind }))
    expect(body.type).toBe(type)
    expect(body.data.sentence).toMatch(sentence)
  })

  test('tells how the game ended', async () => {
    const { a, id, written } = await running()
    await a.post(`/games/${id}/resign`, { submissionId: 'r' })
    const { type, data } = bodyOf(await written('b', { kind: 'game-over' }))
    expect(type).toBe('game.over')
    expect(data.sentence).toMatch(/^You won in round 1: the other side resigned, at \d+–\d+\.$/)
    expect(data).not.toHaveProperty('due')
  })

  test('is none once the question is answered', async () => {
    const { a, id, written } = await running()
    await answerOne(a, id)
    expect(await written('a')).toBeUndefined()
    expect(await written('a', {}, CHANNEL)).toBeUndefined()
  })

  test('tells nobody the time zone of its receiver', async () => {
    const { a, written } = await running()
    await a.patch('/players/me', { zone: 'Asia/Kathmandu' })
    for (const kind of ['your-turn', 'reminder', 'time-over'] as const) {
      expect((await written('a', { kind }))?.body).not.toMatch(/Kathmandu|17:45/)
      expect((await written('a', { kind }, CHANNEL))?.body).not.toMatch(/Kathmandu|17:45/)
    }
  })
})

describe('No webhook holds a secret (R17.7a)', () => {
  test.each([STANDARD, CHANNEL])(
    'whatever the two players set, $url reads the same until it is revealed',
    async (hook) => {
      const messagesWith = async (command: Command) => {
        const service = await running()
        for (const player of [service.a, service.b]) await setDials(player, service.id, command)
        const everything = JSON.stringify([await service.written('a', {}, hook)])
        const { head } = (await service.deps.games.load(service.id)) ?? {}
        for (const secret of [
          head?.chance.secret,
          head?.invitation,
          'a'.repeat(32),
          'b'.repeat(32),
          '2'.repeat(32),
          SECRET,
        ])
          expect(everything).not.toContain(secret)
        expect(everything).not.toMatch(/example\.org\/?"|sign-in|@example/)
        return everything.replaceAll(/Admiral \d+|[0-9a-f]{32}|v1,[^"]*/g, '')
      }
      const navigate = await messagesWith('navigate')
      expect(navigate).toContain('Choose the ship that acts now.')
      expect(navigate).not.toContain('Navigate')
      expect(await messagesWith('repair')).toBe(navigate)
    },
  )
})

interface DiscordBody {
  content: string
  allowed_mentions: { parse: string[]; users?: string[] }
  embeds: {
    title: string
    url: string
    description: string
    color: number
    fields: { name: string; value: string; inline: boolean }[]
    footer: { text: string }
  }[]
}
/** About a game that has begun. */
async function anythingTold() {
  const { deps, id } = await running()
  const loaded = await deps.games.load(id)
  if (!loaded?.head.state) throw new Error('there is no game')
  const view = (await deps.rules()).viewFor(loaded.head.state, 'spectator')
  const names = { a: 'Anne', b: 'Ben' }
  const messages = await messagesIn('en')
  return {
    notice: noticeRow(id),
    head: loaded.head,
    names,
    view,
    sentence: 'Choose.',
    due: 0,
    messages,
  } satisfies NoticeContent
}

const discordOf = (post: WebhookPost | undefined) => JSON.parse(post?.body ?? 'null') as DiscordBody

describe('a message to Discord', () => {
  test.each([
    [DISCORD, true],
    ['https://discordapp.com/api/webhooks/1/x', true],
    ['https://ptb.discord.com/api/webhooks/1/x', true],
    ['https://canary.discord.com/api/webhooks/1/x?thread_id=5', true],
    ['https://discord.com/api/v10/webhooks/1/x', true],
    ['https://discord.com/channels/1', false],
    ['https://discord.com.evil.example/api/webhooks/1/x', false],
    ['https://evil.example/?https://discord.com/api/webhooks/1/x', false],
    ['https://notdiscord.com/api/webhooks/1/x', false],
  ])('goes to %s: %s', (url, is) => {
    expect(isDiscord(url)).toBe(is)
  })

  test('is one embed with round, score and due, unsigned', async () => {
    const { a, b, id, written } = await running()
    await answerOne(a, id)
    await answerOne(b, id)
    const post = await written('a', {}, CHANNEL)
    expect(post?.headers).toEqual({})
    const { content, embeds, allowed_mentions } = discordOf(post)
    expect(content).toMatch(/^Admiral \d+$/)
    expect(allowed_mentions).toEqual({ parse: [] })
    const due = Date.UTC(2026, 10, 28, 12) / 1000
    expect(embeds).toHaveLength(1)
    expect(embeds[0]).toMatchObject({
      title: expect.stringMatching(/^Armada: Admiral \d+ and Admiral \d+, learning scenario \(game [0-9a-f]{4}\)$/),
      url: `https://armada.example/g/${id}`,
      description: expect.stringMatching(/^Choose the ship that acts now\.\n\n\*\*Since <t:\d+:f>\*\*\n- /),
      color: 0x62bbee,
      fields: [
        { name: 'Round', value: '1', inline: true },
        { name: 'Score', value: '0–0', inline: true },
        { name: 'Due', value: `<t:${due}:R>, <t:${due}:f>`, inline: true },
      ],
      footer: { text: expect.stringMatching(/^Armada by Post · step \d+$/) },
    })
  })

  test('calls whom it is for by name, and has the colour of their side', async () => {
    const { deps, id, written } = await running()
    const { b } = (await deps.games.load(id))?.head.seats ?? {}
    const { content, embeds } = discordOf(await written('b', { kind: 'may-claim' }, CHANNEL))
    expect([content, embeds[0]?.color]).toEqual([b?.name, 0xffb52e])
  })

  test('says what is still open, too', async () => {
    const { written } = await running()
    const { embeds } = discordOf(await written('a', { kind: 'reminder' }, CHANNEL))
    expect(embeds[0]?.description).toMatch(/^A fifth of your time is left: .*\nChoose dials for 2 ships/)
  })

  test('tells the score of the first seat first, as on the table', async () => {
    const told = await anythingTold()
    const view = { ...told.view, score: { a: 31, b: 7 } }
    const { embeds } = discordOf(discordPost(CHANNEL, { ...told, view }, 'https://armada.example'))
    expect(embeds[0]?.fields[1]?.value).toBe('31–7')
  })

  test('mentions the one person whose number was given, and nobody else', async () => {
    const { a, written } = await running()
    await a.patch('/players/me', { name: '@everyone <@123456789012345678>' })
    const mention = '876543210987654321'
    const { content, allowed_mentions } = discordOf(await written('a', {}, { ...CHANNEL, mention }))
    expect(content).toBe(`<@${mention}>`)
    expect(allowed_mentions).toEqual({ parse: [], users: [mention] })
  })

  test('shows names as they are written, never as markup, mention or link', () => {
    const name = discordVoice.name('[free](https://x.example) **@here** `a` ||b|| <@1> # _c_')
    expect(name).toBe(
      '\\[free\\]\\(https\\://x.example\\) \\*\\*\\@here\\*\\* \\`a\\` \\|\\|b\\|\\| \\<\\@1\\> \\# \\_c\\_',
    )
  })

  test('keeps the limits of Discord, cut at a sentence', async () => {
    const long = 'Something happened to a ship of which there is much to tell. '.repeat(3).trim()
    const told: NoticeContent = {
      ...(await anythingTold()),
      names: { a: 'x'.repeat(300), b: 'y' },
      brief: { title: 'So far', lines: Array.from({ length: 60 }, () => long) },
    }
    const [embed] = discordOf(discordPost(CHANNEL, told, 'https://armada.example')).embeds
    if (!embed) throw new Error('there is no embed')
    const { title, description, fields, footer } = embed
    expect(title.length).toBeLessThanOrEqual(256)
    expect(description.length).toBeLessThanOrEqual(4096)
    expect(description.length).toBeGreaterThan(3800)
    expect(description).toMatch(/to tell\.…$/)
    const total = [title, description, footer.text, ...fields.flatMap(({ name, value }) => [name, value])].join('')
    expect(total.length).toBeLessThanOrEqual(6000)
  })

  test('is cut behind the last whole sentence, or within a single one, but never within a character', () => {
    expect(cut('One. Two. Three.', 16)).toBe('One. Two. Three.')
    expect(cut('One. Two. Three.', 12)).toBe('One. Two.…')
    expect(cut('One\nTwo three four', 10)).toBe('One…')
    expect(cut('Unendingly', 6)).toBe('Unend…')
    expect(cut('abcd😀😀😀', 6)).toBe('abcd…')
  })
})

test('an address is shown by its host and its end, because all of it may be a secret', () => {
  expect(shownAddress(DISCORD)).toBe('https://discord.com/…mnop')
  expect(shownAddress('https://hooks.example.org/?token=abcdef')).toBe('https://hooks.example.org/…cdef')
  expect(shownAddress('https://hooks.example.org/')).toBe('https://hooks.example.org')
})
