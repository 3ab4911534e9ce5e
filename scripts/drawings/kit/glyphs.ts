import { disc, line, rect, ring, shape, repeat } from './shapes.ts'

// Pictograms in a 96 × 96 box centred on 0,0, one stroke weight throughout.
const strokeWidth = 7

export type Glyph = (colour: string) => string

const stroke =
  (...paths: string[]): Glyph =>
  (colour) =>
    paths.map((d) => line(d, colour, strokeWidth)).join('')

export const pin: Glyph = (colour) =>
  shape('M0 44C-26 12 -34 0 -34 -14a34 34 0 0 1 68 0C34 0 26 12 0 44z', colour) +
  disc(0, -14, 13, '#ffffff')

export const thermometer: Glyph = (colour) =>
  line('M-11 12V-30a11 11 0 0 1 22 0V12a20 20 0 1 1 -22 0z', colour, strokeWidth) +
  disc(0, 27, 10, colour) +
  line('M0 24V-14', colour, strokeWidth)

export const drop = stroke('M0 -40C18 -14 28 0 28 14a28 28 0 0 1 -56 0C-28 0 -18 -14 0 -40z')
export const snow = stroke(
  ...[0, 60, 120].map((turn) => {
    const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
    const p = (x: number, y: number): string =>
      `${Math.round(x * c - y * s)} ${Math.round(x * s + y * c)}`
    return `M${p(0, -40)}L${p(0, 40)}M${p(-12, -36)}L${p(0, -22)}L${p(12, -36)}M${p(-12, 36)}L${p(0, 22)}L${p(12, 36)}`
  }),
)
export const person = stroke(
  'M-32 40a32 34 0 0 1 64 0',
  'M18 -20a18 18 0 1 1 -36 0a18 18 0 1 1 36 0',
)
export const people = stroke(
  'M-44 38a26 30 0 0 1 52 0',
  'M-3 -14a15 15 0 1 1 -30 0a15 15 0 1 1 30 0',
  'M14 -30a15 15 0 0 1 8 28M24 14a24 26 0 0 1 20 24',
)
export const chip: Glyph = (colour) =>
  rect(-26, -26, 52, 52, 'none', 8, `stroke="${colour}" stroke-width="${strokeWidth}"`) +
  rect(-9, -9, 18, 18, colour, 3) +
  repeat(3, (i) =>
    line(
      `M${-16 + i * 16} -40v12M${-16 + i * 16} 40v-12M-40 ${-16 + i * 16}h12M40 ${-16 + i * 16}h-12`,
      colour,
      5,
    ),
  )
export const router: Glyph = (colour) =>
  rect(-40, 8, 80, 30, 'none', 8, `stroke="${colour}" stroke-width="${strokeWidth}"`) +
  disc(-22, 23, 5, colour) +
  disc(-4, 23, 5, colour) +
  line('M20 8V-8M4 -20a22 22 0 0 1 32 0M-8 -34a40 40 0 0 1 56 0', colour, strokeWidth)
export const building: Glyph = (colour) =>
  line('M-36 40V-36h40V40M4 -8h32V40M-44 40h88', colour, strokeWidth) +
  repeat(6, (i) => rect(-25 + (i % 2) * 13, -24 + Math.floor(i / 2) * 20, 7, 10, colour, 1))
export const star = stroke('M0 -40L12 -13L41 -11L18 8L26 37L0 21L-26 37L-18 8L-41 -11L-12 -13z')
export const shield = stroke(
  'M0 -42L36 -28V-2C36 22 18 36 0 42C-18 36 -36 22 -36 -2V-28z',
  'M-15 -2L-3 10L17 -12',
)
export const server: Glyph = (colour) =>
  repeat(
    3,
    (i) =>
      rect(-36, -40 + i * 28, 72, 22, 'none', 6, `stroke="${colour}" stroke-width="6"`) +
      disc(-22, -29 + i * 28, 4, colour) +
      line(`M4 ${-29 + i * 28}h18`, colour, 5),
  )
export const mail = stroke('M-40 -28h80v56h-80z', 'M-38 -26L0 6L38 -26')
export const chat: Glyph = (colour) =>
  line(
    'M-30 -34h60a12 12 0 0 1 12 12v34a12 12 0 0 1 -12 12h-36l-22 18v-18h-2a12 12 0 0 1 -12 -12v-34a12 12 0 0 1 12 -12z',
    colour,
    strokeWidth,
  ) + repeat(3, (i) => disc(-18 + i * 18, -5, 5, colour))
