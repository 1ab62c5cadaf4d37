export const shipPhase = {
  'R5.1': 'Effects for the start of the Ship Phase come before the first ship.',
  'R5.2':
    'The players take turns, the first player begins. In a turn one ship that has not acted this round does everything it has to do.',
  'R5.3': 'Whoever has no ship left to activate is passed over, and the other goes on alone.',
  'R5.4': 'As long as you have a ship that may act, you must activate one.',
  'R5.5': 'If effects forbid all of your remaining ships to activate, your turn is skipped.',
  'R5.7': 'A ship is activated once in a round.',
  'R5.8': 'When every ship has acted or is destroyed, the Ship Phase is over.',
  'R5.9': 'A ship does three things in order: it reveals its top dial, it attacks, it moves.',
  'R5.10': 'What happens when a ship activates comes first; what happens before its dial is revealed comes next.',
  'R5.11':
    'Once a dial lies open its owner decides at once: keep it for the full effect in this activation, or trade it for a token of the same command. Later there is no trading.',
  'R5.12': 'A dial that was traded or spent is put aside, open for everybody to see.',
  'R5.14':
    'A ship holds one token of each command and no more tokens than its command value. A second one of the same kind is lost; with one too many, you discard any one you like.',
  'R5.15': 'A token may be spent in the very round in which it came.',
  'R5.16':
    'Squadron and Repair are carried out right after the dial is revealed, each once at most, in the order you like, with a dial, a token or both.',
  'R5.17': 'Effects for “after the dial was revealed” come when these commands are done.',
  'R5.18':
    'A ship that reveals no dial still attacks and moves. It can then use neither Squadron nor Repair, not even by a token; tokens for Navigate and Concentrate Fire still work.',
  'R5.19':
    'A ship may attack up to twice, from two different hull zones, one attack after the other. Both may be at the same target; it may also hold its fire.',
  'R5.20':
    'After its attacks a ship must move at the speed of its dial. At speed 0 it stays, and that counts as a move.',
  'R5.21': 'A dial that was kept and not used is lost at the end of the activation.',
  'R5.22': 'If a ship is destroyed while it acts, the rest of its activation falls away.',
}
