import { blurred } from './paint.ts'

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  attributes = '',
): string =>
  `<rect x="${round2(x)}" y="${round2(y)}" width="${round2(width)}" height="${round2(height)}" rx="${round2(radius)}" fill="${fill}" ${attributes}/>`

export const disc = (x: number, y: number, radius: number, fill: string, attributes = ''): string =>
  `<circle cx="${round2(x)}" cy="${round2(y)}" r="${round2(radius)}" fill="${fill}" ${attributes}/>`

export const oval = (
  x: number,
  y: number,
  across: number,
  down: number,
  fill: string,
  attributes = '',
): string =>
  `<ellipse cx="${round2(x)}" cy="${round2(y)}" rx="${round2(across)}" ry="${round2(down)}" fill="${fill}" ${attributes}/>`

export const shape = (d: string, fill: string, attributes = ''): string =>
  `<path d="${d}" fill="${fill}" ${attributes}/>`

export const line = (d: string, stroke: string, width: number, attributes = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${attributes}/>`

export const ring = (
  x: number,
  y: number,
  radius: number,
  stroke: string,
  width: number,
  attributes = '',
): string => disc(x, y, radius, 'none', `stroke="${stroke}" stroke-width="${width}" ${attributes}`)

export const place = (x: number, y: number, art: string, scale = 1, turn = 0): string =>
  `<g transform="translate(${round2(x)} ${round2(y)})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${round2(scale)})`}">${art}</g>`

export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

export const blur = (radius: number, art: string): string => `<g ${blurred(radius)}>${art}</g>`

// Deterministic pseudo-randomness, so that a drawing is the same on every machine.
export const random = (index: number, salt: number): number => {
  let hash = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(salt + 7, 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
}

export const round2 = (value: number): number => Math.round(value * 100) / 100
