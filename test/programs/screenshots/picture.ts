import type { Page } from 'playwright-core'
import type { Player } from '#test/browser/support/player'
import { indexedPng, type Pixels } from './indexed-png'
import type { Shot } from './shots'

const HEIGHTS = { 1440: 900, 390: 844 }

/** Opens the page of a game as the shot wants it. @returns a PNG */
export async function takePicture(player: Player, game: string, shot: Shot): Promise<Buffer> {
  const { page } = player
  await page.setViewportSize({ width: shot.width, height: HEIGHTS[shot.width] })
  await page.emulateMedia({ colorScheme: shot.colours })
  await page.goto(`/g/${game}${shot.path ?? '?view=table'}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await shot.prepare?.(player)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  const png = indexedPng(await pixelsOf(page, await page.screenshot()))
  await forgetDraft(page)
  return png
}

/** The next question is answered elsewhere; a draft of this one would be told to be gone. */
const forgetDraft = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('armada.draft.')) localStorage.removeItem(key)
  })

/** The browser that made the picture also reads it. */
async function pixelsOf(page: Page, png: Buffer): Promise<Pixels> {
  const { base64, ...size } = await page.evaluate(async (source) => {
    const bytes = Uint8Array.from(atob(source), (char) => char.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const { width, height } = bitmap
    const context = new OffscreenCanvas(width, height).getContext('2d')
    if (context === null) throw new Error('there is no canvas')
    context.drawImage(bitmap, 0, 0)
    const { data } = context.getImageData(0, 0, width, height)
    let binary = ''
    for (let i = 0; i < data.length; i += 0x8000) binary += String.fromCharCode(...data.subarray(i, i + 0x8000))
    return { width, height, base64: btoa(binary) }
  }, png.toString('base64'))
  return { ...size, rgba: Buffer.from(base64, 'base64') }
}
