export type Route =
  | { page: 'home' }
  | { page: 'sign-in' }
  | { page: 'sign-in-link'; token: string }
  | { page: 'new-game' }
  | { page: 'practice' }
  | { page: 'invitation'; code: string }
  | { page: 'game'; id: string }
  | { page: 'replay'; id: string; step: number }
  | { page: 'brief'; id: string }
  | { page: 'orders'; id: string }
  | { page: 'plans'; id: string }
  | { page: 'result'; id: string }
  | { page: 'check'; id: string }
  | { page: 'settings' }
  | { page: 'rules'; id?: string }
  | { page: 'fleets'; id?: string }
  | { page: 'unknown' }

/** Which page a path names (ux 2). */
export function routeOf(path: string): Route {
  const [first, second, ...rest] = path.split('/').filter((part) => part !== '')
  if (first === undefined) return { page: 'home' }
  if (first === 'g' && second !== undefined && rest.length > 0) return ofGame(second, rest)
  if (rest.length > 0) return { page: 'unknown' }
  if (first === 'rules') return second === undefined ? { page: 'rules' } : { page: 'rules', id: second }
  if (first === 'f') return second === undefined ? { page: 'fleets' } : { page: 'fleets', id: second }
  if (second === undefined) {
    if (first === 'sign-in') return { page: 'sign-in' }
    if (first === 'practice') return { page: 'practice' }
    return first === 'settings' ? { page: 'settings' } : { page: 'unknown' }
  }
  if (first === 'sign-in') return { page: 'sign-in-link', token: second }
  if (first === 'play' && second === 'new') return { page: 'new-game' }
  if (first === 'i') return { page: 'invitation', code: second }
  if (first === 'g') return { page: 'game', id: second }
  return { page: 'unknown' }
}

/** The pages below that of a game. */
function ofGame(id: string, [what, step = '', ...more]: string[]): Route {
  const isPage = what === 'brief' || what === 'orders' || what === 'plans' || what === 'result' || what === 'check'
  if (isPage && step === '') return { page: what, id }
  const isStep = what === 'at' && /^\d{1,9}$/.test(step) && more.length === 0
  return isStep ? { page: 'replay', id, step: Number(step) } : { page: 'unknown' }
}

class Router {
  path = $state(location.pathname)
  route = $derived(routeOf(this.path))

  go(path: string): void {
    history.pushState(undefined, '', path)
    this.#arrive()
  }

  /** Replaces a page that is used up (a link, a sent form): the browser's back does not lead to it again. */
  goOn(path: string): void {
    history.replaceState(undefined, '', path)
    this.#arrive()
  }

  /** The new page begins at its top, for eyes and for keys. */
  #arrive(): void {
    this.#show()
    scrollTo(0, 0)
  }

  #show(): void {
    this.path = location.pathname
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  /** Follows the browser's own back and forward, and links of this site. @returns how to stop it */
  start(): () => void {
    const back = () => this.#show()
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link === null || !this.isOurs(link, event)) return
      event.preventDefault()
      this.go(`${link.pathname}${link.hash}`)
    }
    addEventListener('popstate', back)
    document.addEventListener('click', follow)
    return () => {
      removeEventListener('popstate', back)
      document.removeEventListener('click', follow)
    }
  }

  private isOurs(link: HTMLAnchorElement, event: MouseEvent): boolean {
    const asNewWindow =
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      link.target !== '' ||
      link.rel === 'external'
    const withinPage = link.hash !== '' && link.pathname === location.pathname
    return !event.defaultPrevented && !asNewWindow && !withinPage && link.origin === location.origin
  }
}

export const router = new Router()
