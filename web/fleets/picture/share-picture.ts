import { fleets } from '#messages/fleets'
import outlines from '../../board/outlines.json'
import { fleetPicture, type ShownFleet } from './fleet-picture'

/** Twice as many pixels as the drawing has, for screens that show them. */
const DENSITY = 2

async function pngOf({ svg, width, height }: ReturnType<typeof fleetPicture>): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * DENSITY
  canvas.height = height * DENSITY
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((png) => (png === null ? reject(new Error('no picture came')) : resolve(png)), 'image/png'),
  )
}

/** Hands the picture to what the device shares with; where it shares no files, the browser saves it. */
export async function sharePicture(fleet: Omit<ShownFleet, 'outlines'>): Promise<void> {
  // While its name is written anew, a fleet may have none
  const shown = { ...fleet, name: fleet.name.trim() || fleets.importing.untitled(fleet.fleet.faction) }
  const png = await pngOf(fleetPicture({ ...shown, outlines }))
  const file = new File([png], `${shown.name}.png`, { type: 'image/png' })
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title: shown.name })
    return
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  URL.revokeObjectURL(link.href)
}
