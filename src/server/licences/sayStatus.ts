import { inLanguage, type Language } from '#domain/locale.ts'
import type { Catalogue } from '#resource/resource.ts'

/** The statuses of a resource in words. */
export const sayStatus =
  (catalogue: Catalogue, resource: string, language: Language) =>
  (status: string): string => {
    const labels = catalogue.get(resource)?.field.status?.property['x-enum-labels'] ?? {}
    return inLanguage(labels[status] ?? {}, language) ?? status
  }
