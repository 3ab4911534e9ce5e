import { colourRoles, type ColourRole, type Palette } from '#domain/brand.ts'

const isRole = (name: string): name is ColourRole => colourRoles.some((role) => role === name)

/**
 * Returns the possible colours of a value: one, those of a gradient, or whatever shines through.
 */
export function resolveColours(
  value: string,
  palette: Palette,
  backgrounds: readonly string[],
): string[] {
  const [, name = ''] = /^var\(--(\w+)\)$/.exec(value) ?? []
  if (isRole(name)) return [palette[name]]
  if (value === 'transparent') return [...backgrounds]
  const [, one = '', share = '', other = ''] =
    /^color-mix\(in srgb, (\S+) ([\d.]+)%, (\S+)\)$/.exec(value) ?? []
  if (one)
    return resolveColours(one, palette, backgrounds).flatMap((front) =>
      resolveColours(other, palette, backgrounds).map((back) =>
        mix(front, Number(share) / 100, back),
      ),
    )
  if (/^(linear|radial)-gradient\(/.test(value))
    return [...value.matchAll(/var\(--\w+\)/g)].flatMap(([each]) =>
      resolveColours(each, palette, backgrounds),
    )
  throw new Error(`what colour is ${value}?`)
}

const channelsOf = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

function mix(front: string, share: number, back: string): string {
  const background = channelsOf(back)
  const mixed = channelsOf(front).map((each, at) =>
    Math.round(each * share + (background[at] ?? 0) * (1 - share)),
  )
  return `#${mixed.map((each) => each.toString(16).padStart(2, '0')).join('')}`
}
