import type { Brand } from '#domain/brand.ts'
import { languages, type Language } from '#domain/locale.ts'
import { shareImage } from '#domain/shareImage.ts'
import { loadSharp } from '#server/platform/files/loadSharp.ts'
import { drawText } from './drawText.ts'

type CachedCard = { readonly text: string; readonly picture: Promise<Buffer> }

const { width, height } = shareImage
const margin = 88
const markSize = 168
const barHeight = 18

/** Creates the renderer of a shop's social card, drawn once per language and text. */
export function createShopCardRenderer(
  brand: Brand,
  logo: string,
): (language: Language) => Promise<Buffer> {
  const cards = new Map<Language, CachedCard>()
  return (language) => {
    const words = [brand.name[language], brand.texts[language].tagline] as const
    const text = words.join('\n')
    const cached = cards.get(language)
    if (cached?.text === text) return cached.picture
    const picture = draw(brand, logo, language, words)
    cards.set(language, { text, picture })
    // A failed drawing is tried again.
    picture.catch(() => cards.delete(language))
    return picture
  }
}

async function draw(
  { palette, typography }: Brand,
  logo: string,
  language: Language,
  [name, tagline]: readonly [string, string],
): Promise<Buffer> {
  const sharp = await loadSharp()
  const { canvas, accent, muted } = palette.light
  const isRtl = languages[language].direction === 'rtl'
  const text = (words: string, size: number, colour: string) =>
    drawText({ text: words, size, colour, typography, language, width: width - 2 * margin })
  const [drawing, title, lead] = await Promise.all([
    sharp(Buffer.from(logo), { density: 72 * 8 })
      .resize(markSize, markSize)
      .png()
      .toBuffer({ resolveWithObject: true }),
    text(name, 96, accent),
    text(tagline, 40, muted),
  ])
  const left = (contentWidth: number): number => (isRtl ? width - margin - contentWidth : margin)
  const top = margin + markSize + 56
  const layerOf = ({ data, info }: typeof drawing, from: number) => ({
    input: data,
    left: left(info.width),
    top: from,
  })
  return sharp({ create: { width, height, channels: 3, background: canvas } })
    .composite([
      layerOf(drawing, margin),
      layerOf(title, top),
      layerOf(lead, top + title.info.height + 28),
      {
        input: { create: { width, height: barHeight, channels: 3, background: accent } },
        left: 0,
        top: height - barHeight,
      },
    ])
    .png({ palette: true })
    .toBuffer()
}
