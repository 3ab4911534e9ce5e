import sharp, { type Metadata, type Sharp } from 'sharp'
import { refuse } from '#domain/problem.ts'
import { detectFileType } from './detectFileType.ts'

/** Widths in pixels that the fronts ask for. */
export const renditionWidths = [320, 640, 960, 1280, 1920] as const
export const renditionFormats = ['avif', 'webp'] as const
export type RenditionFormat = (typeof renditionFormats)[number]

/** A small file can unfold into a huge picture; this is as large as one may get, in pixels. */
const maxPixels = 40_000_000

type ImageType = 'image/png' | 'image/jpeg'

export type EncodedImage = {
  readonly type: ImageType
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
  /** something behind it can be seen through it */
  readonly transparent: boolean
  /** a data URL of a few hundred bytes, to be shown blurred until the picture is there; nothing shows behind it */
  readonly placeholder?: string
}

/**
 * The picture and nothing else of what was sent: encoded anew, upright, with its colour profile, and
 * without what cameras and programs write beside it (place, time, device, previews, further files).
 */
export const encodeImage = (upload: Buffer): Promise<EncodedImage> =>
  processImage(upload, async (image, type) => {
    const metadata = await image.metadata()
    const upright = image.clone().autoOrient()
    if (shouldKeepProfile(metadata)) upright.keepIccProfile()
    return encoders[type](upright, metadata).toBuffer()
  })

/** A picture as it is, for those that the product has drawn itself. */
export const describeImage = (bytes: Buffer): Promise<EncodedImage> =>
  processImage(bytes, async () => bytes)

async function processImage(
  upload: Buffer,
  encode: (image: Sharp, type: ImageType) => Promise<Buffer>,
): Promise<EncodedImage> {
  const type = detectFileType(upload)
  if (type !== 'image/png' && type !== 'image/jpeg') throw refuse('image_type')
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

/** What few colours were enough for is not blown up; what was photographed loses nothing that is seen. */
const encoders = {
  'image/png': (image: Sharp, { isPalette }: Metadata): Sharp =>
    image.png(isPalette ? { palette: true, quality: 100, dither: 0, effort: 1 } : {}),
  'image/jpeg': (image: Sharp): Sharp => image.jpeg({ quality: 90, chromaSubsampling: '4:4:4' }),
} as const

/** Larger ones describe printers; and nobody shall hide a file in one. */
const maxProfileSize = 64 * 1024

/** Of pictures in red, green and blue; all others become such, in the colours that everything shows. */
const shouldKeepProfile = ({ icc }: Metadata): boolean =>
  icc !== undefined &&
  icc.length <= maxProfileSize &&
  icc.toString('latin1', 16, 20) === 'RGB ' &&
  icc.toString('latin1', 36, 40) === 'acsp'

export const renderImage = (
  bytes: Buffer,
  width: number,
  format: RenditionFormat,
): Promise<Buffer> => {
  const image = sharp(bytes, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
  return (
    format === 'avif' ? image.avif({ quality: 58, effort: 2 }) : image.webp({ quality: 78 })
  ).toBuffer()
}
