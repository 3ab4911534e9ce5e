import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Brand } from '#domain/brand.ts'
import type { FullLanguage } from '#domain/locale.ts'
import type { Context } from '#server/engine/context.ts'
import type { Engine } from '#server/engine/engine.ts'
import type { Files } from '#server/platform/files/files.ts'
import { openings } from '../drawings/scenes/openings.ts'
import { picturesOf } from '../drawings/pictures.ts'
import { seedFolder, type DemoCatalogue, type DemoTopic } from './demoCatalogue.ts'
import { createInAllLanguages } from './createInAllLanguages.ts'
import { marketingPictures, openingPictureOf } from './marketing.ts'

/** picture key → id of its record */
export type PictureIds = ReadonlyMap<string, string>

type Titles = Readonly<Record<FullLanguage, string>>

export type UploadedPicture = {
  readonly key: string
  readonly title: Titles
  readonly file: string
}

/** How many pictures are read and measured in parallel. */
const concurrency = 4

/** Uploads every picture of the demo catalogue once. Files are outside the transaction. */
export async function uploadPictures(
  files: Files,
  demo: DemoCatalogue,
  brands: readonly Brand[],
): Promise<UploadedPicture[]> {
  const queue = [...picturesToUpload(demo, brands)]
  const brandByPicture = new Map(brands.map((brand) => [openingPictureOf(brand), brand]))
  const uploaded: UploadedPicture[] = []
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [key, title] = next
      const brand = brandByPicture.get(key)
      const bytes = await (brand ? drawOpening(brand) : readPicture(key))
      const { _id } = await files.save(`${key.replaceAll('/', '-')}.png`, bytes, {
        isGenerated: true,
      })
      uploaded.push({ key, title, file: _id })
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return uploaded.sort((a, b) => a.key.localeCompare(b.key))
}

const readPicture = (key: string): Promise<Buffer> =>
  readFile(join(seedFolder, 'pictures', `${key}.png`))

export const drawOpening = ({ palette, layout }: Brand): Promise<Buffer> =>
  sharp(Buffer.from(openings[layout.home.opening].draw(palette)))
    .png({ palette: true, quality: 90, dither: 0.6, effort: 1 })
    .toBuffer()

/** Creates a record for every uploaded picture, titled after what it shows. */
export async function createPictures(
  engine: Engine,
  uploaded: readonly UploadedPicture[],
  context: Context,
): Promise<PictureIds> {
  const ids = new Map<string, string>()
  for (const { key, title, file } of uploaded) {
    const id = await createInAllLanguages(engine, context, (language) => ({
      title: title[language],
      ...(language === 'en' ? { file } : {}),
    }))
    ids.set(key, id)
  }
  return ids
}

function picturesToUpload(demo: DemoCatalogue, brands: readonly Brand[]): Map<string, Titles> {
  const pictures = new Map<string, Titles>()
  const add = (key: string, title: Titles): void => {
    if (!pictures.has(key)) pictures.set(key, title)
  }
  const addTopics = (folder: string, topics: readonly DemoTopic[]): void =>
    topics.forEach(({ code, title }) => add(`${folder}/${code}`, title))
  for (const [key, title] of marketingPictures(brands)) add(key, title)
  addTopics('applications', demo.applications)
  addTopics('industries', demo.industries)
  addTopics('use-cases', demo.useCases)
  for (const product of demo.products) {
    picturesOf(product).forEach((key, index) =>
      add(key, index === 0 ? product.name : withViewNumber(product.name, index + 1)),
    )
  }
  return pictures
}

const withViewNumber = (title: Titles, number: number): Titles => ({
  en: `${title.en}, view ${number}`,
  ar: `${title.ar}، منظر ${number}`,
})
