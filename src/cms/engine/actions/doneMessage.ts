import type { RecordData } from '#api/records.ts'
import type { Language } from '#domain/locale.ts'
import type { ActionDeclaration } from '#resource/declaration.ts'
import { textIn } from '#resource/resource.ts'

/** Returns what a declaration says once its action is done, with the fields of the record. */
export const doneMessage = (
  { done }: Pick<ActionDeclaration, 'done'>,
  record: RecordData,
  language: Language,
): string | undefined =>
  textIn(done, language)?.replace(/\{(\w+)\}/g, (_, name: string) => String(record[name] ?? ''))
