import sharp from 'sharp'
import type { Brand } from '#domain/brand.ts'
import { languages, type Language } from '#domain/locale.ts'
import { shareImage } from '#domain/shopCard.ts'
import { drawText } from './drawText.ts'

type Card = { readonly text: string; readonly picture: Promise<Buffer> }

const { width, height } = shareImage
const margin = 88
const markSize = 168
const line = 18

/** Draws the card of a shop from its brand: once per language, and again when its words are others. */
export function createShopCards(
  brand: Brand,
  mark: string,
): (language: Language) => Promise<Buffer> {
  const kept = new Map<Language, Card>()
  return (language) => {
    const words = [brand.name[language], brand.texts[language].tagline] as const
    const text = words.join('\n')
    const known = kept.get(language)
    if (known?.text === text) return known.picture
    const picture = draw(brand, mark, language, words)
    kept.set(language, { text, picture })
    // What could not be drawn is tried again.
    picture.catch(() => kept.delete(language))
    return picture
  }
}

async function draw(
  { palette, typography }: Brand,
  mark: string,
  language: Language,
  [name, tagline]: readonly [string, string],
): Promise<Buffer> {
  const { canvas, accent, muted } = palette.light
  const isRtl = languages[language].direction === 'rtl'
  const text = (words: string, size: number, colour: string) =>
    drawText({ words, size, colour, typography, language, width: width - 2 * margin })
  const [drawing, title, lead] = await Promise.all([
    sharp(Buffer.from(mark), { density: 72 * 8 })
      .resize(markSize, markSize)
      .png()
      .toBuffer({ resolveWithObject: true }),
    text(name, 96, accent),
    text(tagline, 40, muted),
  ])
  const left = (wide: number): number => (isRtl ? width - margin - wide : margin)
  const top = margin + markSize + 56
  const at = ({ data, info }: typeof drawing, from: number) => ({
    input: data,
    left: left(info.width),
    top: from,
  })
  return sharp({ create: { width, height, channels: 3, background: canvas } })
    .composite([
      at(drawing, margin),
      at(title, top),
      at(lead, top + title.info.height + 28),
      {
        input: { create: { width, height: line, channels: 3, background: accent } },
        left: 0,
        top: height - line,
      },
    ])
    .png({ palette: true })
    .toBuffer()
}
