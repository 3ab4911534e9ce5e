import type { Language } from '#domain/locale.ts'
import { choiceLabel } from '#resource/choices.ts'
import type { Catalogue } from '#resource/resource.ts'

export const statusLabel =
  (catalogue: Catalogue, resource: string, language: Language) =>
  (status: string): string =>
    choiceLabel(catalogue.get(resource)?.field.status?.property ?? {}, status, language)
