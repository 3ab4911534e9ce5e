import { down, slant, across, glow } from './paint.ts'
import { disc, round2, oval, rect, shape } from './shapes.ts'
import type { Tone } from './tones.ts'

// A rounded front face swept towards the bottom right: the light is always at the top left.
export const slab = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  tone: Tone,
  depth = 20,
): string => {
  const inset = 3
  return (
    shape(sweep(x, y, width, height, radius, depth * 0.9, depth * 0.7), slant(...tone.side)) +
    rect(x, y, width, height, slant(...tone.face), radius) +
    rect(
      x + inset,
      y + inset,
      width - inset * 2,
      height - inset * 2,
      'none',
      Math.max(0, radius - inset),
      `stroke="${slant(tone.edge, `${tone.edge}00`)}" stroke-width="3" opacity=".8"`,
    )
  )
}

const sweep = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  dx: number,
  dy: number,
): string => {
  const length = Math.hypot(dx, dy)
  const [nx, ny] = [dy / length, -dx / length]
  const right = x + width - radius
  const bottom = y + height - radius
  const start = [right + radius * nx, y + radius + radius * ny] as const
  const end = [x + radius - radius * nx, bottom - radius * ny] as const
  const arc = `A${radius} ${radius} 0 0 1`
  return [
    `M${round2(start[0])} ${round2(start[1])}`,
    `L${round2(start[0] + dx)} ${round2(start[1] + dy)}`,
    `${arc} ${round2(x + width + dx)} ${round2(y + radius + dy)}`,
    `V${round2(bottom + dy)}`,
    `${arc} ${round2(right + dx)} ${round2(y + height + dy)}`,
    `H${round2(x + radius + dx)}`,
    `${arc} ${round2(end[0] + dx)} ${round2(end[1] + dy)}`,
    `L${round2(end[0])} ${round2(end[1])}Z`,
  ].join('')
}

// An upright cylinder seen slightly from above.
export const can = (
  x: number,
  top: number,
  radius: number,
  height: number,
  tone: Tone,
  tilt = 0.28,
): string => {
  const ry = radius * tilt
  const wall = across(tone.side[0], tone.face[0], tone.face[1], tone.side[0], tone.side[1])
  return (
    shape(
      `M${round2(x - radius)} ${round2(top)}v${round2(height)}a${round2(radius)} ${round2(ry)} 0 0 0 ${round2(radius * 2)} 0v${round2(-height)}z`,
      wall,
    ) +
    oval(x, top, radius, ry, slant(tone.edge, tone.face[1])) +
    oval(x, top, radius - 4, Math.max(1, ry - 3), slant(...tone.face))
  )
}

// A round body seen from the front, as on a wall or a ceiling.
export const plate = (x: number, y: number, radius: number, tone: Tone, depth = 18): string =>
  shape(
    sweep(x - radius, y - radius, radius * 2, radius * 2, radius, depth * 0.9, depth * 0.7),
    slant(...tone.side),
  ) +
  disc(x, y, radius, slant(...tone.face)) +
  disc(
    x,
    y,
    radius - 3,
    'none',
    `stroke="${slant(tone.edge, `${tone.edge}00`)}" stroke-width="3" opacity=".8"`,
  )

export const ball = (x: number, y: number, radius: number, tone: Tone): string =>
  disc(x, y, radius, glow(tone.edge, tone.face[0], tone.face[1], tone.side[0]))

export const rod = (x: number, y: number, width: number, height: number, tone: Tone): string =>
  rect(
    x - width / 2,
    y,
    width,
    height,
    across(tone.side[0], tone.face[0], tone.face[1], tone.side[1]),
    Math.min(width / 2, 6),
  )

export const pipe = (x: number, y: number, width: number, height: number, tone: Tone): string =>
  rect(x, y, width, height, down(tone.side[0], tone.face[0], tone.face[1], tone.side[1]), 4)

// A box in two-point view: front face, a receding right side and a lid.
export const crate = (
  x: number,
  y: number,
  width: number,
  height: number,
  tone: Tone,
  depth = 60,
): string => {
  const rise = depth * 0.5
  return (
    shape(
      `M${x} ${y}l${depth} ${-rise}h${width}l${-depth} ${rise}z`,
      slant(tone.edge, tone.face[0]),
    ) +
    shape(
      `M${x + width} ${y}l${depth} ${-rise}v${height}l${-depth} ${rise}z`,
      down(tone.side[0], tone.side[1]),
    ) +
    shape(`M${x} ${y}h${width}v${height}h${-width}z`, slant(...tone.face))
  )
}
