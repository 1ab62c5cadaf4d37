import { counted, listed } from './terms'

/** What surrounds every answer: the draft, its buttons, and the last look before it is sent. */
export const decide = {
  chooseAbove: 'Choose it in the marked list above, or on the table.',
  undo: 'Undo',
  goOn: 'Go on',
  lastLook: 'Last look',
  send: 'Send',
  sendSure: 'Press again to send',
  unused: (effects: readonly string[]) => `Not used: ${listed(effects)}.`,
  back: 'Back',
  loading: 'Loading the choices …',
  notLoaded: 'The choices could not be loaded.',
  incomplete: {
    dials: (missing: number) => `${counted(missing, 'dial is', 'dials are')} still missing.`,
    option: 'Choose one first.',
    options: (min: number, max: number) => (min === max ? `Choose ${min}.` : `Choose ${min} to ${max}.`),
    places: (faults: number) =>
      `${counted(faults, 'squadron is in an illegal place', 'squadrons are in illegal places')}.`,
  },
  look: {
    heading: 'Last look',
    sends: 'You send',
    shows: 'What others see',
    stops: 'Then',
    warnings: 'Note',
  },
}
