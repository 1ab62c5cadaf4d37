import { supposing } from '#shared/game'
import { practiceBotWith } from '#shared/play/bots/practice'

/** The bot that people practise with, as the service assembles it. */
export const practiceBot = practiceBotWith(supposing)
