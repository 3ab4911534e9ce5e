import type { Metadata, Sharp } from 'sharp'
import { refuse } from '#domain/problem.ts'
import { detectFileType } from './detectFileType.ts'
import { loadSharp } from './loadSharp.ts'

/** The widths that the fronts request, in pixels. */
export const renditionWidths = [320, 640, 960, 1280, 1920] as const
export const renditionFormats = ['avif', 'webp'] as const
export type RenditionFormat = (typeof renditionFormats)[number]

/** In pixels: the largest size accepted, because a small file can decode to a huge picture. */
const maxPixels = 40_000_000

type ImageType = 'image/png' | 'image/jpeg'

export type EncodedImage = {
  readonly type: ImageType
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
  /** whether anything behind the picture shows through */
  readonly transparent: boolean
  /**
   * a data URL of a few hundred bytes, blurred until the picture loads; not if it is transparent
   */
  readonly placeholder?: string
}

/**
 * Re-encodes a picture: upright, with its colour profile, without the metadata that cameras and
 * programs add (place, time, device, previews, further files).
 */
export const encodeImage = (upload: Buffer): Promise<EncodedImage> =>
  processImage(upload, async (image, type) => {
    const metadata = await image.metadata()
    const upright = image.clone().autoOrient()
    if (shouldKeepProfile(metadata)) upright.keepIccProfile()
    return encoders[type](upright, metadata).toBuffer()
  })

/** Describes a picture without re-encoding it, for those that the server has drawn. */
export const describeImage = (bytes: Buffer): Promise<EncodedImage> =>
  processImage(bytes, async () => bytes)

async function processImage(
  upload: Buffer,
  encode: (image: Sharp, type: ImageType) => Promise<Buffer>,
): Promise<EncodedImage> {
  const type = detectFileType(upload)
  if (type !== 'image/png' && type !== 'image/jpeg') throw refuse('image_type')
  const sharp = await loadSharp()
  try {
    const image = sharp(upload, { limitInputPixels: maxPixels, failOn: 'error' })
    const bytes = await encode(image, type)
    const { autoOrient, hasAlpha } = await image.metadata()
    const transparent = hasAlpha && !(await image.stats()).isOpaque
    const thumbnail = await image.autoOrient().resize(16).webp({ quality: 30 }).toBuffer()
    return {
      type,
      bytes,
      width: autoOrient.width,
      height: autoOrient.height,
      transparent,
      ...(!transparent && {
        placeholder: `data:image/webp;base64,${thumbnail.toString('base64')}`,
      }),
    }
  } catch {
    throw refuse('image_broken')
  }
}

/** Keeps palette pictures small, and encodes photographs without visible loss. */
const encoders = {
  'image/png': (image: Sharp, { isPalette }: Metadata): Sharp =>
    image.png(isPalette ? { palette: true, quality: 100, dither: 0, effort: 1 } : {}),
  'image/jpeg': (image: Sharp): Sharp => image.jpeg({ quality: 90, chromaSubsampling: '4:4:4' }),
} as const

/** In bytes; larger profiles describe printers, and one could hide a file. */
const maxProfileSize = 64 * 1024

/** Profiles are kept for RGB pictures; all others are converted to sRGB. */
const shouldKeepProfile = ({ icc }: Metadata): boolean =>
  icc !== undefined &&
  icc.length <= maxProfileSize &&
  icc.toString('latin1', 16, 20) === 'RGB ' &&
  icc.toString('latin1', 36, 40) === 'acsp'

export async function renderImage(
  bytes: Buffer,
  width: number,
  format: RenditionFormat,
): Promise<Buffer> {
  const sharp = await loadSharp()
  const image = sharp(bytes, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
  return (
    format === 'avif' ? image.avif({ quality: 58, effort: 2 }) : image.webp({ quality: 78 })
  ).toBuffer()
}
