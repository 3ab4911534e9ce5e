import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import { recordQuery } from '#api/queries.ts'
import type { RecordData } from '#api/records.ts'
import type { Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useTrackRecentRecord } from '../../context/recentRecords.ts'
import { useServices } from '../../context/services.ts'
import { revealedSecrets } from './revealedSecrets.ts'
import { useRecordForm, type RecordForm, type FormSubject } from './useRecordForm.ts'
import { useUnsavedGuard } from './leave/useUnsavedGuard.tsx'
import { useFormRules, type FormRules } from './useFormRules.ts'

const SecretDialog = lazy(async () => ({
  default: (await import('./SecretDialog.tsx')).SecretDialog,
}))

export type LoadedForm = FormSubject & { readonly rules: FormRules }

/** Loads what a form needs: its validation rules, and the record to edit or copy. */
export function useLoadedForm(
  resource: Resource,
  isCopy: boolean,
): {
  readonly loadedForm: LoadedForm | undefined
  readonly error: Error | null
  readonly retry: () => void
} {
  const { id } = useParams()
  const { records } = useServices()
  const { language } = useLanguage()
  const rules = useFormRules(resource)
  const { data, error, refetch, isFetching } = useQuery({
    ...recordQuery(records, resource.name, { id: id ?? '', language }),
    enabled: id !== undefined,
    // Editing must start from the current version.
    staleTime: 0,
    refetchOnReconnect: false,
  })
  const [first, setFirst] = useState<RecordData>()
  // Refetches must not change what is being typed.
  if (!first && data && !isFetching) setFirst(data)
  useTrackRecentRecord(resource.name, isCopy ? undefined : first?._id)
  // A form takes long to draw, so that meanwhile the page answers what is pressed.
  const isReady = useDeferredValue(id === undefined ? rules !== undefined : Boolean(rules && first))
  return {
    loadedForm: rules && isReady ? { [isCopy ? 'source' : 'record']: first, rules } : undefined,
    error,
    retry: () => void refetch(),
  }
}

/**
 * Returns a form with its unsaved-changes guard, which allows leaving once it is saved and its
 * secrets were shown.
 */
export function useGuardedForm(
  resource: Resource,
  subject: FormSubject,
  /** navigates to the next page, given the saved record */
  onFinish: (saved: RecordData) => void,
) {
  const id = useId().replace(/\W/g, '')
  const isDirty = useRef(false)
  const [created, setCreated] = useState<RecordData>()
  const form: RecordForm = useRecordForm(resource, subject, (saved) => {
    isDirty.current = false
    if (revealedSecrets(resource, saved).length) setCreated(saved)
    else onFinish(saved)
  })
  isDirty.current = !created && form.changedFields.length > 0 && !form.isSaving
  const [invalid, setInvalid] = useState<readonly string[]>([])
  const leaveGuard = useUnsavedGuard(isDirty)
  const guard = created ? (
    <Suspense>
      <SecretDialog
        secrets={revealedSecrets(resource, created)}
        onConfirm={() => onFinish(created)}
      />
    </Suspense>
  ) : (
    leaveGuard
  )
  // Fields refused by the server count as invalid, like those found here.
  const allInvalid = useMemo(
    () => [...new Set([...invalid, ...Object.keys(form.serverErrors)])],
    [invalid, form.serverErrors],
  )
  return { id, form, guard, invalid: allInvalid, setInvalid }
}
