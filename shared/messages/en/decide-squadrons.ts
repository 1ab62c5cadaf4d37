/** Squadrons: which acts, where it comes to rest, what it attacks. */
export const flying = {
  option: (id: string, nameOf: (unit: string) => string): string => OPTIONS[id] ?? nameOf(id.split('>')[0] ?? id),
  east: 'East, mm',
  north: 'North, mm',
}

const OPTIONS: Record<string, string> = {
  none: 'Nothing',
  done: 'Stop here',
  move: 'Move',
  counter: 'Answer with Counter',
}
