import { across, down, glow, slant } from './paint.ts'
import { place, disc, line, round2, oval, rect, ring, shape, blur, repeat } from './shapes.ts'
import { rod } from './solids.ts'
import { black, brass, graphite, ink, steel, white } from './tones.ts'
import type { Tone } from './tones.ts'

export const led = (x: number, y: number, colour = '#2fd67b', radius = 7): string =>
  blur(6, disc(x, y, radius * 1.8, colour, 'opacity=".45"')) +
  disc(x, y, radius, glow('#ffffff', colour, colour))

export const screw = (x: number, y: number, radius = 11): string =>
  disc(x, y + 1.5, radius + 1, '#00000026') +
  disc(x, y, radius, slant('#f5f7fa', '#8e99a8')) +
  line(`M${x - radius * 0.5} ${y}h${radius}M${x} ${y - radius * 0.5}v${radius}`, '#5b6675', 2.5)

export const vents = (x: number, y: number, width: number, count: number, gap = 18): string =>
  repeat(count, (index) =>
    rect(x, y + index * gap, width, gap * 0.42, down('#2a313b', '#5b6675'), gap * 0.21),
  )

export const grille = (
  x: number,
  y: number,
  columns: number,
  rows: number,
  gap = 16,
  radius = 4,
): string =>
  repeat(columns * rows, (index) =>
    disc(x + (index % columns) * gap, y + Math.floor(index / columns) * gap, radius, '#3a4350'),
  )

// A loose cable: a dark core with a light from the top left.
export const cable = (d: string, width = 14, colour = '#2b323d', light = '#6b7686'): string =>
  line(d, '#00000022', width + 3, 'transform="translate(3 7)"') +
  line(d, colour, width) +
  place(-width * 0.16, -width * 0.18, line(d, light, width * 0.22, 'opacity=".85"'))

export const antenna = (x: number, foot: number, height: number, turn = 0): string =>
  place(
    x,
    foot,
    rod(0, -22, 26, 26, brass) +
      repeat(3, (index) => rect(-13, -20 + index * 7, 26, 2, '#00000030')) +
      shape(
        `M-15 -20L-10 ${-height}a10 9 0 0 1 20 0L15 -20z`,
        across('#14181d', '#59636f', '#2b313a', '#12151a'),
      ) +
      rect(-16, -46, 32, 26, across('#14181d', '#636d7a', '#2b313a', '#12151a'), 5),
    1,
    turn,
  )

export const lens = (x: number, y: number, radius: number): string =>
  disc(x, y, radius, slant('#454e5b', '#0e1115')) +
  disc(x, y, radius * 0.8, slant('#090b0e', '#2b323d')) +
  disc(x, y, radius * 0.58, glow('#6fa8dc', '#274a75', '#0a1626')) +
  disc(x, y, radius * 0.26, '#060b14') +
  oval(
    x - radius * 0.24,
    y - radius * 0.28,
    radius * 0.16,
    radius * 0.11,
    '#ffffff',
    'opacity=".9"',
  )

export const socket = (x: number, y: number, width = 62): string => {
  const height = width * 0.82
  return (
    rect(x, y, width, height, slant('#c9d1db', '#8390a0'), 6) +
    rect(x + 6, y + 6, width - 12, height - 12, down('#0c0f13', '#2b323d'), 3) +
    rect(x + width * 0.34, y + height - 12, width * 0.32, 8, '#14181d') +
    repeat(6, (index) =>
      rect(x + width * 0.2 + index * width * 0.105, y + 9, 3, height * 0.26, '#e0b95a'),
    )
  )
}

export const terminals = (
  x: number,
  y: number,
  count: number,
  pitch = 34,
  tone = '#1f9e6b',
): string =>
  rect(x, y, count * pitch + 8, pitch * 1.5, down(tone, '#0d6a45'), 4) +
  repeat(count, (index) => {
    const left = x + 4 + index * pitch
    return (
      disc(left + pitch / 2, y + pitch * 0.42, pitch * 0.29, slant('#f5f7fa', '#8591a0')) +
      line(
        `M${round2(left + pitch * 0.32)} ${round2(y + pitch * 0.42)}h${round2(pitch * 0.36)}`,
        '#4a5462',
        3,
      ) +
      rect(left + pitch * 0.2, y + pitch * 0.88, pitch * 0.6, pitch * 0.42, '#08130e', 2)
    )
  })

