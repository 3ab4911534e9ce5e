import { useState } from 'react'
import { hasCode } from '#api/apiError.ts'
import { showAlert } from '../../account/alerts.ts'
import { useAttempt } from '../../account/useAttempt.ts'
import { useAsyncData } from '../../useAsyncData.ts'
import type { OwnedRecord, OwnedRecordsApi } from './ownedRecordsApi.ts'

/** What is open over the list: a form for a new record or for one of them, or the question whether to remove one. */
type OpenedDialog =
  { readonly kind: 'add' } | { readonly kind: 'edit' | 'remove'; readonly id: string }

/** A list of what somebody keeps here, and what they do with it. */
export function useOwnedRecords<
  R extends OwnedRecord,
  D extends { readonly records: readonly R[] },
>(api: OwnedRecordsApi<R>, load: () => Promise<D>) {
  const { status, data, reload } = useAsyncData(load)
  const { busy, attempt } = useAttempt()
  const [open, setOpen] = useState<OpenedDialog>()
  const id = open && 'id' in open ? open.id : undefined

  /** A record that changed elsewhere is read again before anybody changes it further. */
  const runAndReload = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work()
    } catch (error) {
      if (hasCode(error, 'stale') || hasCode(error, 'not_found')) await reload()
      throw error
    }
    await reload()
  }
  const close = (): void => setOpen(undefined)
  return {
    status,
    data,
    reload,
    busy,
    dialogKind: open?.kind,
    /** as it stands in the list now */
    openRecord: data?.records.find((each) => each._id === id),
    add: () => setOpen({ kind: 'add' }),
    edit: (record: R) => setOpen({ kind: 'edit', id: record._id }),
    confirmRemoval: (record: R) => setOpen({ kind: 'remove', id: record._id }),
    close,
    /** for a form: failures are its own to show */
    async save(work: () => Promise<void>, successMessage: string): Promise<void> {
      await runAndReload(work)
      close()
      showAlert('success', successMessage)
    },
    makeDefault: (record: R, successMessage: string) =>
      attempt(() => runAndReload(() => api.makeDefault(record)), successMessage),
    async remove(record: R, done: string): Promise<void> {
      await attempt(() => runAndReload(() => api.remove(record)), done)
      close()
    },
  }
}
