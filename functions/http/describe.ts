import { en } from '#shared/messages/en'
import { REASONS } from '#shared/play/protocol/reasons'
import { ROUTES } from './routes'

const row = (...cells: string[]): string => `| ${cells.join(' | ')} |`

/** The routes as a markdown table, as functions/README.md shows them. */
export function routesTable(): string {
  const rows = ROUTES.map((route) =>
    row(`\`${route.method.toUpperCase()} ${route.path}\``, route.does, route.for === 'anybody' ? '' : 'yes'),
  )
  return [row('route', 'does', 'signed in'), row('---', '---', '---'), ...rows].join('\n')
}

/** The reason codes as a markdown table, as functions/README.md shows them. */
export function reasonsTable(): string {
  const rows = Object.entries(REASONS).map(([code, status]) =>
    row(`\`${code}\``, String(status), en.refusals[code as keyof typeof REASONS]),
  )
  return [row('code', 'status', 'sentence'), row('---', '---', '---'), ...rows].join('\n')
}
