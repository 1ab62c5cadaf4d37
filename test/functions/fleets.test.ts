import { describe, expect, test, vi } from 'vitest'
import type { Fleet } from '#shared/fleet/fleet'
import type { FleetList, FleetVersionList, SavedFleet } from '#shared/play/protocol/fleets'
import { type TestApp, testApp } from '#test/support/app'
import type { Browser } from '#test/support/browser'

const FLEET: Fleet = {
  faction: 'rebel',
  ships: [{ card: 'cr90-corvette-a', upgrades: ['a-card-that-nobody-knows'] }],
  squadrons: ['x-wing-squadron', 'x-wing-squadron'],
  objectives: { assault: 'most-wanted' },
}
const OTHER: Fleet = { faction: 'imperial', ships: [], squadrons: [], objectives: {} }

async function service(): Promise<{ app: TestApp; anne: Browser; ben: Browser }> {
  const app = testApp()
  return { app, anne: await app.signedIn('anne@example.org'), ben: await app.signedIn('ben@example.org') }
}
const post = (browser: Browser, changes: object = {}) =>
  browser.post('/fleets', { submissionId: 's1', name: 'Home One', fleet: FLEET, ...changes })
const saved = async (browser: Browser, changes: object = {}) => (await post(browser, changes)).json as SavedFleet
const list = async (browser: Browser) => ((await browser.get('/fleets')).json as FleetList).fleets
const put = (browser: Browser, { id, version }: SavedFleet, changes: object = {}) =>
  browser.put(`/fleets/${id}`, { version, name: 'Home One', fleet: FLEET, ...changes })
const remove = (browser: Browser, { id, version }: SavedFleet) => browser.delete(`/fleets/${id}`, { version })
const versions = async (browser: Browser, id: string) =>
  ((await browser.get(`/fleets/${id}/versions`)).json as FleetVersionList).versions

/** The next change of a fleet is stored, and then the process ends. */
function diesAfterPut({ deps: { fleets } }: TestApp): void {
  vi.spyOn(console, 'error').mockImplementationOnce(() => {})
  const { commit } = fleets
  fleets.commit = async (next, expected) => {
    fleets.commit = commit
    await fleets.commit(next, expected)
    throw new Error('ended here')
  }
}

