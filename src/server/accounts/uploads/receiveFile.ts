import type { FastifyRequest } from 'fastify'
import { pictureTypes, type FileType } from '#domain/fileTypes.ts'
import { refuse } from '#domain/problem.ts'
import type { Audience } from '#domain/access.ts'
import { requireAccount } from '#server/http/requestAccount.ts'
import { countAttempt } from '../rateLimits.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Files, StoredFile } from '#server/platform/files/files.ts'
import { readUpload } from '#server/platform/files/readUpload.ts'

/**
 * Daily limits per account: staff fills galleries, shoppers upload proofs and a profile picture.
 */
export const uploadAllowances: Readonly<
  Record<Audience, { readonly files: number; readonly bytes: number }>
> = {
  cms: { files: 1000, bytes: 500 * 1024 * 1024 },
  marketplace: { files: 20, bytes: 30 * 1024 * 1024 },
}

const allowanceMinutes = 24 * 60

/** Saves an uploaded file for the account, within its daily limit. Throws `uploads_spent`. */
export async function receiveFile(
  request: FastifyRequest,
  { db, files }: { readonly db: Database; readonly files: Files },
  types: readonly FileType[] = pictureTypes,
): Promise<StoredFile> {
  const { id, audience } = requireAccount(request)
  const allowance = uploadAllowances[audience]
  const countUpload = async (unit: 'files' | 'bytes', amount: number): Promise<void> => {
    const limit = { max: allowance[unit], minutes: allowanceMinutes }
    const exceeded = await countAttempt(db, `upload ${unit} ${id}`, limit, amount)
    if (exceeded) throw refuse('uploads_spent', { values: exceeded.refusal.problem.values ?? {} })
  }
  await countUpload('files', 1)
  const { name, bytes } = await readUpload(request, types)
  await countUpload('bytes', bytes.length)
  return files.save(name, bytes, { owner: id, allowedTypes: types })
}
