import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Brand } from '#domain/brand.ts'
import type { Translations } from '#domain/locale.ts'
import { demo, demoFolder } from '../demoData.ts'
import { marketingPictures, openingPictureOf } from './marketing.ts'

/** Returns the titles of all pictures by key. A product shares those of its family, or has its own. */
export function demoPictures(brands: readonly Brand[]): ReadonlyMap<string, Translations> {
  const { applications = [], industries = [], 'use-cases': useCases = [] } = demo.topics
  const titles = [
    ...marketingPictures(brands),
    ...[...applications, ...industries, ...useCases].map(
      ({ picture = '', title }) => [picture, title] as const,
    ),
    ...demo.products.flatMap(({ name, images }) =>
      images.map((key, index) => [key, titleOfView(name, index + 1)] as const),
    ),
  ]
  // The first title of a picture is kept.
  return new Map(titles.toReversed())
}

const titleOfView = (name: Translations, number: number): Translations =>
  number === 1 ? name : { en: `${name.en}, view ${number}`, ar: `${name.ar}، منظر ${number}` }

/** Reads a picture by its key. */
export function readPicture(key: string, brands: readonly Brand[]): Promise<Buffer> {
  const brand = brands.find((each) => openingPictureOf(each) === key)
  return brand ? readOpening(brand) : readFile(join(demoFolder, 'pictures', `${key}.png`))
}

/** Reads the opening picture of a brand. In an SVG, `{light.accent}` is a colour of its palette. */
export async function readOpening({ palette, layout }: Brand): Promise<Buffer> {
  const { file } = demo.trades[layout.home.opening].opening
  const bytes = await readFile(join(demoFolder, 'pictures', file))
  if (!file.endsWith('.svg')) return bytes
  const colours = new Map(
    Object.entries(palette).flatMap(([theme, byName]) =>
      Object.entries(byName).map(([name, colour]) => [`{${theme}.${name}}`, colour]),
    ),
  )
  const svg = bytes.toString().replace(/\{\w+\.\w+\}/g, (token) => colours.get(token) ?? token)
  return sharp(Buffer.from(svg))
    .png({ palette: true, quality: 90, dither: 0.6, effort: 1 })
    .toBuffer()
}
