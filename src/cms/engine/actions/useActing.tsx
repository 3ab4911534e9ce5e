import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { Resource } from '#resource/resource.ts'
import { remove, useRecordActions, type Asked } from './recordActions.ts'

const ConfirmDialog = lazy(async () => ({
  default: (await import('../ConfirmDialog.tsx')).ConfirmDialog,
}))
const ActionDialog = lazy(async () => ({
  default: (await import('./ActionDialog.tsx')).ActionDialog,
}))

type Acting = ReturnType<typeof useRecordActions> & {
  /** whatever some of the actions ask first */
  readonly dialog: ReactNode
}

/** What can be done with the records of a resource; dialogs come when somebody needs one. */
export function useActing(resource: Resource, onDeleted?: () => void): Acting {
  const [asked, setAsked] = useState<Asked>()
  const acting = useRecordActions(resource, setAsked)
  const action = asked && resource.actions[asked.verb]
  const onClose = () => setAsked(undefined)
  const dialog = asked && (
    <Suspense>
      {action ? (
        <ActionDialog {...asked} resource={resource} action={action} onClose={onClose} />
      ) : (
        asked.verb === remove && (
          <ConfirmDialog
            resource={resource}
            record={asked.record}
            onClose={onClose}
            {...(onDeleted && { onDeleted })}
          />
        )
      )}
    </Suspense>
  )
  return { ...acting, dialog }
}
