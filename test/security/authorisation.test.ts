import { beforeAll, describe, expect, test } from 'vitest'
import { ROUTES } from '#functions/http/routes/index'
import type { ErrorBody } from '#shared/play/protocol/responses'
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

  test('is answered to each kind of caller as it should be; refused it changes nothing, and nobody else learns or changes what is seat a’s alone', async () => {
    const { player, fleet } = place.things
    const told: Record<string, string | number> = {}
    const wrong: string[] = []
    for (const caller of CALLERS) {
      const { status, text, changed } = await place.call(caller, { method, ...ask(place.things) })
      const body = await text()
      told[caller] = status < 400 ? status : `${status} ${(JSON.parse(body) as ErrorBody).code}`
      if (status >= 400 || method === 'GET') wrong.push(...changed.map((row) => `${caller} changed ${row}`))
      if (caller === 'a') continue
      wrong.push(...place.secrets.filter((secret) => body.includes(secret)).map((it) => `${caller} learnt ${it}`))
      if (route.startsWith('POST /mails/')) continue
      const others = changed.filter((row) => row.startsWith(`USER#${player} LOG#`) || row.startsWith(`FLEET#${fleet}`))
      wrong.push(...others.map((row) => `${caller} changed seat a’s ${row}`))
    }
    expect(told).toEqual(answers)
    expect(wrong).toEqual([])
  })
})
