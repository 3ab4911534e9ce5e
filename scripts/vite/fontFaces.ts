import type { Brand, Typeface } from '#domain/brand.ts'

/** The @font-face rules of a brand's families, from the installed font packages. */
export function fontFaces({ typography }: Brand): string {
  const faces = [...latin[typography.latin], ...arabic[typography.arabic]]
  return faces.map(face).join('\n') + (typography.latin === 'inter' ? interFallback : '')
}

type Face = { family: string; weight: string; file: string; range: string }

const latinRange =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD'
const arabicRange =
  'U+0600-06FF, U+0750-077F, U+0870-088E, U+0890-0891, U+0897-08E1, U+08E3-08FF, U+200C-200E, U+2010-2011, U+204F, U+2E41, U+FB50-FDFF, U+FE70-FE74, U+FE76-FEFC'

const plex = (family: string, subset: string, range: string, weight: string): Face => ({
  family,
  weight,
  file: `@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-${subset}-${weight}-normal.woff2`,
  range,
})

const latin: Record<Typeface, Face[]> = {
  inter: [
    {
      family: 'Inter Variable',
      weight: '100 900',
      file: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
      range: latinRange,
    },
  ],
  plex: ['400', '600'].map((weight) => plex('Plex Latin', 'latin', latinRange, weight)),
}

const arabic = {
  plex: ['400', '600'].map((weight) => plex('Plex Arabic', 'arabic', arabicRange, weight)),
}

const face = ({ family, weight, file, range }: Face): string =>
  `@font-face { font-family: '${family}'; font-style: normal; font-display: swap; font-weight: ${weight}; src: url('${file}') format('woff2'); unicode-range: ${range}; }`

// Same widths as Inter, so that nothing moves when it arrives.
const interFallback = `
@font-face { font-family: 'Inter Fallback'; src: local('Arial'); size-adjust: 107.12%; ascent-override: 90.44%; descent-override: 22.52%; line-gap-override: 0%; }`
