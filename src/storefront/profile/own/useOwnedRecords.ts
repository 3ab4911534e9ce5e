import { useState } from 'react'
import { hasCode } from '#api/apiError.ts'
import { showAlert } from '../../account/alerts.ts'
import { useAttempt } from '../../account/useAttempt.ts'
import { useAsyncData } from '../../hooks/useAsyncData.ts'
import type { OwnedRecord, OwnedRecordsApi } from './ownedRecordsApi.ts'

/** The open dialog: adding a record, editing one, or confirming a removal. */
type OpenedDialog =
  { readonly kind: 'add' } | { readonly kind: 'edit' | 'remove'; readonly id: string }

/** Manages a list of owned records and the dialogs for changing it. */
export function useOwnedRecords<
  R extends OwnedRecord,
  D extends { readonly records: readonly R[] },
>(api: OwnedRecordsApi<R>, load: () => Promise<D>) {
  const { status, data, reload } = useAsyncData(load)
  const { busy, attempt } = useAttempt()
  const [open, setOpen] = useState<OpenedDialog>()
  const id = open && 'id' in open ? open.id : undefined

  /** A record that was changed elsewhere is reloaded before the user changes it again. */
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
    /** the current version from the list */
    openRecord: data?.records.find((each) => each._id === id),
    add: () => setOpen({ kind: 'add' }),
    edit: (record: R) => setOpen({ kind: 'edit', id: record._id }),
    confirmRemoval: (record: R) => setOpen({ kind: 'remove', id: record._id }),
    close,
    /** for forms, which show failures themselves */
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
