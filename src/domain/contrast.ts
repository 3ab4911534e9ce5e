import type { ColourRole, Palette } from './brand.ts'

type ContrastPair = {
  readonly foreground: ColourRole
  readonly background: ColourRole
  /** WCAG 2.2 AA: 4.5 for text, 3 for controls and focus indicators */
  readonly minimum: 4.5 | 3
}

const backgroundRoles = ['canvas', 'surface', 'raised', 'sunken'] as const

const combinePairs = (
  minimum: ContrastPair['minimum'],
  foregrounds: readonly ColourRole[],
  backgrounds: readonly ColourRole[],
): ContrastPair[] =>
  foregrounds.flatMap((foreground) =>
    backgrounds.map((background) => ({ foreground, background, minimum })),
  )

/** Every pair of roles that is used as foreground on background somewhere. */
export const contrastPairs: readonly ContrastPair[] = [
  ...combinePairs(4.5, ['text', 'muted', 'subtle', 'accent', 'accentHover'], backgroundRoles),
  ...combinePairs(4.5, ['positive', 'warning', 'danger', 'info'], backgroundRoles),
  ...combinePairs(4.5, ['onAccent'], ['accent', 'accentHover']),
  ...combinePairs(4.5, ['text', 'muted', 'accent'], ['accentSoft']),
  ...combinePairs(4.5, ['text', 'positive'], ['positiveSoft']),
  ...combinePairs(4.5, ['text', 'warning'], ['warningSoft']),
  ...combinePairs(4.5, ['text', 'danger'], ['dangerSoft']),
  ...combinePairs(4.5, ['text', 'info'], ['infoSoft']),
  ...combinePairs(3, ['focus', 'borderStrong'], [...backgroundRoles, 'accentSoft']),
]

/** Returns the pairs of a palette below their minimum contrast, with the ratio they have. */
export const lowContrastPairs = (
  palette: Palette,
): readonly (ContrastPair & { readonly ratio: number })[] =>
  contrastPairs
    .map((pair) => ({
      ...pair,
      ratio: contrastRatio(palette[pair.foreground], palette[pair.background]),
    }))
    .filter(({ ratio, minimum }) => ratio < minimum)

/** Returns the contrast ratio of two `#rrggbb` colours, from 1 (none) to 21. */
export function contrastRatio(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map(luminance).toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Relative luminance as defined by WCAG 2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
