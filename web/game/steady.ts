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
 * While a film has the room of a phone, answers are cut off below the first: the first press of the button that sends shows
 * them all, and does no more. A desk gives them their room at all times.
 */
export function opensFirst(sheet: HTMLElement, open: () => void): () => void {
  const listening = new AbortController()
  const first = (event: Event) => {
    const form = sheet.querySelector('.form')
    if (!form || getComputedStyle(form).maxHeight === 'none' || form.scrollHeight <= form.clientHeight + 1) return
    if (!(event.target as Element).closest('.actions :is(.strong, .second)')) return
    event.preventDefault()
    event.stopPropagation()
    open()
  }
  sheet.addEventListener('click', first, { capture: true, signal: listening.signal })
  return () => listening.abort()
}
