import type { Replay } from './replay.svelte'

/** Comma and full stop: one step; brackets: one activation. */
export function keyed(event: KeyboardEvent, key: string | undefined, replay: Replay): void {
  const go = key === undefined ? undefined : MOVES[key]
  if (go === undefined) return
  event.preventDefault()
  replay.pause()
  void go(replay)
}

const MOVES: Readonly<Record<string, (replay: Replay) => Promise<void>>> = {
  ',': (replay) => replay.by(-1),
  '.': (replay) => replay.by(1),
  '[': (replay) => replay.leap(-1),
  ']': (replay) => replay.leap(1),
}
