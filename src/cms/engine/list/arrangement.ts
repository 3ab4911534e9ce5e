/** Which columns stand in a list, in which order and how wide; without a width as wide as they need. */
export type Arrangement = readonly ArrangedColumn[]

export type ArrangedColumn = { readonly name: string; readonly width?: number | undefined }

export const minColumnWidth = 64
export const maxColumnWidth = 640

/** As a text to be kept: `title:240 price`. */
export const formatArrangement = (columns: Arrangement): string =>
  columns.map(({ name, width }) => (width ? `${name}:${width}` : name)).join(' ')

export const parseArrangement = (text: string): Arrangement =>
  text
    .split(' ')
    .filter(Boolean)
    .map((part) => {
      const [name = '', width] = part.split(':')
      return { name, width: width ? clampWidth(Number(width)) : undefined }
    })

/** No column vanishes and none takes all the room. */
export const clampWidth = (width: number): number =>
  Math.round(Math.min(maxColumnWidth, Math.max(minColumnWidth, width || minColumnWidth)))
