export const obstacles = {
  'R13.1': 'Only where a move ends matters: what it passes over does nothing.',
  'R13.2': 'A ship that ends on an asteroid field is dealt a faceup damage card. Squadrons suffer nothing.',
  'R13.3': 'A ship that ends on a debris field suffers 2 damage on a hull zone that its owner chooses.',
  'R13.4':
    'A ship that ends on a station may discard one of its damage cards. A squadron there may recover one hull point.',
  'R13.6': 'The effect comes when the maneuver is over. A ship at speed 0 on an obstacle meets it again every round.',
  'R13.8': 'Where a card moves an obstacle or a token, only the place where it ends matters.',
  'R13.11': 'In Contested Outpost the station neither obstructs nor repairs.',
}
