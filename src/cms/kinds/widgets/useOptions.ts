import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { listQuery } from '#api/queries.ts'
import type { RecordData } from '#api/records.ts'
import type { Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useServices } from '../../context/services.ts'

type Options = { readonly words: string; readonly open: boolean; readonly limit?: number }

/** Records of a resource that fit some words, asked for while one types. */
export function useOptions(
  target: Resource | undefined,
  { words, open, limit = 20 }: Options,
): { options: readonly RecordData[]; loading: boolean; total: number } {
  const { records } = useServices()
  const { language } = useLanguage()
  const search = useDelayed(words.trim())
  const { data, isFetching } = useQuery({
    ...listQuery(records, target?.name ?? '', {
      query: {
        search,
        limit,
        sort: search ? undefined : target?.sort,
        fields: target?.references.map(({ name }) => name).join(','),
      },
      language,
    }),
    enabled: open && target !== undefined,
  })
  return { options: data?.data ?? none, loading: isFetching, total: data?.meta.total ?? 0 }
}

const none: readonly RecordData[] = []

function useDelayed(words: string): string {
  const [delayed, setDelayed] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(words), 250)
    return () => clearTimeout(timer)
  }, [words])
  return delayed
}
