import type { Attachment } from 'svelte/attachments'
import type { Mm } from './camera'

/** The gestures that the table takes. Places are px from the top left corner of the element. */
export interface Hands {
  grasp(): void
  release(): void
  pan(px: Mm): void
  zoom(factor: number, px: Mm): void
  wheel(deltaPx: number, px: Mm): void
  /** The pointer rests over something, or has left. */
  hover(target: Element | undefined): void
  tap(px: Mm, target: Element, touch: boolean): void
  doubleTap(px: Mm): void
  /** Long press, or Shift held: a measurement is pulled from here. */
  pullFrom(target: Element): boolean
  pullTo(px: Mm): void
}

/** px a pointer may tremble before it drags; ms until a press is long; ms between the taps of a double tap. */
const TREMBLE = 6
const LONG_PRESS = 500
const DOUBLE_TAP = 300

interface Finger extends Mm {
  readonly id: number
}

/** A drag starts on a handle, such as a joint of the tool, which handles it itself. */
const isHandle = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-handle]') !== null

const middle = (a: Mm, b: Mm): Mm => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const apart = (a: Mm, b: Mm): number => Math.hypot(a.x - b.x, a.y - b.y)

/** Pan by one pointer, pinch by two, zoom by wheel, tap, double tap and pull, by mouse, pen and touch alike. */
export const gestures =
  (hands: Hands): Attachment<SVGSVGElement> =>
  (element) => {
    let fingers: Finger[] = []
    let start: Mm | undefined
    let doing: 'nothing' | 'press' | 'pan' | 'pinch' | 'pull' = 'nothing'
    let press: ReturnType<typeof setTimeout> | undefined
    let lastTap: (Mm & { time: number }) | undefined

    const place = (event: MouseEvent): Mm => {
      const box = element.getBoundingClientRect()
      return { x: event.clientX - box.left, y: event.clientY - box.top }
    }

    const pull = (target: Element) => {
      if (hands.pullFrom(target)) doing = 'pull'
    }

    const down = (event: PointerEvent) => {
      if (isHandle(event.target) || event.button !== 0 || !(event.target instanceof Element)) return
      const { target } = event
      const px = place(event)
      fingers = [...fingers.filter((finger) => finger.id !== event.pointerId), { id: event.pointerId, ...px }]
      clearTimeout(press)
      if (fingers.length === 2 && doing !== 'pull') {
        doing = 'pinch'
        hands.grasp()
        return
      }
      if (fingers.length > 1) return
      start = px
      doing = 'press'
      if (event.shiftKey) pull(target)
      else press = setTimeout(() => pull(target), LONG_PRESS)
    }

    const pinch = (next: Finger[]) => {
      const [a, b] = fingers
      const [c, d] = next
      if (!a || !b || !c || !d) return
      const from = middle(a, b)
      const to = middle(c, d)
      hands.pan({ x: to.x - from.x, y: to.y - from.y })
      hands.zoom(apart(c, d) / Math.max(1, apart(a, b)), to)
    }

    const leave = () => hands.hover(undefined)
    const move = (event: PointerEvent) => {
      const over = event.pointerType === 'mouse' && event.target instanceof Element
      hands.hover(over ? event.target : undefined)
      const before = fingers.find((finger) => finger.id === event.pointerId)
      if (!before || !start) return
      const px = place(event)
      const next = fingers.map((finger) => (finger === before ? { id: finger.id, ...px } : finger))
      if (doing === 'press' && apart(px, start) > TREMBLE) {
        clearTimeout(press)
        doing = 'pan'
        hands.grasp()
        // Capture starts only here: a tap must go to the piece that it hits.
        element.setPointerCapture(event.pointerId)
      }
      if (doing === 'pinch') pinch(next)
      else if (doing === 'pan') hands.pan({ x: px.x - before.x, y: px.y - before.y })
      else if (doing === 'pull') hands.pullTo(px)
      fingers = next
    }

    const tapped = (event: PointerEvent, px: Mm) => {
      const time = event.timeStamp
      if (lastTap && time - lastTap.time < DOUBLE_TAP && apart(lastTap, px) < 24) {
        lastTap = undefined
        hands.doubleTap(px)
        return
      }
      lastTap = { ...px, time }
      if (event.target instanceof Element) hands.tap(px, event.target, event.pointerType === 'touch')
    }

    const up = (event: PointerEvent) => {
      if (!fingers.some((finger) => finger.id === event.pointerId)) return
      fingers = fingers.filter((finger) => finger.id !== event.pointerId)
      clearTimeout(press)
      if (doing === 'press' && event.type === 'pointerup') tapped(event, place(event))
      if (doing === 'pinch' && fingers.length === 1) {
        doing = 'pan'
        return
      }
      if (doing === 'pan' || doing === 'pinch') hands.release()
      if (fingers.length === 0) doing = 'nothing'
    }

    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      hands.wheel(event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 33 : event.deltaY, place(event))
    }
    const menu = (event: Event) => {
      if (doing !== 'nothing') event.preventDefault()
    }

    element.addEventListener('pointerdown', down)
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerleave', leave)
    element.addEventListener('pointerup', up)
    element.addEventListener('pointercancel', up)
    element.addEventListener('wheel', wheel, { passive: false })
    element.addEventListener('contextmenu', menu)
    return () => {
      clearTimeout(press)
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerleave', leave)
      element.removeEventListener('pointerup', up)
      element.removeEventListener('pointercancel', up)
      element.removeEventListener('wheel', wheel)
      element.removeEventListener('contextmenu', menu)
    }
  }
