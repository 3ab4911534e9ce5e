import type { Script } from '#domain/locale.ts'
import {
  boldFrom,
  fallbackOf,
  fontFiles,
  systemFonts,
  typefaces,
  type SystemFont,
  type Typeface,
  type TypefaceDetails,
} from '#domain/typefaces.ts'
import { measureFont } from './measureFont.ts'
import { toPercent } from './toPercent.ts'

/** System fonts scaled to the metrics of the web font, so that nothing moves when it is loaded. */
export async function fontFallbacks(name: Typeface, script: Script): Promise<string[]> {
  const files = fontFiles(name, script)
  const { scale = 1 }: TypefaceDetails = typefaces[name]
  const bold = files.length > 1 ? boldFrom : 600
  const ranges = [`100 ${bold - 1}`, `${bold} 900`] as const
  const rules = fallbackFaces.map(async ({ of, weight, at }) => {
    const file = files[at] ?? files[0]
    if (!file) return []
    const { width, ascent, descent } = await measureFont(file, script, weight)
    return systemFonts[script].map((system) => {
      const widthRatio = width / widths[system][at]
      const descriptors = {
        'font-family': `'${fallbackOf(name, script, system)}'`,
        'font-weight': ranges[at],
        src: namesOf(system, of)
          .map((each) => `local('${each}')`)
          .join(', '),
        'size-adjust': toPercent(widthRatio * scale),
        'ascent-override': toPercent(ascent / widthRatio),
        'descent-override': toPercent(descent / widthRatio),
        'line-gap-override': '0%',
        ...(script === 'arabic' && { 'unicode-range': 'U+0600-06FF' }),
      }
      const formatted = Object.entries(descriptors).map(
        ([property, value]) => `${property}: ${value};`,
      )
      return `@font-face { ${formatted.join(' ')} }`
    })
  })
  return (await Promise.all(rules)).flat()
}

const fallbackFaces = [
  { of: '', weight: 400, at: 0 },
  { of: ' Bold', weight: 600, at: 1 },
] as const

const namesOf = (system: SystemFont, suffix: string): string[] =>
  [system, ...(metricCompatibleFonts[system] ?? [])].map((name) => name + suffix)

/** Fonts with exactly the widths of another one. */
const metricCompatibleFonts: Partial<Record<SystemFont, readonly string[]>> = {
  Arial: ['Liberation Sans', 'Arimo'],
}

/** The mean width of a character in em, regular and bold, measured with `measureFont`. */
const widths: Readonly<Record<SystemFont, readonly [number, number]>> = {
  Arial: [0.4391, 0.4695],
  Roboto: [0.4333, 0.4435],
  'DejaVu Sans': [0.4432, 0.5307],
  'Noto Naskh Arabic': [0.3791, 0.3951],
}
