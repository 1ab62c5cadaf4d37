import type { Account } from '#shared/play/protocol/responses'

/** Somebody who is signed in, as the service says to their pages. */
export const ME: Account = {
  id: 'p1',
  name: 'Red Leader',
  email: 'rebel@armada.example',
  zone: 'Europe/Warsaw',
  rest: {},
  language: 'en',
  mail: true,
  quiet: [],
  askAlways: false,
}