describe('A fleet is saved', () => {
  test('as it is, unfinished and with cards that nobody knows', async () => {
    const { app, anne } = await service()
    const answer = await post(anne)
    expect(answer.status).toBe(201)
    const { id } = answer.json as SavedFleet
    expect(answer.json).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      version: 1,
      name: 'Home One',
      fleet: FLEET,
      updated: new Date(app.clock.at).toISOString(),
    })
    expect((await anne.get(`/fleets/${id}`)).json).toEqual(answer.json)
  })

  test('and listed with what it is made of, last changed first', async () => {
    const { app, anne } = await service()
    const first = await saved(anne)
    app.clock.at += 60_000
    const second = await saved(anne, { submissionId: 's2', name: 'Second', fleet: OTHER })
    app.clock.at += 60_000
    await put(anne, first, { name: 'First' })
    expect((await anne.get('/fleets')).json).toEqual({
      fleets: [
        {
          id: first.id,
          version: 2,
          name: 'First',
          faction: 'rebel',
          ships: 1,
          squadrons: 2,
          updated: new Date(app.clock.at).toISOString(),
        },
        expect.objectContaining({ id: second.id, faction: 'imperial', ships: 0, squadrons: 0 }),
      ],
      most: 200,
    })
  })

  test('once, however often the same is sent; another one under the same id is refused', async () => {
    const { anne } = await service()
    const first = await saved(anne)
    expect(await saved(anne)).toEqual(first)
    expect(await list(anne)).toHaveLength(1)
    const other = await post(anne, { name: 'Another' })
    expect(other.status).toBe(409)
    expect(other.json).toMatchObject({ code: 'submission-known' })
    const changed = (await put(anne, first, { name: 'Changed' })).json
    expect(await saved(anne)).toEqual(changed)
  })

  test('by two of one name in two players’ lists, each of them its own', async () => {
    const { anne, ben } = await service()
    expect((await saved(anne)).id).not.toBe((await saved(ben)).id)
    expect(await list(anne)).toHaveLength(1)
  })

  test('and appears in the list by a repeat, if the first call ended half-way', async () => {
    const { app, anne } = await service()
    diesAfterPut(app)
    expect((await post(anne)).status).toBe(500)
    expect(await list(anne)).toEqual([])
    const fleet = await saved(anne)
    expect(fleet.version).toBe(1)
    expect(await list(anne)).toMatchObject([{ id: fleet.id, version: 1 }])
  })

  test.each([
    ['a name that cannot be seen', { name: ' \u200b ' }, 'name'],
    ['a name too long', { name: 'x'.repeat(61) }, 'name'],
    ['a name of two lines', { name: 'a\nb' }, 'name'],
    ['no side', { fleet: { ...FLEET, faction: 'any' } }, 'fleet.faction'],
    ['31 ships', { fleet: { ...FLEET, ships: Array(31).fill({ card: 'x', upgrades: [] }) } }, 'fleet.ships'],
    [
      '31 upgrades',
      { fleet: { ...FLEET, ships: [{ card: 'x', upgrades: Array(31).fill('y') }] } },
      'fleet.ships.0.upgrades',
    ],
    ['61 squadrons', { fleet: { ...FLEET, squadrons: Array(61).fill('x') } }, 'fleet.squadrons'],
    ['a card id of 81 letters', { fleet: { ...FLEET, squadrons: ['x'.repeat(81)] } }, 'fleet.squadrons.0'],
    ['a fourth objective', { fleet: { ...FLEET, objectives: { campaign: 'x' } } }, 'fleet.objectives'],
    ['something else in it', { fleet: { ...FLEET, note: 'x' } }, 'fleet'],
    ['no id of the submission', { submissionId: undefined }, 'submissionId'],
  ])('but not with %s', async (_what, changes, subject) => {
    const { anne } = await service()
    const answer = await post(anne, changes)
    expect(answer.status).toBe(400)
    expect(answer.json).toMatchObject({ code: subject === 'name' ? 'unfit-name' : 'malformed-request', subject })
    expect(await list(anne)).toEqual([])
  })

  test('with 30 ships, 30 upgrades each, and 60 squadrons', async () => {
    const { anne } = await service()
    const ship = { card: 'x', upgrades: Array(30).fill('y') }
    const answer = await post(anne, {
      fleet: { ...FLEET, ships: Array(30).fill(ship), squadrons: Array(60).fill('z') },
    })
    expect(answer.status).toBe(201)
  })

  test('up to 200 times by one player; a repeat of the last stays harmless', async () => {
    const { app, anne, ben } = await service()
    for (let i = 1; i <= 200; i++) {
      app.clock.at += 60_000
      expect((await post(anne, { submissionId: `s${i}` })).status).toBe(201)
    }
    const over = await post(anne, { submissionId: 's201' })
    expect(over.status).toBe(409)
    expect(over.json).toMatchObject({ code: 'too-many-fleets' })
    const last = await saved(anne, { submissionId: 's200' })
    expect((await anne.post(`/fleets/${last.id}/copy`, { submissionId: 'c' })).json).toMatchObject({
      code: 'too-many-fleets',
    })
    expect((await post(ben)).status).toBe(201)
    await remove(anne, last)
    expect((await post(anne, { submissionId: 's201' })).status).toBe(201)
  })

  test('at most 200 times within an hour, also if they are deleted in between', async () => {
    const { app, anne } = await service()
    for (let i = 1; i <= 200; i++) await remove(anne, await saved(anne, { submissionId: `s${i}` }))
    expect((await post(anne, { submissionId: 's201' })).json).toMatchObject({ code: 'too-many-requests' })
    app.clock.at += 3_600_000
    expect((await post(anne, { submissionId: 's201' })).status).toBe(201)
  })
})

