export const scoring = {
  'R15.1': 'Whoever loses all ships has lost at once, whatever the points. Squadrons do not help.',
  'R15.3': 'If both lose their last ship in the same moment, points decide; with equal points the second player wins.',
  'R15.4': 'The same moment means one and the same effect, such as the damage of one collision.',
  'R15.5': 'After six rounds the higher score wins; with equal scores the second player.',
  'R15.6': 'You score the cost of every enemy ship and squadron that was destroyed.',
  'R15.7': 'It does not matter how it was destroyed; leaving the play area counts.',
  'R15.12': 'A ship that is damaged but alive gives no points.',
  'R15.14': 'You may give up at any time; the other side has then won.',
}
