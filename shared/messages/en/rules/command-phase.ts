export const commandPhase = {
  'R4.1': 'A game has six rounds. Each has a Command, a Ship, a Squadron and a Status Phase, in this order.',
  'R4.2': 'What happens “at the start of the round” comes before the Command Phase.',
  'R4.3':
    'Every ship must hold as many hidden dials as its command value. In the first round that is a whole stack, afterwards usually one new dial.',
  'R4.4': 'A ship that lost dials gets as many as it lacks; one that has enough gets none.',
  'R4.5':
    'New dials go to the bottom of the stack, so what you choose now comes up rounds later on a ship with a high command value.',
  'R4.6': 'Any of the four commands may be set on any dial, the same one several times if you like.',
  'R4.7': 'Both players choose at the same time and in secret. By post a choice is final once it is sent.',
  'R4.8': 'You may look at your own hidden dials whenever you like, but their order stays.',
  'R4.9': 'A used dial lies open beside its ship until it is needed again.',
  'R4.10': 'Some effects wait for the start or the end of the Command Phase: before any dial is set, or after all are.',
}
