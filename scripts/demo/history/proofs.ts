import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FullLanguage } from '#domain/locale.ts'
import type { Files } from '#server/platform/files/files.ts'
import { demoFolder } from '../demoData.ts'

/**
 * Uploads a picture of a transfer per language, as buyers do. Files are outside the transaction.
 */
export async function uploadProofs(files: Files): Promise<Readonly<Record<FullLanguage, string>>> {
  const upload = async (language: FullLanguage): Promise<string> => {
    const name = `transfer-${language}.png`
    const bytes = await readFile(join(demoFolder, 'proofs', name))
    const { _id } = await files.save(name, bytes, { isGenerated: true })
    return _id
  }
  return { en: await upload('en'), ar: await upload('ar') }
}
