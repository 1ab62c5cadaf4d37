/**
 * A sheet opens as high as its content needs. From the first choice on it keeps that height, so that nothing moves
 * when a choice is made (ux 3); what comes is scrolled. @returns how to let go of it
 */
export function steady(sheet: HTMLElement): () => void {
  const keep = () => {
    const { height } = sheet.getBoundingClientRect()
    // Without a height it is not laid out yet.
    if (sheet.style.height === '' && height > 0) sheet.style.height = `${height}px`
  }
  const release = () => {
    sheet.style.height = ''
  }
  const listening = new AbortController()
  const { signal } = listening
  for (const does of ['pointerdown', 'click', 'input'] as const) {
    document.addEventListener(does, keep, { capture: true, signal })
  }
  addEventListener('resize', release, { signal })
  return () => {
    listening.abort()
    release()
  }
}

/**
 * While something is played on a phone the answers have but a low row: it shows what will stand there afterwards, so that
 * nothing jumps when the sheet opens. @returns how to let go of it
 */
export function asOpened(form: HTMLElement): () => void {
  const sheet = form.closest<HTMLElement>('.part.do')
  const show = () => {
    const most = sheet === null ? Number.NaN : Number.parseFloat(getComputedStyle(sheet).maxHeight)
    // A desk has all its room meanwhile
    if (sheet === null || Number.isNaN(most)) return
    const opened = Math.min(form.scrollHeight, most - sheet.clientHeight + form.clientHeight)
    form.scrollTop = Math.max(0, opened - form.clientHeight)
  }
  const watch = new ResizeObserver(show)
  for (const part of form.children) watch.observe(part)
  show()
  return () => {
    watch.disconnect()
    form.scrollTop = 0
  }
}
