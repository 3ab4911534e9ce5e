/** Which columns stand in a list, in which order and how wide; without a width as wide as they need. */
export type Arrangement = readonly Arranged[]

export type Arranged = { readonly name: string; readonly width?: number | undefined }

export const leastWidth = 64
export const mostWidth = 640

/** As a text to be kept: `title:240 price`. */
export const arrangementText = (columns: Arrangement): string =>
  columns.map(({ name, width }) => (width ? `${name}:${width}` : name)).join(' ')

export const arrangementOf = (text: string): Arrangement =>
  text
    .split(' ')
    .filter(Boolean)
    .map((part) => {
      const [name = '', width] = part.split(':')
      return { name, width: width ? within(Number(width)) : undefined }
    })

/** No column vanishes and none takes all the room. */
export const within = (width: number): number =>
  Math.round(Math.min(mostWidth, Math.max(leastWidth, width || leastWidth)))
