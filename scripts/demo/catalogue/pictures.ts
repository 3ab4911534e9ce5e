import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Brand } from '#domain/brand.ts'
import type { Translations } from '#domain/locale.ts'
import type { Context } from '#server/engine/context.ts'
import type { Engine } from '#server/engine/engine.ts'
import type { Files } from '#server/platform/files/files.ts'
import { createInAllLanguages } from '../createInAllLanguages.ts'
import { demo, demoFolder } from '../demoData.ts'
import { marketingPictures, openingPictureOf } from './marketing.ts'

/** picture key → id of its record */
export type PictureIds = ReadonlyMap<string, string>

export type UploadedPicture = {
  readonly key: string
  readonly title: Translations
  readonly file: string
}

/** How many pictures are read and measured in parallel. */
const concurrency = 4

/** Uploads every picture of the demo once. Files are outside the transaction. */
export async function uploadPictures(
  files: Files,
  brands: readonly Brand[],
): Promise<UploadedPicture[]> {
  const queue = [...picturesToUpload(brands)]
  const brandByPicture = new Map(brands.map((brand) => [openingPictureOf(brand), brand]))
  const uploaded: UploadedPicture[] = []
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [key, title] = next
      const brand = brandByPicture.get(key)
      const bytes = await (brand ? readOpening(brand) : readPicture(`${key}.png`))
      const { _id } = await files.save(`${key.replaceAll('/', '-')}.png`, bytes, {
        isGenerated: true,
      })
      uploaded.push({ key, title, file: _id })
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return uploaded.sort((a, b) => a.key.localeCompare(b.key))
}

const readPicture = (file: string): Promise<Buffer> => readFile(join(demoFolder, 'pictures', file))

/** Reads the opening picture of a brand. In an SVG, `{light.accent}` is a colour of its palette. */
export async function readOpening({ palette, layout }: Brand): Promise<Buffer> {
  const { file } = demo.trades[layout.home.opening].opening
  const bytes = await readPicture(file)
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

/** Creates a record for every uploaded picture, titled after what it shows. */
export async function createPictures(
  engine: Engine,
  uploaded: readonly UploadedPicture[],
  context: Context,
): Promise<PictureIds> {
  const ids = new Map<string, string>()
  for (const { key, title, file } of uploaded)
    ids.set(key, await createInAllLanguages(engine, context, { title }, { file }))
  return ids
}

/** Returns the titles of all pictures by key. A product shares those of its family, or has its own. */
function picturesToUpload(brands: readonly Brand[]): ReadonlyMap<string, Translations> {
  const { applications = [], industries = [], 'use-cases': useCases = [] } = demo.topics
  const titles = [
    ...marketingPictures(brands),
    ...Object.entries({ applications, industries, 'use-cases': useCases }).flatMap(
      ([folder, topics]) => topics.map(({ code, title }) => [`${folder}/${code}`, title] as const),
    ),
    ...demo.products.flatMap(({ name, pictures }) =>
      pictures.map((key, index) => [key, titleOfView(name, index + 1)] as const),
    ),
  ]
  // The first title of a picture is kept.
  return new Map(titles.toReversed())
}

const titleOfView = (name: Translations, number: number): Translations =>
  number === 1 ? name : { en: `${name.en}, view ${number}`, ar: `${name.ar}، منظر ${number}` }
