import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ICON = /^@lucide\/svelte\/icons\/([a-z0-9-]+)$/
const OURS = '\0icon-'
const ICON_OF = '\0plain-icon'
const inProject = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const iconFile = (name: string): Promise<string> =>
  readFile(inProject(`node_modules/@lucide/svelte/dist/icons/${name}`), 'utf8')

type Attributes = Readonly<Record<string, string>>
const circle = (x: number, y: number, rx: number, ry = rx) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`
const polyline = (points = '') => `M${points.trim().replace(/[ ,]+/g, ' ')}`

function rectangle(x: number, y: number, width: number, height: number, r: number): string {
  const corner = (dx: number, dy: number) => (r === 0 ? '' : `a${r} ${r} 0 0 1 ${dx} ${dy}`)
  const [across, down] = [width - 2 * r, height - 2 * r]
  return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`
}

/** Every shape that an icon is made of, as path data. */
function pathOf(tag: string, shape: Attributes): string {
  const n = (name: string, otherwise = 0) => Number(shape[name] ?? otherwise)
  switch (tag) {
    case 'path':
      // What follows another shape may not begin where that ended
      return `${shape.d}`.replace(/^m/, 'M0 0m')
    case 'circle':
      return circle(n('cx'), n('cy'), n('r'))
    case 'ellipse':
      return circle(n('cx'), n('cy'), n('rx'), n('ry'))
    case 'line':
      return `M${n('x1')} ${n('y1')}L${n('x2')} ${n('y2')}`
    case 'polyline':
      return polyline(shape.points)
    case 'polygon':
      return `${polyline(shape.points)}z`
    case 'rect':
      return rectangle(n('x'), n('y'), n('width'), n('height'), n('rx', n('ry')))
    default:
      throw new Error(`no path for <${tag}>`)
  }
}

/** A component that hands on what it is given, and adds its path. */
const iconOf = `import PlainIcon from ${JSON.stringify(inProject('web/controls/PlainIcon.svelte'))}
export const iconOf = (d) => (anchor, props) => PlainIcon(anchor, {
  d, get size() { return props.size }, get strokeWidth() { return props.strokeWidth }
})`

/**
 * Icons of the package can be given any attribute, and each brings a component; 4 kB gzipped for what a game page shows.
 * In what is built an icon is one path, drawn by one component of ours.
 */
export function plainIcons(): Plugin {
  return {
    name: 'plain-icons',
    enforce: 'pre',
    resolveId(source) {
      if (source === ICON_OF) return ICON_OF
      const [, name] = ICON.exec(source) ?? []
      return name === undefined ? undefined : OURS + name
    },
    async load(id) {
      if (id === ICON_OF) return iconOf
      if (!id.startsWith(OURS)) return undefined
      // Some icons have two names
      const [, drawn] = /"\.\/([^"]+)\.svelte"/.exec(await iconFile(`${id.slice(OURS.length)}.js`)) ?? []
      const [, data] = /const iconData = (\{.*\});/.exec(await iconFile(`${drawn}.svelte`)) ?? []
      if (data === undefined) throw new Error(`${id} holds no drawing`)
      const { node }: { node: readonly [tag: string, shape: Attributes][] } = JSON.parse(data)
      const d = node.map(([tag, shape]) => pathOf(tag, shape)).join('')
      return `import { iconOf } from '${ICON_OF}'\nexport default /* @__PURE__ */ iconOf(${JSON.stringify(d)})\n`
    },
  }
}
