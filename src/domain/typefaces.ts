import type { Script } from './locale.ts'
import { keysOf } from './keys.ts'

/** An open-source typeface and its package. */
export type TypefaceDetails = {
  readonly name: string
  readonly package: string
  readonly scripts: readonly Script[]
  /** one variable file, or two weights with a file each: for text and for headings */
  readonly weights: 'variable' | readonly [number, number]
  /** size factor for typefaces whose letters are small for their size */
  readonly scale?: number
  /** its variable file is uneven: weight 600 is hardly heavier than 400 */
  readonly isUneven?: boolean
}

/** The available typefaces; a new one needs an entry here and its package. */
export const typefaces = {
  inter: {
    name: 'Inter',
    package: '@fontsource-variable/inter',
    scripts: ['latin'],
    weights: 'variable',
  },
  plex: {
    name: 'IBM Plex Sans Arabic',
    package: '@fontsource/ibm-plex-sans-arabic',
    scripts: ['latin', 'arabic'],
    weights: [400, 600],
  },
  sora: {
    name: 'Sora',
    package: '@fontsource-variable/sora',
    scripts: ['latin'],
    weights: 'variable',
  },
  kufi: {
    name: 'Noto Kufi Arabic',
    package: '@fontsource-variable/noto-kufi-arabic',
    scripts: ['arabic'],
    weights: 'variable',
    scale: 0.94,
  },
  sourceSerif: {
    name: 'Source Serif 4',
    package: '@fontsource-variable/source-serif-4',
    scripts: ['latin'],
    weights: 'variable',
    scale: 1.04,
  },
  naskh: {
    name: 'Noto Naskh Arabic',
    package: '@fontsource-variable/noto-naskh-arabic',
    scripts: ['arabic'],
    weights: 'variable',
    scale: 1.08,
  },
  manrope: {
    name: 'Manrope',
    package: '@fontsource-variable/manrope',
    scripts: ['latin'],
    weights: 'variable',
  },
  almarai: {
    name: 'Almarai',
    package: '@fontsource/almarai',
    scripts: ['arabic'],
    weights: [400, 700],
  },
  spaceGrotesk: {
    name: 'Space Grotesk',
    package: '@fontsource-variable/space-grotesk',
    scripts: ['latin'],
    weights: 'variable',
  },
  tajawal: {
    name: 'Tajawal',
    package: '@fontsource/tajawal',
    scripts: ['arabic'],
    weights: [400, 700],
    scale: 1.08,
  },
  outfit: {
    name: 'Outfit',
    package: '@fontsource-variable/outfit',
    scripts: ['latin'],
    weights: 'variable',
  },
  alexandria: {
    name: 'Alexandria',
    package: '@fontsource-variable/alexandria',
    scripts: ['arabic'],
    weights: 'variable',
    scale: 0.96,
  },
  rubik: {
    name: 'Rubik',
    package: '@fontsource-variable/rubik',
    scripts: ['latin', 'arabic'],
    weights: 'variable',
  },
  readex: {
    name: 'Readex Pro',
    package: '@fontsource-variable/readex-pro',
    scripts: ['latin', 'arabic'],
    weights: 'variable',
  },
  figtree: {
    name: 'Figtree',
    package: '@fontsource-variable/figtree',
    scripts: ['latin'],
    weights: 'variable',
  },
  vazirmatn: {
    name: 'Vazirmatn',
    package: '@fontsource-variable/vazirmatn',
    scripts: ['arabic'],
    weights: 'variable',
  },
  cairo: {
    name: 'Cairo',
    package: '@fontsource-variable/cairo',
    scripts: ['latin', 'arabic'],
    weights: 'variable',
    scale: 1.02,
    isUneven: true,
  },
} as const satisfies Record<string, TypefaceDetails>

export type Typeface = keyof typeof typefaces
export type TypefaceOf<S extends Script> = {
  [Name in Typeface]: S extends (typeof typefaces)[Name]['scripts'][number] ? Name : never
}[Typeface]

export type FontFile = {
  /** relative to the packages folder */
  readonly file: string
  /** the lightest and heaviest weight; equal if there is only one */
  readonly weights: readonly [number, number]
}

/** Returns the files of a typeface, lightest first. */
export function fontFiles(name: Typeface, script: Script): FontFile[] {
  const { package: from, weights }: TypefaceDetails = typefaces[name]
  const stem = `${from}/files/${from.replace(/.*\//, '')}-${script}`
  return weights === 'variable'
    ? [{ file: `${stem}-wght-normal.woff2`, weights: [400, 700] }]
    : weights.map((weight) => ({
        file: `${stem}-${weight}-normal.woff2`,
        weights: [weight, weight],
      }))
}

/**
 * The lightest weight for which the heavier of two files is shown. Browsers would take the lighter
 * one for 500, so that names and labels would look like any other text.
 */
export const boldFrom = 500

/** The CSS family name of a typeface: one per script, so that each can be requested separately. */
export const familyOf = (name: Typeface, script: Script): string =>
  `${typefaces[name].name} ${script}`

export const typefaceNames = keysOf(typefaces)

/** Fonts installed on readers' devices, shown until ours have loaded. */
export const systemFonts = {
  latin: ['Arial', 'Roboto'],
  arabic: ['DejaVu Sans', 'Noto Naskh Arabic'],
} as const satisfies Record<Script, readonly string[]>

/** Good installed fonts, for where the shop's typefaces cannot be loaded. */
export const installedFonts: Readonly<Record<Script, string>> = {
  latin: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  arabic: "'Segoe UI', 'Geeza Pro', 'Noto Sans Arabic', Tahoma, Arial, sans-serif",
}

export type SystemFont = (typeof systemFonts)[Script][number]

/** The CSS family name of an installed font with its metrics adjusted to one of ours. */
export const fallbackOf = (name: Typeface, script: Script, system: SystemFont): string =>
  `${familyOf(name, script)} on ${system}`

/** The font families of a typeface for one script, best first. */
export const familiesOf = (name: Typeface, script: Script): string =>
  [familyOf(name, script), ...systemFonts[script].map((each) => fallbackOf(name, script, each))]
    .map((family) => `'${family}'`)
    .join(', ')
