import { useQuery } from '@tanstack/react-query'
import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react'
import { listQuery } from '#api/queries.ts'
import { isRecord } from '#resource/kinds/kind.ts'
import type { Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useCatalogue } from '../context/catalogue.ts'
import { useCanAccess } from '../context/permissions.ts'
import { useServices } from '../context/services.ts'
import { isReference, referenceTitle, type Reference } from './embeddedRecords.ts'

type KnownReferences = {
  readonly byId: ReadonlyMap<string, Reference>
  readonly remember: (references: readonly Reference[]) => void
}

const ReferencesContext = createContext<KnownReferences>({
  byId: new Map(),
  remember: () => undefined,
})

/** Forms hold only ids; this remembers the records behind them from where they were last seen. */
export function ReferencesProvider({
  source: seen,
  children,
}: {
  source: unknown
  children: ReactNode
}) {
  const [added, setAdded] = useState<readonly Reference[]>([])
  const remember = useCallback(
    (references: readonly Reference[]) => setAdded((before) => [...before, ...references]),
    [],
  )
  const contextValue = useMemo(
    () => ({
      byId: new Map([...referencesIn(seen), ...added].map((each) => [each._id, each])),
      remember,
    }),
    [seen, added, remember],
  )
  return <ReferencesContext value={contextValue}>{children}</ReferencesContext>
}

export const useKnownReferences = (): KnownReferences => use(ReferencesContext)

/** Returns the records with these ids; fetches those not seen yet. */
export function useReferences(target: Resource | undefined, ids: readonly string[]): Reference[] {
  const { byId } = useKnownReferences()
  const { records } = useServices()
  const { language } = useLanguage()
  const canAccess = useCanAccess()
  const missingIds = ids.filter((id) => !byId.has(id))
  const { data } = useQuery({
    ...listQuery(records, target?.name ?? '', {
      query: { _id: missingIds, limit: 100, total: false },
      language,
    }),
    enabled: canAccess(target, 'read') && missingIds.length > 0,
  })
  const fetched = new Map(data?.data.map((each) => [each._id, each]))
  return ids.map((id) => byId.get(id) ?? fetched.get(id) ?? { _id: id })
}

export function useTargetResource(name: string | undefined): Resource | undefined {
  return useCatalogue().get(name ?? '')
}

/** Returns the title of a referenced record, from the title field of its resource. */
export const titleOfReference = (target: Resource | undefined, reference: Reference): string =>
  String(reference[target?.titleField.name ?? 'title'] ?? (referenceTitle(reference) || '…'))

function referencesIn(value: unknown): Reference[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn)
  if (!isRecord(value)) return []
  return [...(isReference(value) ? [value] : []), ...Object.values(value).flatMap(referencesIn)]
}
