import { later, type Route } from '../route'

export const signInRoutes: Route[] = [
  {
    method: 'post',
    path: '/sign-in-links',
    does: 'Sends a one-time link and a code to an address; the answer is the same whether the address is known',
    for: 'anybody',
    handle: later(async () => (await import('#functions/http/handlers/sign-in-handlers')).sendLink),
  },
  {
    method: 'post',
    path: '/sessions',
    does: 'Signs in with the token of a link, which is used up by this',
    for: 'anybody',
    handle: later(async () => (await import('#functions/http/handlers/sign-in-handlers')).enter),
  },
  {
    method: 'post',
    path: '/sessions/by-code',
    does: 'Signs in with the code of the mail, in the browser that asked for it; code and link are used up together',
    for: 'anybody',
    handle: later(async () => (await import('#functions/http/handlers/sign-in-handlers')).enterByCode),
  },
  {
    method: 'delete',
    path: '/sessions',
    does: 'Signs out',
    for: 'anybody',
    handle: later(async () => (await import('#functions/http/handlers/sign-in-handlers')).leave),
  },
]
