import type { Language } from '#shared/play/protocol/language'

/** What a mail says, before it is put into its plain and its HTML form. All texts are for one reader and without secrets. */
export interface Letter {
  lang: Language
  subject: string
  /** The first line: the sentence asked, as on the page. */
  sentence: string
  /** The line below it, mostly the time it is due; also the preheader. */
  second?: string
  sections: LetterSection[]
  /** The one button; in the plain part a link on a line of its own. */
  action: { label: string; url: string }
  /** Why this was sent. */
  footer: string[]
  /** One link "less of this"; absent in sign-in mails. */
  less?: { label: string; url: string }
}

export interface LetterSection {
  title: string
  lines: string[]
  /** `list`: things that happened, one each; `lines`: the position. */
  style: 'list' | 'lines'
}
