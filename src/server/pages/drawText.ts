import sharp from 'sharp'
import type { Typography } from '#domain/brand.ts'
import { scriptOf, type Language, type Script } from '#domain/locale.ts'
import { fontFiles, type Typeface } from '#domain/typefaces.ts'
import { unpackFont, type FontFace } from './unpackFont.ts'

type TextToDraw = {
  readonly text: string
  /** px */
  readonly size: number
  readonly colour: string
  readonly typography: Typography
  readonly language: Language
  /** the most it may take; longer words are set smaller */
  readonly width: number
}

const letterRanges: Readonly<Record<Script, FontFace['letterRange']>> = {
  latin: [0x20, 0xff],
  arabic: [0x600, 0x6ff],
}

/** Headings are set in it: the heavier of two files, or that weight of the one. */
function fontFaceOf(name: Typeface, script: Script): FontFace {
  const file = fontFiles(name, script).at(-1)
  if (!file) throw new Error(`${name} has no letters for ${script}`)
  const [lightest, heaviest] = file.weights
  return {
    file: file.file,
    letterRange: letterRanges[script],
    ...(lightest !== heaviest && { weight: 600 }),
  }
}

/** Words in a typeface of the shop, as a picture with nothing behind them, whatever this machine has installed. */
export async function drawText({ text, size, colour, typography, language, width }: TextToDraw) {
  const script = scriptOf(language)
  const { path, family } = await unpackFont(fontFaceOf(typography[script], script))
  const image = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
      // The comma ends the name of the family, whose last word is a weight otherwise.
      font: `${family}, ${size}`,
      fontfile: path,
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer()
  return sharp(image)
    .resize({ width, withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true })
}

const escapeMarkup = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
