import { useQuery } from '@tanstack/react-query'
import { supportedLanguagesQuery } from '#api/supportedLanguages.ts'
import type { Language } from '#domain/locale.ts'
import { useServices } from './services.ts'

/** The languages that the shop offers; none until they are known. */
export function useSupportedLanguages(): readonly Language[] {
  return useQuery(supportedLanguagesQuery(useServices().client)).data ?? none
}

const none: readonly Language[] = []
