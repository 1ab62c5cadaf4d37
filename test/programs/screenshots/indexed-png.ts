import { crc32, deflateSync } from 'node:zlib'

/** Pixels as a canvas gives them: red, green, blue, opacity, row by row. */
export interface Pixels {
  width: number
  height: number
  rgba: Uint8Array
}

const MOST_COLOURS = 256
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const INDEXED = { depth: 8, type: 3 }

/**
 * A picture of a page as an opaque PNG of 256 colours, less than half as large as one of all colours: the most frequent
 * ones stay as they are, the rest (edges of letters) take the nearest of them.
 */
export function indexedPng({ width, height, rgba }: Pixels): Buffer {
  const colours = coloursOf(rgba)
  const palette = [...colours].sort(([, p], [, q]) => q - p).map(([colour]) => colour)
  const kept = palette.slice(0, MOST_COLOURS)
  const indices = new Map(palette.map((colour, i) => [colour, i < MOST_COLOURS ? i : nearest(kept, colour)]))
  // Before each row stands its filter; flat areas pack best with none
  const rows = Buffer.alloc(height * (width + 1))
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      rows[y * (width + 1) + 1 + x] = indices.get(colourAt(rgba, y * width + x)) ?? 0
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(INDEXED.depth, 8)
  header.writeUInt8(INDEXED.type, 9)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(kept.flatMap(parts))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const colourAt = (rgba: Uint8Array, pixel: number): number =>
  ((rgba[4 * pixel] ?? 0) << 16) | ((rgba[4 * pixel + 1] ?? 0) << 8) | (rgba[4 * pixel + 2] ?? 0)
const parts = (colour: number): number[] => [colour >> 16, (colour >> 8) & 0xff, colour & 0xff]

/** Each colour and how often it occurs. */
function coloursOf(rgba: Uint8Array): Map<number, number> {
  const colours = new Map<number, number>()
  for (let pixel = 0; pixel < rgba.length / 4; pixel += 1) {
    const colour = colourAt(rgba, pixel)
    colours.set(colour, (colours.get(colour) ?? 0) + 1)
  }
  return colours
}

function nearest(kept: readonly number[], colour: number): number {
  const wanted = parts(colour)
  const distances = kept.map((each) => parts(each).reduce((sum, part, i) => sum + (part - (wanted[i] ?? 0)) ** 2, 0))
  return distances.indexOf(Math.min(...distances))
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
