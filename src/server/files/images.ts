import sharp from 'sharp'
import { refuse } from '#domain/problem.ts'

/** Limit of the specification for one picture, in bytes. */
export const largestImage = 1024 * 1024

/** Widths in pixels that the fronts ask for. */
export const renditionWidths = [320, 640, 960, 1280, 1920] as const
export const renditionFormats = ['avif', 'webp'] as const
export type RenditionFormat = (typeof renditionFormats)[number]

/** A small file can unfold into a huge picture; this is as large as one may get, in pixels. */
const mostPixels = 40_000_000

export type ImageFacts = {
  readonly type: 'image/png' | 'image/jpeg'
  readonly width: number
  readonly height: number
  /** a data URL of a few hundred bytes, to be shown blurred until the picture is there */
  readonly placeholder: string
}

/** Looks at the content, never at the name. */
export async function inspectImage(bytes: Buffer): Promise<ImageFacts> {
  if (bytes.length > largestImage) throw refuse('image_too_large')
  const type = typeOf(bytes)
  if (!type) throw refuse('image_type')
  try {
    const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    const { autoOrient } = await image.metadata()
    const tiny = await image.autoOrient().resize(16).webp({ quality: 30 }).toBuffer()
    return {
      type,
      width: autoOrient.width,
      height: autoOrient.height,
      placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
    }
  } catch {
    throw refuse('image_broken')
  }
}

const signatures = {
  'image/png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  'image/jpeg': Buffer.from([0xff, 0xd8, 0xff]),
} as const

const typeOf = (bytes: Buffer): ImageFacts['type'] | undefined => {
  if (bytes.subarray(0, 8).equals(signatures['image/png'])) return 'image/png'
  return bytes.subarray(0, 3).equals(signatures['image/jpeg']) ? 'image/jpeg' : undefined
}

export const render = (bytes: Buffer, width: number, format: RenditionFormat): Promise<Buffer> => {
  const image = sharp(bytes, { limitInputPixels: mostPixels })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
  return (
    format === 'avif' ? image.avif({ quality: 58, effort: 2 }) : image.webp({ quality: 78 })
  ).toBuffer()
}
