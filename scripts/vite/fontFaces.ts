import type { Script } from '#domain/locale.ts'
import type { Typography } from '#domain/brand.ts'
import {
  boldFrom,
  familyOf,
  fontFiles,
  typefaces,
  type FontFile,
  type Typeface,
  type TypefaceDetails,
} from '#domain/typefaces.ts'
import { createFontSubset } from './createFontSubset.ts'
import { fontFallbacks } from './fontFallbacks.ts'
import { toPercent } from './toPercent.ts'

/** Returns the @font-face rules of a brand's families, from the installed font packages. */
export async function fontFaces({ latin, arabic }: Typography): Promise<string> {
  const rules = await Promise.all([
    facesOf(latin, 'latin'),
    facesOf(arabic, 'arabic'),
    fontFallbacks(latin, 'latin'),
    fontFallbacks(arabic, 'arabic'),
  ])
  return rules.flat().join('\n')
}

const ranges: Readonly<Record<Script, string>> = {
  latin:
    'U+0020-007E, U+00A0-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  // Arabic characters and the four borrowed letters of names, without presentation forms.
  arabic:
    'U+060C, U+061B, U+061F, U+0621-063A, U+0640-0655, U+0660-066C, U+0670-0671, U+067E, U+0686, U+06A4, U+06AF, U+200C-200F',
}

/**
 * The font features that are kept: joining, stacking and spacing of letters, and tabular figures.
 */
const common = ['ccmp', 'locl', 'kern', 'mark', 'mkmk', 'liga', 'calt', 'tnum', 'rvrn']
const features: Readonly<Record<Script, readonly string[]>> = {
  latin: common,
  arabic: [...common, 'init', 'medi', 'fina', 'isol', 'rlig', 'rclt', 'curs'],
}

const facesOf = (name: Typeface, script: Script): Promise<string[]> =>
  Promise.all(fontFiles(name, script).map((file) => rule(name, script, file)))

/** Returns the URL path of the font file that pages load. */
export function subsetFontFile(name: Typeface, script: Script, { file, weights }: FontFile) {
  const { isUneven }: TypefaceDetails = typefaces[name]
  return createFontSubset({
    file,
    range: ranges[script],
    features: features[script],
    ...(isRange(weights) && { weights }),
    ...(isUneven && { isEven: true }),
  })
}

const isRange = ([lightest, heaviest]: FontFile['weights']): boolean => lightest !== heaviest

async function rule(name: Typeface, script: Script, file: FontFile): Promise<string> {
  const [lightest, heaviest] = file.weights
  const { scale }: TypefaceDetails = typefaces[name]
  const address = await subsetFontFile(name, script, file)
  const weight = `${Math.min(lightest, boldFrom)} ${heaviest}`
  const size = scale ? ` size-adjust: ${toPercent(scale)};` : ''
  return `@font-face { font-family: '${familyOf(name, script)}'; font-style: normal; font-display: swap; font-weight: ${weight};${size} src: url('${address}') format('woff2'); unicode-range: ${ranges[script]}; }`
}
