import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pdf } from '#domain/fileTypes.ts'
import type { Context } from '#server/engine/context.ts'
import type { Engine } from '#server/engine/engine.ts'
import type { Files } from '#server/platform/files/files.ts'
import { createInAllLanguages } from '../createInAllLanguages.ts'
import { demo, demoFolder } from '../demoData.ts'

/** The revision of all demo guides. */
const revision = '1.2'

/** file name → id of the file */
type FileIds = ReadonlyMap<string, string>

/** Uploads the documents and certificates of all products. Files are outside the transaction. */
export async function uploadDocuments(files: Files): Promise<FileIds> {
  const ids = new Map<string, string>()
  for (const { file } of [...demo.documents, ...demo.certificates]) {
    const bytes = await readFile(join(demoFolder, 'documents', file))
    const { _id } = await files.save(file, bytes, { allowedTypes: [pdf], isGenerated: true })
    ids.set(file, _id)
  }
  return ids
}

/** The ids of records by product code. */
export type DocumentIds = Readonly<
  Record<'documentation' | 'certifications', ReadonlyMap<string, readonly string[]>>
>

/**
 * Creates a record for every document and certificate, and returns which of them each product has.
 */
export async function createDocuments(
  engineOf: (name: string) => Engine,
  fileIds: FileIds,
  context: Context,
): Promise<DocumentIds> {
  const documentation = new Map<string, string[]>()
  const certifications = new Map<string, string[]>()
  const addId = (ids: Map<string, string[]>, codes: readonly string[], id: string): void => {
    for (const code of codes) ids.set(code, [...(ids.get(code) ?? []), id])
  }
  for (const { title, kind, language, file, products } of demo.documents) {
    const input = { kind, language, file: fileIds.get(file), revision }
    const id = await createInAllLanguages(engineOf('documents'), context, { title }, input)
    addId(documentation, products, id)
  }
  for (const { mark, number, issuedOn, file, products } of demo.certificates) {
    const input = { title: mark, number, issuedOn, file: fileIds.get(file) }
    const { _id } = await engineOf('certificates').create(input, { ...context, language: 'en' })
    addId(certifications, products, String(_id))
  }
  return { documentation, certifications }
}
