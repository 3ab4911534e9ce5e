import { formatHex, toGamut, type Oklch } from 'culori'
import { colourRoles, type ColourRole, type Palette, type Theme } from '#domain/brand.ts'
import { contrastRatio, contrastPairs } from '#domain/contrast.ts'
import { tableOf } from '#domain/keys.ts'

/** The starting point of a palette: angles are OKLCH hues in degrees, chromas are OKLCH. */
export type PaletteSeed = {
  readonly accent: { readonly hue: number; readonly chroma: number; readonly lightness?: number }
  /** of the neutral colours */
  readonly ground: { readonly hue: number; readonly chroma: number }
  /** whether the light page is tinted like the neutral colours instead of white */
  readonly isTinted?: boolean
}

type Colour = readonly [lightness: number, chroma: number, hue: number]

/** Returns a palette for each theme in which every pair of overlaid colours is readable. */
export const paletteOf = (seed: PaletteSeed): Record<Theme, Palette> => ({
  light: ensureReadable(lightColours(seed), -1),
  dark: ensureReadable(darkColours(seed), 1),
})

function lightColours({
  accent,
  ground,
  isTinted = false,
}: PaletteSeed): Record<ColourRole, Colour> {
  const grey = (lightness: number, strength: number): Colour => [
    lightness,
    ground.chroma * strength,
    ground.hue,
  ]
  const accentShade = (lightness: number, strength: number): Colour => [
    lightness,
    accent.chroma * strength,
    accent.hue,
  ]
  const accentLightness = accent.lightness ?? 0.5
  return {
    canvas: isTinted ? grey(0.978, 0.45) : [1, 0, 0],
    surface: isTinted ? grey(0.995, 0.2) : [1, 0, 0],
    raised: isTinted ? grey(0.995, 0.2) : [1, 0, 0],
    sunken: grey(isTinted ? 0.948 : 0.964, 0.6),
    text: grey(0.22, 1.6),
    muted: grey(0.44, 1.6),
    subtle: grey(0.53, 1.5),
    onAccent: [1, 0, 0],
    accent: accentShade(accentLightness, 1),
    accentHover: accentShade(accentLightness - 0.08, 0.95),
    accentSoft: accentShade(0.95, 0.24),
    border: grey(isTinted ? 0.9 : 0.918, 0.8),
    borderStrong: grey(0.62, 1.4),
    focus: accentShade(accentLightness, 1),
    positive: [0.48, 0.12, 152],
    positiveSoft: [0.955, 0.035, 155],
    warning: [0.5, 0.11, 68],
    warningSoft: [0.96, 0.045, 82],
    danger: [0.5, 0.19, 27],
    dangerSoft: [0.95, 0.025, 25],
    info: [0.48, 0.13, 255],
    infoSoft: [0.955, 0.022, 250],
  }
}

function darkColours({ accent, ground }: PaletteSeed): Record<ColourRole, Colour> {
  const grey = (lightness: number, strength: number): Colour => [
    lightness,
    ground.chroma * strength,
    ground.hue,
  ]
  const accentShade = (lightness: number, strength: number): Colour => [
    lightness,
    accent.chroma * strength,
    accent.hue,
  ]
  return {
    canvas: grey(0.185, 1.2),
    surface: grey(0.22, 1.2),
    raised: grey(0.265, 1.3),
    sunken: grey(0.15, 1.1),
    text: grey(0.955, 0.5),
    muted: grey(0.775, 1),
    subtle: grey(0.69, 1.1),
    onAccent: accentShade(0.2, 0.3),
    accent: accentShade(0.77, 0.78),
    accentHover: accentShade(0.84, 0.62),
    accentSoft: accentShade(0.3, 0.32),
    border: grey(0.33, 1.3),
    borderStrong: grey(0.56, 1.4),
    focus: accentShade(0.82, 0.7),
    positive: [0.79, 0.13, 155],
    positiveSoft: [0.28, 0.045, 157],
    warning: [0.82, 0.12, 78],
    warningSoft: [0.28, 0.045, 78],
    danger: [0.77, 0.13, 25],
    dangerSoft: [0.27, 0.06, 22],
    info: [0.78, 0.1, 250],
    infoSoft: [0.28, 0.055, 252],
  }
}

const toDisplayable = toGamut('rgb', 'oklch')
const toHex = ([l, c, h]: Colour): string => {
  const colour: Oklch = { mode: 'oklch', l, c, h }
  return formatHex(toDisplayable(colour))
}

/**
 * Moves foregrounds, darker in light mode and lighter in dark mode, until all pairs are readable.
 */
function ensureReadable(start: Record<ColourRole, Colour>, direction: -1 | 1): Palette {
  const colours: Record<ColourRole, Colour> = { ...start }
  for (const { foreground, background, minimum } of contrastPairs) {
    while (contrastRatio(toHex(colours[foreground]), toHex(colours[background])) < minimum + 0.1) {
      // The text on the accent is as clear as it can be, so the accent changes instead.
      const adjustedRole = foreground === 'onAccent' ? background : foreground
      const [lightness, chroma, hue] = colours[adjustedRole]
      if (direction === -1 ? lightness <= 0 : lightness >= 1) break
      colours[adjustedRole] = [Math.min(1, Math.max(0, lightness + direction * 0.005)), chroma, hue]
    }
  }
  // Hovering must be visible however far the accent was moved.
  const [lightness, chroma, hue] = colours.accent
  colours.accentHover = [lightness + direction * 0.07, chroma * 0.95, hue]
  return tableOf(colourRoles, (role) => toHex(colours[role]))
}
