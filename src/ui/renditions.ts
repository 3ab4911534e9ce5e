/** The data of a stored picture that is needed to render it. */
export type PictureFile = {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly placeholder?: string | null
  readonly transparent?: boolean
}

/** Returns the `srcset` of a picture with all its widths. */
export const renditionSrcSet = ({ url, width }: PictureFile, format: 'avif' | 'webp'): string =>
  widths
    .filter((each, index) => index === 0 || each <= width)
    .map((each) => `${url}?w=${each}&f=${format} ${each}w`)
    .join(', ')

/** Returns the address of one width, for browsers that choose by themselves. */
export const renditionUrl = ({ url }: PictureFile, width: RenditionWidth): string =>
  `${url}?w=${width}&f=webp`

const widths = [320, 640, 960, 1280, 1920] as const
type RenditionWidth = (typeof widths)[number]