describe('A fleet is secret (R2.19)', () => {
  test('to everybody else it is answered as one that does not exist', async () => {
    const { app, anne, ben } = await service()
    const fleet = await saved(anne)
    await put(anne, fleet, { name: 'Second' })
    const nothing = '0'.repeat(32)
    const ask = (id: string) => [
      ben.get(`/fleets/${id}`),
      put(ben, { ...fleet, id, version: 2 }, { name: 'Mine' }),
      ben.post(`/fleets/${id}/copy`, { submissionId: `copy-${id}` }),
      remove(ben, { ...fleet, id, version: 2 }),
      ben.get(`/fleets/${id}/versions`),
      ben.get(`/fleets/${id}/versions/1`),
      ben.get(`/fleets/${id}/versions/9`),
    ]
    const shown = async (id: string) => (await Promise.all(ask(id))).map(({ status, json }) => ({ status, json }))
    const answers = await shown(fleet.id)
    expect(answers).toEqual(await shown(nothing))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
    expect(answers[0]?.json).toMatchObject({ code: 'no-such-fleet' })
    expect(await list(ben)).toEqual([])
    expect((await app.browser().get(`/fleets/${fleet.id}`)).json).toMatchObject({ code: 'not-signed-in' })
    expect(await list(anne)).toMatchObject([{ name: 'Second', version: 2 }])
  })
})