export const phone = stroke(
  'M-26 -38l14 -2l10 24l-12 10a60 60 0 0 0 20 20l10 -12l24 10l-2 14c-2 12 -14 14 -26 10C-14 26 -30 8 -38 -14C-42 -26 -38 -36 -26 -38z',
)
export const bell = stroke(
  'M-36 24c10 -8 10 -18 10 -30a26 26 0 0 1 52 0c0 12 0 22 10 30z',
  'M-10 34a10 9 0 0 0 20 0',
  'M0 -32v-8',
)
export const cloud = stroke('M-22 30a20 20 0 0 1 -4 -40a28 28 0 0 1 54 -4a22 22 0 0 1 -4 44z')
export const bolt: Glyph = (colour) => shape('M8 -44L-28 8H-4L-10 44L28 -10H4z', colour)
export const lock: Glyph = (colour) =>
  rect(-30, -8, 60, 48, 'none', 9, `stroke="${colour}" stroke-width="${strokeWidth}"`) +
  line('M-18 -10v-12a18 18 0 0 1 36 0v12', colour, strokeWidth) +
  disc(0, 12, 7, colour)
export const chart = stroke('M-38 -38V38H40', 'M-24 18L-6 -4L10 8L36 -26')
export const flame = stroke(
  'M0 44a30 30 0 0 1 -30 -32C-28 -6 -12 -12 -8 -42C10 -32 12 -18 14 -8C20 -12 20 -18 20 -22C30 -10 32 2 30 14A30 30 0 0 1 0 44z',
)
export const code = stroke('M-18 -26L-44 0L-18 26', 'M18 -26L44 0L18 26', 'M8 -34L-8 34')
export const key: Glyph = (colour) =>
  ring(-20, 0, 20, colour, strokeWidth) + line('M0 0h42v16M24 0v12', colour, strokeWidth)
export const data: Glyph = (colour) =>
  line(
    'M-34 -26a34 13 0 1 0 68 0a34 13 0 1 0 -68 0v52a34 13 0 0 0 68 0v-52M-34 0a34 13 0 0 0 68 0',
    colour,
    strokeWidth,
  )
export const crate: Glyph = (colour) =>
  line('M0 -42L38 -22V22L0 42L-38 22V-22zM-38 -22L0 -2L38 -22M0 -2V42', colour, strokeWidth)
export const gear: Glyph = (colour) =>
  ring(0, 0, 26, colour, strokeWidth) +
  ring(0, 0, 9, colour, strokeWidth) +
  repeat(8, (i) => `<g transform="rotate(${i * 45})">${line('M0 -30v-10', colour, 11)}</g>`)
export const leaf = stroke(
  'M-32 34C-44 -10 -10 -38 38 -38C40 8 12 40 -24 26',
  'M-36 42C-24 12 -4 -6 14 -14',
)
export const sound = stroke(
  'M-36 -14h16L2 -34V34L-20 14h-16z',
  'M18 -14a20 20 0 0 1 0 28',
  'M30 -28a38 38 0 0 1 0 56',
)
export const check = stroke('M-28 2L-8 22L30 -22')
export const alert: Glyph = (colour) =>
  line('M0 -38L42 36H-42zM0 -12v22', colour, strokeWidth) + disc(0, 23, 5, colour)
export const wifi: Glyph = (colour) =>
  disc(0, 28, 8, colour) +
  line('M-18 10a26 26 0 0 1 36 0M-34 -8a48 48 0 0 1 68 0', colour, strokeWidth)
export const orbit: Glyph = (colour) =>
  `<g transform="rotate(-40)">${rect(-13, -15, 26, 30, colour, 4)}${rect(-44, -9, 24, 18, 'none', 2, `stroke="${colour}" stroke-width="5"`)}${rect(20, -9, 24, 18, 'none', 2, `stroke="${colour}" stroke-width="5"`)}</g>` +
  line('M10 34a26 26 0 0 0 24 -24M10 20a12 12 0 0 0 10 -10', colour, 5)
export const carbon: Glyph = (colour) =>
  cloud(colour) + disc(-10, 6, 5, colour) + disc(10, 6, 5, colour)
export const bulb = stroke(
  'M-14 18c0 -10 -14 -14 -14 -32a28 28 0 0 1 56 0c0 18 -14 22 -14 32z',
  'M-10 32h20M-4 42h8',
)
export const truck: Glyph = (colour) =>
  line('M-44 22V-24h50V22M6 -8h20l16 16v14', colour, strokeWidth) +
  line('M-14 24h22M-44 24h4M38 24h6', colour, strokeWidth) +
  ring(-26, 26, 10, colour, strokeWidth) +
  ring(24, 26, 10, colour, strokeWidth)
export const camera = stroke('M-42 -22h56v44h-56z', 'M14 -6L42 -20V20L14 6')
export const fuel = stroke(
  'M-30 40V-36h40V40M-38 40h56',
  'M-18 -22h16v16h-16z',
  'M10 -4h8c8 0 8 6 8 12v10a8 8 0 0 0 16 0v-30l-16 -16',
)
export const plant = stroke(
  'M0 42V-4',
  'M0 0C-4 -24 -22 -32 -40 -32C-40 -12 -24 0 0 0z',
  'M0 14C4 -6 20 -16 38 -16C38 2 24 14 0 14z',
)
