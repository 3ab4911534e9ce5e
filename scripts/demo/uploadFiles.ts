import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Brand } from '#domain/brand.ts'
import { pdf } from '#domain/fileTypes.ts'
import { fullLanguages, type FullLanguage } from '#domain/locale.ts'
import type { Files } from '#server/platform/files/files.ts'
import { demoPictures, readPicture } from './catalogue/pictures.ts'
import { demo, demoFolder } from './demoData.ts'

/** A picture of a bank transfer. */
export const proofFile = (language: FullLanguage): string => `transfer-${language}.png`

/** How many files are read and measured in parallel. */
const concurrency = 4

/** Uploads the files of the demo and returns their ids by key. Files are outside the transaction. */
export async function uploadFiles(
  files: Files,
  brands: readonly Brand[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>()
  const uploadAll = async (
    keys: Iterable<string>,
    upload: (key: string) => ReturnType<Files['save']>,
  ): Promise<void> => {
    const queue = Iterator.from(keys)
    const worker = async (): Promise<void> => {
      for (const key of queue) ids.set(key, (await upload(key))._id)
    }
    await Promise.all(Array.from({ length: concurrency }, worker))
  }
  await uploadAll(demoPictures(brands).keys(), async (key) =>
    files.save(`${key.replaceAll('/', '-')}.png`, await readPicture(key, brands), {
      isGenerated: true,
    }),
  )
  await uploadAll(fullLanguages.map(proofFile), async (file) =>
    files.save(file, await readFile(join(demoFolder, 'proofs', file)), { isGenerated: true }),
  )
  await uploadAll(
    [...demo.documents, ...demo.certificates].map(({ file }) => file),
    async (file) =>
      files.save(file, await readFile(join(demoFolder, 'documents', file)), {
        allowedTypes: [pdf],
        isGenerated: true,
      }),
  )
  return ids
}
