import { counted, listed } from './terms'

/** What surrounds every answer: the draft, its buttons, and the last look before it is sent. */
export const decide = {
  undo: 'Undo',
  goOn: 'Go on',
  lastLook: 'Last look',
  send: 'Send',
  sendSure: 'Press again to send',
  unused: (effects: readonly string[]) => `Not used: ${listed(effects)}.`,
  back: 'Back',
  loading: 'The choices are on their way …',
  notLoaded: 'The choices could not be fetched.',
  incomplete: {
    dials: (missing: number) => `${counted(missing, 'dial is', 'dials are')} still missing.`,
    option: 'Choose one first.',
    options: (min: number, max: number) => (min === max ? `Choose ${min}.` : `Choose ${min} to ${max}.`),
    places: (faults: number) => `${counted(faults, 'squadron stands', 'squadrons stand')} where it may not.`,
  },
  look: {
    heading: 'Last look',
    sends: 'You send',
    shows: 'What others see',
    stops: 'Then',
    warnings: 'Mind',
  },
}
