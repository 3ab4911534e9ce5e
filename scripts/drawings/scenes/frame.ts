import { down } from '../kit/paint.ts'
import { place, disc, line, round2, oval, rect, shape, repeat } from '../kit/shapes.ts'
import { toSvg } from '../kit/stage.ts'
import type { Glyph } from '../kit/glyphs.ts'
import type { Palette } from './palettes.ts'

export type Scene = { readonly palette: Palette; readonly art: string }

export const drawTile = ({ palette, art }: Scene): string => toSvg(air(palette) + art)

const air = (palette: Palette, width = 1200, height = 900): string =>
  rect(0, 0, width, height, down(...palette.sky))

export const sun = (x: number, y: number, radius: number, colour = '#ffffff'): string =>
  disc(x, y, radius * 1.9, colour, 'opacity=".22"') +
  disc(x, y, radius * 1.4, colour, 'opacity=".3"') +
  disc(x, y, radius, colour, 'opacity=".85"')

export const cloud = (x: number, y: number, size = 1, opacity = 0.9): string =>
  place(
    x,
    y,
    shape(
      'M-100 30a36 36 0 0 1 6 -71a58 58 0 0 1 108 -14a44 44 0 0 1 66 38a25 25 0 0 1 14 47z',
      '#ffffff',
      `opacity="${opacity}"`,
    ),
    size,
  )

export const hills = (
  y: number,
  colour: string,
  swell: number,
  phase = 0,
  width = 1200,
): string => {
  const step = width / 4
  const crest = repeat(
    4,
    (i) => `q${round2(step / 2)} ${(i + phase) % 2 ? swell : -swell} ${round2(step)} 0`,
  )
  return shape(`M0 ${y}${crest}V1000H0z`, colour)
}

export const ground = (y: number, palette: Palette, width = 1200, height = 900): string =>
  rect(0, y, width, height - y, down(...palette.ground))

export const skyline = (y: number, colour: string, seed = 0, width = 1200): string =>
  repeat(Math.ceil(width / 76), (i) => {
    const tall = 90 + ((i * 73 + seed * 41) % 190)
    const wide = 58 + ((i * 29 + seed * 17) % 30)
    return rect(i * 76, y - tall, wide, tall, colour, 3)
  })

export const badge = (x: number, y: number, glyph: Glyph, colour: string, size = 1): string =>
  place(
    x,
    y,
    disc(4, 9, 74, '#1d2b45', 'opacity=".14"') + disc(0, 0, 74, '#ffffff') + glyph(colour),
    size,
  )

export const signal = (x: number, y: number, colour: string, size = 1, turn = 0): string =>
  place(
    x,
    y,
    repeat(3, (i) => {
      const r = 26 + i * 24
      return line(
        `M${round2(-r * 0.71)} ${round2(-r * 0.71)}A${r} ${r} 0 0 1 ${round2(r * 0.71)} ${round2(-r * 0.71)}`,
        colour,
        10,
        `opacity="${1 - i * 0.27}"`,
      )
    }),
    size,
    turn,
  )

// A small white sensor with a signal: the element every tile shares.
export const node = (x: number, y: number, colour: string, size = 1): string =>
  place(
    x,
    y,
    rect(-25, -27, 56, 62, '#1d2b45', 14, 'opacity=".18"') +
      rect(-28, -32, 56, 62, '#ffffff', 14) +
      rect(-16, -18, 32, 8, '#c9d2de', 4) +
      disc(0, 10, 8, colour) +
      signal(0, -30, colour, 0.8),
    size,
  )

export const route = (d: string, colour: string): string =>
  line(d, '#ffffff', 10, 'opacity=".85"') + line(d, colour, 6, 'stroke-dasharray="4 18"')

export const chartCard = (x: number, y: number, colour: string, size = 1): string =>
  place(
    x,
    y,
    rect(-116, -72, 240, 160, '#1d2b45', 18, 'opacity=".13"') +
      rect(-120, -80, 240, 160, '#ffffff', 18) +
      rect(-98, -58, 70, 10, '#c9d2de', 5) +
      rect(-98, -38, 110, 16, colour, 8, 'opacity=".25"') +
      line('M-96 50l34 -30l30 14l40 -44l34 20l52 -36', colour, 8) +
      disc(94, -26, 9, colour),
    size,
  )

export const stand = (x: number, y: number, art: string, size = 1, spread = 0): string =>
  (spread ? oval(x + 10, y + 4, spread, 16, '#1d2b45', 'opacity=".16"') : '') +
  place(x, y, art, size)
