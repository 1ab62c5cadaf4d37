import type { Replay } from './replay.svelte'

/** Comma and full stop: one step; brackets: one activation. */
export function keyed(event: KeyboardEvent, replay: Replay, singleKeys: boolean): void {
  if (!singleKeys || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  const go = MOVES[event.key]
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
