import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { ApiError, hasCode, messageOf } from '#api/apiError.ts'
import { recordQuery, queryKeys } from '#api/queries.ts'
import type { RecordData } from '#api/records.ts'
import type { Input } from '#api/resourcePaths.ts'
import { formatMessage } from '#domain/messages/messages.ts'
import type { Language } from '#domain/locale.ts'
import type { Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { showAlert } from '../../context/alerts.ts'
import { useServices } from '../../context/services.ts'
import { useChangeMessage } from '../recordTitle.ts'
import { ownTexts, targetLanguages, textChanges, type TextsByLanguage } from './translations.ts'

export type LanguagePanel = {
  readonly language: Language
  readonly texts: Input
  readonly changes: Input
  readonly isOutdated: boolean
}

export type Translation = {
  readonly source: RecordData
  readonly panels: readonly LanguagePanel[]
  readonly change: (language: Language, name: string, value: unknown) => void
  readonly reset: () => void
  readonly save: () => void
  readonly isSaving: boolean
}

/** The texts of a record in all languages: that of the page to read, the others to edit. */
export function useTranslation(
  resource: Resource,
  id: string,
  supported: readonly Language[],
  onSaved: () => void,
): { translation: Translation | undefined; error: Error | null; retry: () => void } {
  const changeMessage = useChangeMessage(resource)
  const { records } = useServices()
  const { language } = useLanguage()
  const client = useQueryClient()
  const targets = useMemo(() => targetLanguages(supported, language), [supported, language])
  const fields = useMemo(() => resource.translatable.map(({ name }) => name), [resource])
  const [edited, setEdited] = useState<TextsByLanguage>({})

  const answers = useQueries({
    queries: [language, ...targets].map((code) => ({
      ...recordQuery(records, resource.name, {
        id,
        language: code,
        fields: code === language ? [...new Set([...fields, resource.titleField.name])] : fields,
      }),
      staleTime: 0,
      refetchOnReconnect: false,
    })),
  })
  const [source, ...others] = answers.map(({ data }) => data)
  const error = answers.find((each) => each.error)?.error ?? null

  const panels = targets.map((code, index): LanguagePanel => {
    const record = others[index]
    const base = record ? ownTexts(resource, record) : {}
    const texts = { ...base, ...edited[code] }
    return {
      language: code,
      texts,
      changes: textChanges(resource, base, texts),
      isOutdated: record?._outdated?.includes(code) ?? false,
    }
  })

  const { mutate, isPending } = useMutation({
    mutationFn: async (loaded: RecordData) => {
      let { version } = loaded
      for (const { language: code, changes } of panels) {
        if (Object.keys(changes).length === 0) continue
        const target = { _id: id, version }
        version = (await records.change(resource.name, target, changes, { language: code })).version
      }
    },
    onSuccess: async (_, loaded) => {
      setEdited({})
      showAlert('success', changeMessage('updated', loaded))
      onSaved()
      await client.invalidateQueries({ queryKey: queryKeys.resource(resource.name) })
    },
    onError: (failure) => {
      // Keeps the edited texts; only the record they are compared with is loaded again.
      if (hasCode(failure, 'stale'))
        void client.invalidateQueries({ queryKey: queryKeys.record(resource.name, id) })
      const [first] = failure instanceof ApiError ? Object.values(failure.fields) : []
      showAlert('error', first ?? messageOf(failure, formatMessage('error.generic', language)))
    },
  })

  const retry = () => answers.forEach((each) => void each.refetch())
  if (!source || others.some((each) => !each)) return { translation: undefined, error, retry }
  return {
    error: null,
    retry,
    translation: {
      source,
      panels,
      change: (code, name, value) =>
        setEdited((previous) => ({ ...previous, [code]: { ...previous[code], [name]: value } })),
      reset: () => setEdited({}),
      save: () => mutate(source),
      isSaving: isPending,
    },
  }
}
