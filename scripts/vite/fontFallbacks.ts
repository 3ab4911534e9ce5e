import type { Typeface, Typography } from '#domain/brand.ts'

/** Fonts that readers have already, made as wide and as high as ours, so that nothing moves when ours arrive. */
export function fontFallbacks({ latin, arabic }: Typography): string {
  const faces = [...new Set([latin, arabic])].flatMap((typeface) => beside[typeface])
  return faces
    .flatMap((face) => [
      rule(face, { names: face.regular, width: face.widths[0], weight: '100 500' }),
      rule(face, { names: face.bold, width: face.widths[1], weight: '600 900' }),
    ])
    .join('\n')
}

type Fallback = {
  readonly family: string
  /** of the font it stands for, in parts of its size */
  readonly ascent: number
  readonly descent: number
  readonly regular: readonly string[]
  readonly bold: readonly string[]
  /** of an ordinary text, beside the same text in these; regular and bold */
  readonly widths: readonly [number, number]
  readonly range?: string
}

const arial = {
  regular: ['Arial', 'Liberation Sans', 'Arimo'],
  bold: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
}
const roboto = { regular: ['Roboto'], bold: ['Roboto Bold'] }
const dejaVu = { regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'] }
const naskh = { regular: ['Noto Naskh Arabic'], bold: ['Noto Naskh Arabic Bold'] }
const inter = { ascent: 0.96875, descent: 0.2412 }
const plex = { ascent: 1.09, descent: 0.42 }
const letters = 'U+0600-06FF'

const beside: Readonly<Record<Typeface, readonly Fallback[]>> = {
  inter: [
    { family: 'Inter on Arial', ...inter, ...arial, widths: [1.0712, 1.0128] },
    { family: 'Inter on Roboto', ...inter, ...roboto, widths: [1.0769, 1.0828] },
  ],
  plex: [
    { family: 'Plex on Arial', ...plex, ...arial, widths: [1.0026, 0.9624] },
    { family: 'Plex on Roboto', ...plex, ...roboto, widths: [1.008, 1.0289] },
    { family: 'Plex on DejaVu', ...plex, ...dejaVu, widths: [0.8647, 0.7602], range: letters },
    { family: 'Plex on Naskh', ...plex, ...naskh, widths: [1.0319, 1.0418], range: letters },
  ],
}

type Cut = { readonly names: readonly string[]; readonly width: number; readonly weight: string }

function rule(face: Fallback, { names, width, weight }: Cut): string {
  const percent = (part: number): string => `${(part * 100).toFixed(2)}%`
  const lines = {
    'font-family': `'${face.family}'`,
    'font-weight': weight,
    src: names.map((name) => `local('${name}')`).join(', '),
    'size-adjust': percent(width),
    'ascent-override': percent(face.ascent / width),
    'descent-override': percent(face.descent / width),
    'line-gap-override': '0%',
    ...(face.range && { 'unicode-range': face.range }),
  }
  const declared = Object.entries(lines).map(([name, value]) => `${name}: ${value};`)
  return `@font-face { ${declared.join(' ')} }`
}
