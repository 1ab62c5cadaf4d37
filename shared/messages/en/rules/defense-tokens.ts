export const defenseTokens = {
  'R8.1': 'A ready token becomes exhausted when it is spent; an exhausted one can be spent once more and is then gone.',
  'R8.2': 'In one attack no token is spent twice, and no two tokens of the same kind.',
  'R8.3': 'A ship that stands still, at speed 0, cannot spend defense tokens. Squadrons are not concerned.',
  'R8.4': 'A token locked by accuracy stays unused in this attack.',
  'R8.5': 'You may spend a token even if it changes nothing.',
  'R8.6': 'A token that pays for something else does not have its own effect as well.',
  'R8.7': 'A unit uses its own tokens only.',
  'R8.8':
    'Redirect names a zone next to the one that was hit. Shields of that zone may take any part of the damage; what they cannot take stays where it was.',
  'R8.9':
    'Evade removes one die at long range and makes the attacker reroll one at medium range. Closer than that it does nothing.',
  'R8.10': 'Brace halves the damage, rounded up.',
  'R8.11': 'Scatter removes all dice.',
  'R8.12': 'Contain stops the standard critical effect, so the first card stays facedown.',
  'R8.13': 'In the Status Phase exhausted tokens become ready again. Discarded ones stay away.',
  'R8.14': 'A token that somebody is forced to spend does nothing for its owner.',
  'R8.15': 'If an effect exhausts or discards a token, that is not spending it.',
}
