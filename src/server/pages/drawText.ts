import type { Typography } from '#domain/brand.ts'
import { scriptOf, type Language, type Script } from '#domain/locale.ts'
import { fontFiles, type Typeface } from '#domain/typefaces.ts'
import { loadSharp } from '#server/platform/files/loadSharp.ts'
import { unpackFont, type FontFace } from './unpackFont.ts'

type TextToDraw = {
  readonly text: string
  /** in px */
  readonly size: number
  readonly colour: string
  readonly typography: Typography
  readonly language: Language
  /** the greatest width in px; longer text is set smaller */
  readonly width: number
}

const letterRanges: Readonly<Record<Script, FontFace['letterRange']>> = {
  latin: [0x20, 0xff],
  arabic: [0x600, 0x6ff],
}

/** Returns the font for headings: the heavier of two files, or that weight of a single one. */
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

/**
 * Draws text in a typeface of the shop on a transparent background, whatever fonts are installed.
 */
export async function drawText({ text, size, colour, typography, language, width }: TextToDraw) {
  const sharp = await loadSharp()
  const script = scriptOf(language)
  const { path, family } = await unpackFont(fontFaceOf(typography[script], script))
  const image = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
      // The comma ends the family name, whose last word would be read as a weight otherwise.
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
