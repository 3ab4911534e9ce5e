import { formatHex, toGamut, type Oklch } from 'culori'
import { colourRoles, themes, type ColourRole, type Palette, type Theme } from '#domain/brand.ts'
import { contrastRatio, contrastPairs } from '#domain/contrast.ts'
import { recordFromKeys } from '#domain/keys.ts'
import shades from './palette.json' with { type: 'json' }

/** What is not said here is as in the accent; `accentShare` is the share of its chroma. */
type Shade = {
  readonly lightness?: number
  readonly chroma?: number
  readonly hue?: number
  readonly accentShare?: number
}

const shadesByTheme: Readonly<Record<Theme, Readonly<Record<ColourRole, Shade>>>> = shades

/** Returns a palette for each theme in which every pair of overlaid colours is readable. */
export const paletteOf = (accent: Oklch): Record<Theme, Palette> =>
  recordFromKeys(themes, (theme) =>
    ensureReadable(
      recordFromKeys(colourRoles, (role) => shadeOf(accent, shadesByTheme[theme][role])),
      theme === 'light' ? -1 : 1,
    ),
  )

const shadeOf = (accent: Oklch, { accentShare = 1, ...shade }: Shade): Oklch => ({
  mode: 'oklch',
  l: shade.lightness ?? accent.l,
  c: shade.chroma ?? accent.c * accentShare,
  h: shade.hue ?? accent.h ?? 0,
})

const toDisplayable = toGamut('rgb', 'oklch')
const toHex = (colour: Oklch): string => formatHex(toDisplayable(colour))

/**
 * Moves foregrounds, darker in light mode and lighter in dark mode, until all pairs are readable.
 */
function ensureReadable(colours: Record<ColourRole, Oklch>, direction: -1 | 1): Palette {
  for (const { foreground, background, minimum } of contrastPairs) {
    while (contrastRatio(toHex(colours[foreground]), toHex(colours[background])) < minimum + 0.1) {
      // The text on the accent is as clear as it can be, so the accent changes instead.
      const adjusted = colours[foreground === 'onAccent' ? background : foreground]
      if (direction === -1 ? adjusted.l <= 0 : adjusted.l >= 1) break
      adjusted.l = Math.min(1, Math.max(0, adjusted.l + direction * 0.005))
    }
  }
  // Hovering must be visible however far the accent was moved.
  const { accent } = colours
  colours.accentHover = { ...accent, l: accent.l + direction * 0.07, c: accent.c * 0.95 }
  return recordFromKeys(colourRoles, (role) => toHex(colours[role]))
}
