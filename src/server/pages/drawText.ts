import sharp from 'sharp'
import type { Typeface } from '#domain/brand.ts'
import type { Language } from '#domain/locale.ts'
import { faceFile, type Face } from './faceFile.ts'

type Words = {
  readonly words: string
  /** px */
  readonly size: number
  readonly colour: string
  readonly face: Typeface
  readonly language: Language
  /** the most it may take; longer words are set smaller */
  readonly width: number
}

const plex = {
  family: 'IBM Plex Sans Arabic SemiBold',
  folder: '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic',
} as const
const arabic: Face = {
  family: plex.family,
  file: `${plex.folder}-arabic-600-normal.woff2`,
  letters: [0x600, 0x6ff],
}
const latin: Readonly<Record<Typeface, Face>> = {
  inter: {
    family: 'Inter',
    file: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    letters: [0x20, 0xff],
    weight: 600,
  },
  plex: {
    family: plex.family,
    file: `${plex.folder}-latin-600-normal.woff2`,
    letters: [0x20, 0xff],
  },
}

/** Words in a typeface of the shop, as a picture with nothing behind them, whatever this machine has installed. */
export async function drawText({ words, size, colour, face, language, width }: Words) {
  const used = language === 'ar' ? arabic : latin[face]
  const drawn = await sharp({
    text: {
      text: `<span foreground="${colour}">${escaped(words)}</span>`,
      // The comma ends the name of the family, whose last word is a weight otherwise.
      font: `${used.family}, ${size}`,
      fontfile: await faceFile(used),
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer()
  return sharp(drawn)
    .resize({ width, withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true })
}

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
