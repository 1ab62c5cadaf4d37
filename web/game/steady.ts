/**
 * A sheet opens as high as its content needs. From the first choice on it keeps that height, so that nothing moves
 * when a choice is made (ux 3); what comes is scrolled. @returns how to let go of it
 */
export function steady(sheet: HTMLElement): () => void {
  const keep = () => {
    if (sheet.style.height === '') sheet.style.height = `${sheet.getBoundingClientRect().height}px`
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
