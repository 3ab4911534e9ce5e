import type { RecordData } from '#api/records.ts'
import type { Field, Resource } from '#resource/resource.ts'

export type RevealedSecret = { readonly field: Field; readonly code: string }

/** Returns the secrets in the response to a create, the only one that has them. */
export const revealedSecrets = (
  resource: Resource,
  record: RecordData,
): readonly RevealedSecret[] =>
  resource.secrets.flatMap(({ name }) => {
    const field = resource.field[name]
    const code = record[name]
    return field && typeof code === 'string' ? [{ field, code }] : []
  })
