const AREAS = ['localStorage', 'sessionStorage'] as const

const refuse = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}
/** Takes nothing any more; what lies there can be read. */
const full = (area: Storage): Storage =>
  new Proxy(area, {
    get(target, name) {
      if (name === 'setItem') return refuse
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

/** Storage of the browser as it can be at worst. @returns how to mend it */
export function spoil(fault: 'blocked' | 'full'): () => void {
  const before = AREAS.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const)
  for (const name of AREAS) {
    const area = full(globalThis[name])
    Object.defineProperty(globalThis, name, { get: fault === 'blocked' ? refuse : () => area, configurable: true })
  }
  return () => {
    for (const [name, own] of before) {
      if (own !== undefined) Object.defineProperty(globalThis, name, own)
    }
  }
}
