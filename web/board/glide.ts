import { cubicOut } from 'svelte/easing'
import { prefersReducedMotion, Tween } from 'svelte/motion'
import type { Camera } from './camera'

/** What takes the camera there in so many ms; undefined for readers who want no motion. */
export function glide(from: Camera, to: Camera, duration: number): Tween<Camera> | undefined {
  if (prefersReducedMotion.current) return undefined
  const way = new Tween(from, { duration, easing: cubicOut })
  void way.set(to)
  return way
}
