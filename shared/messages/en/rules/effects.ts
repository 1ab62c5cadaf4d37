export const effects = {
  'R16.1': 'Every effect has its time and can be used only then.',
  'R16.2': 'An effect is used once for each occasion.',
  'R16.3':
    'Before, when, while and after mean what they say: just ahead of something, at its moment, during it, right behind it.',
  'R16.4': 'The start of a phase comes before everything else in it, its end after everything else.',
  'R16.5': 'If you have several effects at the same time, you choose their order.',
  'R16.6': 'If both players have some, the first player’s all come first.',
  'R16.7': 'Upgrade cards are a choice; all other cards work by themselves unless they say “may”.',
  'R16.8': 'What is paid as a price does nothing else, and a price must be paid in full.',
  'R16.9': 'A unit spends its own dials and tokens only.',
  'R16.10': 'A card that must be exhausted for its effect has to be ready.',
  'R16.11': 'Once per round or game is counted for each card.',
  'R16.12': 'A card that is discarded or facedown does nothing.',
  'R16.13': 'An effect that cannot be avoided is carried out as far as it goes.',
  'R16.14': 'What is set off in the middle of an effect waits until that effect is done.',
  'R16.15': 'An effect that you did not use in time is gone.',
  'R16.16': 'Dice are rolled for all to see, and the result stands.',
}
