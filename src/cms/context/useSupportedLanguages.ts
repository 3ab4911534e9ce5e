import { useQuery } from '@tanstack/react-query'
import { supportedLanguagesQuery } from '#api/supportedLanguages.ts'
import type { Language } from '#domain/locale.ts'
import { useServices } from './services.ts'

/** Returns the languages that the shop offers; empty until they are loaded. */
export function useSupportedLanguages(): readonly Language[] {
  return useQuery(supportedLanguagesQuery(useServices().client)).data ?? none
}

const none: readonly Language[] = []
