// A gradient's id is made of its colours, so two drawings with the same gradient share it and the
// definitions can be collected from the finished drawing.
const gradient =
  (kind: string) =>
  (...stops: string[]): string =>
    `url(#${kind}${stops.map((stop) => stop.replace('#', '-')).join('')})`

export const down = gradient('down')
export const across = gradient('across')
export const slant = gradient('slant')
export const glow = gradient('glow')
export const halo = gradient('halo')

export const blurred = (radius: number): string => `filter="url(#blur-${radius})"`

const lines: Readonly<Record<string, string>> = {
  down: 'x1="0" y1="0" x2="0" y2="1"',
  across: 'x1="0" y1="0" x2="1" y2="0"',
  slant: 'x1="0" y1="0" x2="1" y2="1"',
}

const circles: Readonly<Record<string, string>> = {
  glow: 'cx=".38" cy=".34" r=".72"',
  halo: 'cx=".5" cy=".5" r=".5"',
}

export const definitions = (art: string): string => {
  const names = art.matchAll(/url\(#((?:down|across|slant|glow|halo|blur)-[0-9a-f-]+)\)/g)
  const unique = [...new Set(names.map((match) => match[1] ?? ''))].sort()
  return `<defs>${unique.map(define).join('')}</defs>`
}

const define = (name: string): string => {
  const [kind = '', ...values] = name.split('-')
  if (kind === 'blur') {
    return `<filter id="${name}" x="-60%" y="-400%" width="220%" height="900%"><feGaussianBlur stdDeviation="${values[0]}"/></filter>`
  }
  const stops = values.map((value, index) => stop(value, index / (values.length - 1))).join('')
  const circle = circles[kind]
  return circle
    ? `<radialGradient id="${name}" ${circle}>${stops}</radialGradient>`
    : `<linearGradient id="${name}" ${lines[kind]}>${stops}</linearGradient>`
}

const stop = (value: string, offset: number): string => {
  const opacity = value.length === 8 ? parseInt(value.slice(6), 16) / 255 : 1
  return `<stop offset="${round(offset)}" stop-color="#${value.slice(0, 6)}" stop-opacity="${round(opacity)}"/>`
}

const round = (value: number): number => Math.round(value * 1000) / 1000
