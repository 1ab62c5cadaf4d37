import type { TestApp } from '#test/support/app'

/** Measures what the application does, without the work of the browser that asks. @returns ms of the last request */
export function stopwatch({ app }: TestApp): () => number {
  const { fetch } = app
  let spent = 0
  app.fetch = async (...request) => {
    const started = performance.now()
    const answer = await fetch(...request)
    const body = await answer.text()
    spent = performance.now() - started
    return new Response(body === '' ? null : body, answer)
  }
  return () => spent
}
