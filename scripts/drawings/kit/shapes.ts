import { blurred } from './paint.ts'

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  more = '',
): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}" fill="${fill}" ${more}/>`

export const disc = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}" ${more}/>`

export const oval = (
  x: number,
  y: number,
  across: number,
  down: number,
  fill: string,
  more = '',
): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(across)}" ry="${n(down)}" fill="${fill}" ${more}/>`

export const shape = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}" ${more}/>`

export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

export const ring = (
  x: number,
  y: number,
  radius: number,
  stroke: string,
  width: number,
  more = '',
): string => disc(x, y, radius, 'none', `stroke="${stroke}" stroke-width="${width}" ${more}`)

export const at = (x: number, y: number, art: string, scale = 1, turn = 0): string =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${n(scale)})`}">${art}</g>`

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

export const softly = (radius: number, art: string): string => `<g ${blurred(radius)}>${art}</g>`

// The same scatter on every machine, so that a drawing never changes by itself.
export const random = (index: number, salt: number): number => {
  let hash = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(salt + 7, 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
}

export const n = (value: number): number => Math.round(value * 100) / 100
