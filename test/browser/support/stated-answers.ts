import type { Player } from './player'

type Stated = (method: string, path: string, body: unknown) => object | undefined

declare global {
  interface Window {
    statedAnswer(method: string, path: string, body: unknown): Promise<object | null>
  }
}

/** In the page: asks the test first, and the service only where the test has no answer. */
function askTheTest(): void {
  const ask = window.fetch
  window.fetch = async (address, asked) => {
    const path =
      typeof address === 'string' ? address : new URL(address instanceof URL ? address : address.url).pathname
    const body: unknown = typeof asked?.body === 'string' ? JSON.parse(asked.body) : undefined
    const stated = await window.statedAnswer(asked?.method ?? 'GET', path, body)
    return stated === null ? ask(address, asked) : Response.json(stated)
  }
}

/**
 * What the service would answer to this player, as the test states it; `undefined`: the service says it itself. Not by
 * intercepting requests, which would turn the cache off and let each page come anew, file by file.
 */
export async function stateAnswers(player: Player, stated: Stated): Promise<void> {
  const statedAnswer: Window['statedAnswer'] = async (method, path, body) => stated(method, path, body) ?? null
  await player.page.exposeFunction('statedAnswer', statedAnswer)
  await player.page.addInitScript(askTheTest)
}
