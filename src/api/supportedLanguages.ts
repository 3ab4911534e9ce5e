import { queryOptions } from '@tanstack/react-query'
import { languageCodes, type Language } from '#domain/locale.ts'
import { unwrapBody } from './unwrapResponse.ts'
import type { ApiClient } from './client.ts'
import { queryKeys } from './queries.ts'

/** Reads the languages enabled in the shop settings. */
export const supportedLanguagesQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: [...queryKeys.resource('settings'), 'supportedLanguages'],
    queryFn: async (): Promise<readonly Language[]> => {
      const { data } = await unwrapBody(client.GET('/api/marketplace-customer/settings'))
      const supported = new Set(data.supportedLanguages?.map(({ code }) => code))
      return languageCodes.filter((code) => supported.has(code))
    },
  })