describe('A change', () => {
  test('is of the version it names; a lost update is refused', async () => {
    const { anne } = await service()
    const first = await saved(anne)
    const second = await put(anne, first, { name: 'Second', fleet: OTHER })
    expect(second.status).toBe(200)
    expect(second.json).toMatchObject({ id: first.id, version: 2, name: 'Second', fleet: OTHER })
    const late = await put(anne, first, { name: 'Late' })
    expect(late.status).toBe(409)
    expect(late.json).toMatchObject({ code: 'fleet-changed' })
    expect((await put(anne, { ...first, version: 3 }, { name: 'Early' })).json).toMatchObject({ code: 'fleet-changed' })
    expect((await anne.get(`/fleets/${first.id}`)).json).toEqual(second.json)
  })

  test('of two made at once, one counts', async () => {
    const { anne } = await service()
    const first = await saved(anne)
    const answers = await Promise.all(['One', 'Other'].map((name) => put(anne, first, { name })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await versions(anne, first.id)).toHaveLength(2)
  })

  test('sent again is harmless, and so is one that changes nothing', async () => {
    const { anne } = await service()
    const first = await saved(anne)
    const once = (await put(anne, first, { name: 'Second' })).json as SavedFleet
    expect((await put(anne, first, { name: 'Second' })).json).toEqual(once)
    expect((await put(anne, once, { name: 'Second' })).json).toEqual(once)
    const third = (await put(anne, once, { name: 'Third' })).json as SavedFleet
    await put(anne, third, { name: 'Second' })
    expect((await put(anne, first, { name: 'Second' })).json).toMatchObject({ code: 'fleet-changed' })
  })

  test('that ended half-way is finished by the next one', async () => {
    const { app, anne } = await service()
    const first = await saved(anne)
    diesAfterPut(app)
    expect((await put(anne, first, { name: 'Second' })).status).toBe(500)
    expect(await versions(anne, first.id)).toMatchObject([{ version: 2, name: 'Second' }, { version: 1 }])
    expect(await list(anne)).toMatchObject([{ version: 1 }])
    expect((await put(anne, first, { name: 'Second' })).json).toMatchObject({ version: 2 })
    expect(await list(anne)).toMatchObject([{ version: 2, name: 'Second' }])
  })
})

test('A fleet is changed at most 600 times within an hour, for each change keeps a version', async () => {
  const { app, anne } = await service()
  let fleet = await saved(anne)
  for (let i = 1; i <= 600; i++) fleet = (await put(anne, fleet, { name: `Version ${i}` })).json as SavedFleet
  expect(fleet.version).toBe(601)
  expect((await put(anne, fleet, { name: 'Too much' })).json).toMatchObject({ code: 'too-many-requests' })
  app.clock.at += 3_600_001
  expect((await put(anne, fleet, { name: 'Later' })).json).toMatchObject({ version: 602, name: 'Later' })
})

describe('Earlier versions', () => {
  test('are listed newest first, read, and restored by saving them anew', async () => {
    const { anne } = await service()
    const first = await saved(anne)
    const second = (await put(anne, first, { name: 'Second', fleet: OTHER })).json as SavedFleet
    expect(await versions(anne, first.id)).toEqual([
      { version: 2, name: 'Second', updated: second.updated },
      { version: 1, name: 'Home One', updated: first.updated },
    ])
    expect((await anne.get(`/fleets/${first.id}/versions/1`)).json).toEqual(first)
    expect((await anne.get(`/fleets/${first.id}/versions/2`)).json).toEqual(second)
    const { name, fleet } = first
    expect((await put(anne, second, { name, fleet })).json).toMatchObject({ version: 3, name, fleet })
    expect((await anne.get(`/fleets/${first.id}/versions/2`)).json).toEqual(second)
  })

  test.each(['0', '2', '01', '-1', 'x', '1e0', '9'.repeat(30)])('there is none called %s', async (version) => {
    const { anne } = await service()
    const { id } = await saved(anne)
    const answer = await anne.get(`/fleets/${id}/versions/${version}`)
    expect(answer.status).toBe(404)
    expect(answer.json).toMatchObject({ code: 'no-such-version' })
  })

  test('are listed up to 50', async () => {
    const { anne } = await service()
    let fleet = await saved(anne)
    for (let i = 2; i <= 53; i++) fleet = (await put(anne, fleet, { name: `Version ${i}` })).json as SavedFleet
    const listed = await versions(anne, fleet.id)
    expect(listed.map(({ version }) => version)).toEqual(Array.from({ length: 50 }, (_, i) => 53 - i))
    expect((await anne.get(`/fleets/${fleet.id}/versions/1`)).json).toMatchObject({ version: 1, name: 'Home One' })
  })
})

describe('A copy', () => {
  const copy = (browser: Browser, id: string, changes: object = {}) =>
    browser.post(`/fleets/${id}/copy`, { submissionId: 'c1', ...changes })

  test('is a fleet of its own', async () => {
    const { anne } = await service()
    const original = await saved(anne)
    const answer = await copy(anne, original.id, { name: 'Home Two' })
    expect(answer.status).toBe(201)
    const made = answer.json as SavedFleet
    expect(made).toMatchObject({ version: 1, name: 'Home Two', fleet: FLEET })
    expect(made.id).not.toBe(original.id)
    await put(anne, original, { fleet: OTHER })
    expect((await anne.get(`/fleets/${made.id}`)).json).toEqual(made)
    expect(await list(anne)).toHaveLength(2)
  })

  test('is called as the original unless it is named', async () => {
    const { anne } = await service()
    const original = await saved(anne)
    expect((await copy(anne, original.id)).json).toMatchObject({ name: 'Home One' })
  })

  test('is made once, also after the original has changed or is gone', async () => {
    const { anne } = await service()
    const original = await saved(anne)
    const made = (await copy(anne, original.id)).json
    const changed = (await put(anne, original, { fleet: OTHER })).json as SavedFleet
    expect((await copy(anne, original.id)).json).toEqual(made)
    await remove(anne, changed)
    expect((await copy(anne, original.id)).json).toEqual(made)
    expect((await copy(anne, original.id, { submissionId: 'c2' })).json).toMatchObject({ code: 'no-such-fleet' })
    expect((await copy(anne, original.id, { name: 'Other' })).json).toMatchObject({ code: 'submission-known' })
  })
})

describe('A deleted fleet', () => {
  test('is gone with its versions, for its owner, too', async () => {
    const { app, anne } = await service()
    const fleet = await saved(anne)
    expect((await remove(anne, { ...fleet, version: 2 })).json).toMatchObject({ code: 'fleet-changed' })
    expect((await remove(anne, fleet)).status).toBe(204)
    expect(await list(anne)).toEqual([])
    for (const path of ['', '/versions', '/versions/1']) {
      expect((await anne.get(`/fleets/${fleet.id}${path}`)).json).toMatchObject({ code: 'no-such-fleet' })
    }
    expect((await put(anne, fleet)).json).toMatchObject({ code: 'no-such-fleet' })
    expect((await put(anne, { ...fleet, version: 2 })).json).toMatchObject({ code: 'no-such-fleet' })
    expect((await post(anne)).json).toMatchObject({ code: 'no-such-fleet' })
    expect(await app.deps.fleets.versions(fleet.id, 9)).toEqual([])
    expect((await app.deps.fleets.load(fleet.id))?.head.content).toBeUndefined()
  })

  test('can be deleted again without harm', async () => {
    const { app, anne } = await service()
    const fleet = await saved(anne)
    diesAfterPut(app)
    expect((await remove(anne, fleet)).status).toBe(500)
    expect(await list(anne)).toHaveLength(1)
    expect((await remove(anne, fleet)).status).toBe(204)
    expect((await remove(anne, fleet)).status).toBe(204)
    expect(await list(anne)).toEqual([])
    expect(await app.deps.fleets.versions(fleet.id, 9)).toEqual([])
  })
})
