import { beforeAll, describe, expect, test } from 'vitest'
import { ROUTES } from '#functions/http/routes/index'
import type { ErrorBody } from '#shared/protocol/responses'
import { MATRIX } from './matrix'
import { CALLERS, type World, world } from './world'

const NAMES = ROUTES.map(({ method, path }) => `${method.toUpperCase()} ${path}`)
const ROWS = Object.entries(MATRIX).flatMap(([route, rows]) => rows.map((row) => ({ route, ...row })))

let place: World
beforeAll(async () => {
  place = await world()
})

test('every route says who may call it', () => {
  expect(new Set(Object.keys(MATRIX))).toEqual(new Set(NAMES))
})

describe.each(ROWS)('$route of $about', ({ route, ask, answers }) => {
  const [method = ''] = route.split(' ')
  const request = () => ({ method, ...ask(place.things) })

  test('is answered to each kind of caller as it should be, and refused it changes nothing', async () => {
    const told: Record<string, string | number> = {}
    const changes: string[] = []
    for (const caller of CALLERS) {
      const { status, text, changed } = await place.call(caller, request())
      const json = await text()
      told[caller] = status < 400 ? status : `${status} ${(JSON.parse(json) as ErrorBody).code}`
      if (status >= 400 || method === 'GET') changes.push(...changed.map((row) => `${caller}: ${row}`))
    }
    expect(told).toEqual(answers)
    expect(changes).toEqual([])
  })

  test('tells nobody else what is seat a’s alone, and changes nothing of it', async () => {
    const { player, fleet } = place.things
    for (const caller of CALLERS) {
      if (caller === 'a') continue
      const { text, changed } = await place.call(caller, request())
      // Whoever names the player knows the id already.
      const told = (await text()).replaceAll(`/mails/${player}`, '')
      for (const secret of place.secrets) expect(told).not.toContain(secret)
      if (route.startsWith('POST /mails/')) continue
      const others = changed.filter((row) => row.startsWith(`USER#${player} LOG#`) || row.startsWith(`FLEET#${fleet}`))
      expect(others).toEqual([])
    }
  })
})
