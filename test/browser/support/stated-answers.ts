import type { Player } from './player'

declare global {
  interface Window {
    statedAnswer(path: string, body: unknown): Promise<object | null>
  }
}

/** In the page: asks the test first, and the service only where the test has no answer. */
function askTheTest(): void {
  const ask = window.fetch
  window.fetch = async (address, asked) => {
    const { pathname } = new URL(address instanceof Request ? address.url : address, location.href)
    const body: unknown = typeof asked?.body === 'string' ? JSON.parse(asked.body) : undefined
    const stated = await window.statedAnswer(pathname, body)
    return stated === null ? ask(address, asked) : Response.json(stated)
  }
}

/**
 * What the service would answer to this player at these paths, as the test states it; elsewhere the service says it
 * itself. Not by intercepting requests, which would turn the cache off and let each page come anew, file by file.
 */
export async function stateAnswers(player: Player, stated: Record<string, (body: unknown) => object>): Promise<void> {
  // The service does not know a stated game: nobody is told of its steps
  const untold = Object.keys(stated).map((path) => `${path}/live`)
  const statedAnswer: Window['statedAnswer'] = async (path, body) =>
    stated[path]?.(body) ?? (untold.includes(path) ? {} : null)
  await player.page.exposeFunction('statedAnswer', statedAnswer)
  await player.page.addInitScript(askTheTest)
}
