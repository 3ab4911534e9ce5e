import { useQueries } from '@tanstack/react-query'
import { listQuery } from '#api/queries.ts'
import type { Query } from '#api/queryString.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useServices } from '../../../context/services.ts'
import { isReference } from '../../embeddedRecords.ts'
import type { FieldInfo } from '../../kindComponents.ts'
import { useFormValues } from '../../formValues.ts'

export type Restriction = {
  /** additional parameters of the list that the options come from */
  readonly query: Query
  /** whether the values of the other fields are loaded */
  readonly isKnown: boolean
  /** the filled fields of the form that restrict this one */
  readonly restrictingFields: readonly FieldInfo[]
}

const unrestricted: Restriction = { query: {}, isKnown: true, restrictingFields: [] }

/** Returns which records a field offers, given its declaration and the current form. */
export function useRestriction({ property }: FieldInfo): Restriction {
  const options = property['x-options'] ?? property.items?.['x-options']
  const form = useFormValues((values) => (options?.by ? values : undefined))
  const { records } = useServices()
  const { language } = useLanguage()
  const sources = Object.entries(options?.by ?? {}).flatMap(([filter, path]) => {
    const [name = '', inner] = path.split('.')
    const field = form?.fields[name]
    const value = form?.values[name]
    return field && typeof value === 'string' && value ? [{ filter, inner, field, value }] : []
  })
  const lookups = sources.filter(({ inner }) => inner !== undefined)
  const answers = useQueries({
    queries: lookups.map(({ field, inner, value }) =>
      listQuery(records, field.target ?? '', {
        query: { _id: [value], fields: inner, limit: 1, total: false },
        language,
      }),
    ),
  })
  if (!options) return unrestricted
  const sourceValues = sources.map((source) => {
    if (source.inner === undefined) return source.value
    const answer = answers[lookups.indexOf(source)]
    const value = answer?.isPlaceholderData ? undefined : answer?.data?.data[0]?.[source.inner]
    return isReference(value) ? value._id : value
  })
  return {
    query: {
      ...options.where,
      ...Object.fromEntries(
        sources.map(({ filter }, index) => [
          filter,
          sourceValues[index] ? [String(sourceValues[index])] : [],
        ]),
      ),
    },
    isKnown: answers.every(({ isPending, isPlaceholderData }) => !isPending && !isPlaceholderData),
    restrictingFields: sources.map(({ field }) => field),
  }
}
