export const statusPhase = {
  'R14.1': 'Effects for the start of the Status Phase come first.',
  'R14.2': 'All exhausted defense tokens become ready, unless a card forbids it.',
  'R14.3': 'Exhausted upgrade cards become ready, too.',
  'R14.4': 'All ships and squadrons can be activated again.',
  'R14.5': 'Effects for the end of the round follow. After the sixth round the game is over.',
  'R14.6': 'The next round begins.',
  'R14.7': 'Command tokens, damage, speeds and places stay as they are.',
}
