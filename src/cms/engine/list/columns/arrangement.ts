/** The columns of a list with their order and width; without a width they take what they need. */
export type Arrangement = readonly ArrangedColumn[]

export type ArrangedColumn = { readonly name: string; readonly width?: number | undefined }

export const minColumnWidth = 64
export const maxColumnWidth = 640

/** Serialises the columns: `title:240 price`. */
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

/** Keeps a width within the limits, so that no column vanishes or takes all the room. */
export const clampWidth = (width: number): number =>
  Math.round(Math.min(maxColumnWidth, Math.max(minColumnWidth, width || minColumnWidth)))
