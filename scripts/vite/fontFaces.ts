import type { Brand, Typeface } from '#domain/brand.ts'
import { cutFont, type Cut } from './cutFont.ts'
import { fontFallbacks } from './fontFallbacks.ts'

/** The @font-face rules of a brand's families, from the installed font packages. */
export async function fontFaces({ typography }: Brand): Promise<string> {
  const faces = [...latin[typography.latin], ...arabic[typography.arabic]]
  const rules = await Promise.all(faces.map(rule))
  return [...rules, fontFallbacks(typography)].join('\n')
}

type Face = Cut & { readonly family: string; readonly weight: string }

const latinRange =
  'U+0020-007E, U+00A0-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD'
/** What Arabic is written with, and the four letters it borrows for names: no other language's, no shapes. */
const arabicRange =
  'U+060C, U+061B, U+061F, U+0621-063A, U+0640-0655, U+0660-066C, U+0670-0671, U+067E, U+0686, U+06A4, U+06AF, U+200C-200F'

/** Of what a font can do: how letters join, stack and lie beside each other, and figures in columns. */
const common = ['ccmp', 'locl', 'kern', 'mark', 'mkmk', 'liga', 'calt', 'tnum', 'rvrn']
const joining = ['init', 'medi', 'fina', 'isol', 'rlig', 'rclt', 'curs']

const plex = (subset: 'latin' | 'arabic', weight: string): Face => ({
  family: subset === 'latin' ? 'Plex Latin' : 'Plex Arabic',
  weight,
  file: `@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-${subset}-${weight}-normal.woff2`,
  range: subset === 'latin' ? latinRange : arabicRange,
  features: subset === 'latin' ? common : [...common, ...joining],
})

const latin: Record<Typeface, Face[]> = {
  inter: [
    {
      family: 'Inter Variable',
      weight: '400 700',
      file: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
      range: latinRange,
      features: common,
      weights: [400, 700],
    },
  ],
  plex: ['400', '600'].map((weight) => plex('latin', weight)),
}

const arabic = {
  plex: ['400', '600'].map((weight) => plex('arabic', weight)),
}

const rule = async (face: Face): Promise<string> =>
  `@font-face { font-family: '${face.family}'; font-style: normal; font-display: swap; font-weight: ${face.weight}; src: url('${await cutFont(face)}') format('woff2'); unicode-range: ${face.range}; }`