export const gland = (x: number, y: number, tone: Tone = graphite): string =>
  rod(x, y, 52, 18, tone) + rod(x, y + 16, 40, 22, tone) + rod(x, y + 36, 30, 12, tone)

export const label = (x: number, y: number, size: number): string =>
  rect(x, y, size * 2.3, size, '#ffffff', 6, 'stroke="#ced6e0" stroke-width="2"') +
  matrix(x + size * 0.12, y + size * 0.12, size * 0.76) +
  repeat(4, (index) =>
    rect(
      x + size * 1.08,
      y + size * (0.18 + index * 0.18),
      size * [1, 0.72, 0.9, 0.5][index]!,
      size * 0.08,
      '#9aa6b5',
      2,
    ),
  )

const matrix = (x: number, y: number, size: number): string => {
  const cell = size / 9
  const dark = (row: number, column: number): boolean =>
    (row * 7 + column * 5 + row * column * 3) % 4 < 2
  const corner = (left: number, top: number): string =>
    rect(x + left * cell, y + top * cell, cell * 3, cell * 3, ink) +
    rect(x + (left + 0.9) * cell, y + (top + 0.9) * cell, cell * 1.2, cell * 1.2, '#ffffff')
  const cells = repeat(81, (index) => {
    const [row, column] = [Math.floor(index / 9), index % 9]
    const reserved = (row < 3 && (column < 3 || column > 5)) || (row > 5 && column < 3)
    return !reserved && dark(row, column)
      ? rect(x + column * cell, y + row * cell, cell, cell, ink)
      : ''
  })
  return cells + corner(0, 0) + corner(6, 0) + corner(0, 6)
}

export const display = (
  x: number,
  y: number,
  width: number,
  height: number,
  art: string,
  glass = slant('#1e2a3a', '#0b121c'),
): string =>
  rect(x - 5, y - 5, width + 10, height + 10, '#0000001f', 15) +
  rect(x, y, width, height, glass, 12) +
  art +
  shape(
    `M${x + 12} ${y}h${width * 0.5}l${-height * 0.45} ${height}h${-(width * 0.5 - height * 0.45 - 0)}a12 12 0 0 1 -12 -12v${-(height - 24)}a12 12 0 0 1 12 -12z`,
    '#ffffff',
    'opacity=".05"',
  )

export const panel = (x: number, y: number, width: number, height: number, cells = 4): string =>
  rect(x, y, width, height, slant('#dfe5ec', '#8793a3'), 10) +
  rect(x + 8, y + 8, width - 16, height - 16, slant('#2c4f86', '#0f2347'), 4) +
  repeat(cells - 1, (index) =>
    line(
      `M${round2(x + 8 + ((width - 16) / cells) * (index + 1))} ${y + 8}v${height - 16}`,
      '#7fa3d8',
      2,
    ),
  ) +
  repeat(2, (index) =>
    line(
      `M${x + 8} ${round2(y + 8 + ((height - 16) / 3) * (index + 1))}h${width - 16}`,
      '#7fa3d8',
      1.5,
    ),
  ) +
  shape(
    `M${x + 8} ${y + 8}h${width * 0.42}l${-width * 0.26} ${height - 16}h${-width * 0.16}z`,
    '#ffffff',
    'opacity=".12"',
  )

export const waves = (x: number, y: number, colour: string, size = 1, turn = 0): string =>
  place(
    x,
    y,
    repeat(3, (index) => {
      const radius = 24 + index * 20
      return line(
        `M${round2(-radius * 0.71)} ${round2(-radius * 0.71)}A${radius} ${radius} 0 0 1 ${round2(radius * 0.71)} ${round2(-radius * 0.71)}`,
        colour,
        9,
        `opacity="${1 - index * 0.25}"`,
      )
    }),
    size,
    turn,
  )

export const knob = (x: number, y: number, radius: number, tone: Tone = white): string =>
  disc(x + 4, y + 6, radius, '#00000022') +
  disc(x, y, radius, slant(...tone.face)) +
  ring(x, y, radius - 2, tone.edge, 2, 'opacity=".7"')

export const plug = (x: number, y: number, turn = 0): string =>
  place(
    x,
    y,
    rod(0, 0, 26, 22, steel) + rod(0, 20, 34, 40, black) + rod(0, 58, 22, 22, graphite),
    1,
    turn,
  )
