import { colourRoles, type ColourRole, type Palette } from '#domain/brand.ts'

const isRole = (name: string): name is ColourRole => colourRoles.some((role) => role === name)

/** What a value may be once it is drawn: one colour, those of a gradient, or whatever shows through. */
export function colours(value: string, palette: Palette, beneath: readonly string[]): string[] {
  const [, name = ''] = /^var\(--(\w+)\)$/.exec(value) ?? []
  if (isRole(name)) return [palette[name]]
  if (value === 'transparent') return [...beneath]
  const [, one = '', share = '', other = ''] =
    /^color-mix\(in srgb, (\S+) ([\d.]+)%, (\S+)\)$/.exec(value) ?? []
  if (one)
    return colours(one, palette, beneath).flatMap((front) =>
      colours(other, palette, beneath).map((back) => mix(front, Number(share) / 100, back)),
    )
  if (/^(linear|radial)-gradient\(/.test(value))
    return [...value.matchAll(/var\(--\w+\)/g)].flatMap(([each]) => colours(each, palette, beneath))
  throw new Error(`what colour is ${value}?`)
}

const parts = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

function mix(front: string, share: number, back: string): string {
  const under = parts(back)
  const mixed = parts(front).map((each, at) =>
    Math.round(each * share + (under[at] ?? 0) * (1 - share)),
  )
  return `#${mixed.map((each) => each.toString(16).padStart(2, '0')).join('')}`
}
