/** A stored picture, as far as drawing it needs. */
export type PictureFile = {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly placeholder?: string | null
  readonly transparent?: boolean
}

/** A picture in the widths that it has, for a screen to choose from. */
export const renditionSrcSet = ({ url, width }: PictureFile, format: 'avif' | 'webp'): string =>
  widths
    .filter((each, index) => index === 0 || each <= width)
    .map((each) => `${url}?w=${each}&f=${format} ${each}w`)
    .join(', ')

/** Where a browser chooses by itself. */
export const renditionUrl = ({ url }: PictureFile, width: RenditionWidth): string =>
  `${url}?w=${width}&f=webp`

const widths = [320, 640, 960, 1280, 1920] as const
type RenditionWidth = (typeof widths)[number]
