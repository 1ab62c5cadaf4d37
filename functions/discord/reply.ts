import { cut, type Embed, LIMITS } from '#functions/notices/discord'

/** Seen by the asker alone, wherever it was asked. */
const EPHEMERAL = 64
const PONG = 1
const MESSAGE = 4
const UPDATE = 7
const CHOICES = 8
const MOST_CHOICES = 25
const CHOICE_LENGTH = 100

const ROW = 1
const BUTTON = 2
const SECONDARY = 2
const LINK = 5

export interface LinkButton {
  label: string
  url: string
}
export interface ActButton {
  label: string
  /** Comes back when it is pressed; everybody can read and forge it. */
  id: string
}

/** What the asker reads. */
export interface Words {
  content?: string
  embed?: Embed
  buttons?: readonly (LinkButton | ActButton)[]
}

export interface Reply {
  type: number
  data?: Record<string, unknown>
}

export const pong: Reply = { type: PONG }

const buttonOf = (button: LinkButton | ActButton) =>
  'url' in button
    ? { type: BUTTON, style: LINK, label: button.label, url: button.url }
    : { type: BUTTON, style: SECONDARY, label: button.label, custom_id: button.id }

/** No name or text mentions anybody. */
const body = ({ content, embed, buttons = [] }: Words) => ({
  content: cut(content ?? '', LIMITS.content),
  embeds: embed === undefined ? [] : [embed],
  components: buttons.length === 0 ? [] : [{ type: ROW, components: buttons.map(buttonOf) }],
  allowed_mentions: { parse: [] },
})

/** Words for the asker alone. */
export const toAsker = (words: Words): Reply => ({ type: MESSAGE, data: { flags: EPHEMERAL, ...body(words) } })

/** New words in the place of those whose button was pressed. */
export const inPlace = (words: Words): Reply => ({ type: UPDATE, data: body(words) })

/** What Discord offers while an option is typed. */
export const offer = (choices: readonly { name: string; value: string }[]): Reply => ({
  type: CHOICES,
  data: {
    choices: choices
      .slice(0, MOST_CHOICES)
      .map(({ name, value }) => ({ name: Array.from(name).slice(0, CHOICE_LENGTH).join(''), value })),
  },
})
