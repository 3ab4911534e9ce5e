import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react'
import type { Resource } from '#resource/resource.ts'
import { openAfterPaint } from '#ui/openAfterPaint.ts'
import { deleteVerb, useRecordActions, type PendingAction } from './useRecordActions.ts'

const ConfirmDialog = lazy(async () => ({
  default: (await import('../DeleteDialog.tsx')).DeleteDialog,
}))
const ActionDialog = lazy(async () => ({
  default: (await import('./ActionDialog.tsx')).ActionDialog,
}))

type ActionsWithDialog = ReturnType<typeof useRecordActions> & {
  /** the dialog of an action that needs one */
  readonly dialog: ReactNode
}

/** Returns the actions for records of a resource. Dialogs are loaded when first needed. */
export function useActionsWithDialog(
  resource: Resource,
  onDeleted?: () => void,
): ActionsWithDialog {
  const [pendingAction, setPendingAction] = useState<PendingAction>()
  const openDialog = useCallback(
    (request: PendingAction) =>
      openAfterPaint((isOpen) => setPendingAction(isOpen ? request : undefined)),
    [],
  )
  const recordActions = useRecordActions(resource, openDialog)
  const action = pendingAction && resource.actions[pendingAction.verb]
  const onClose = () => setPendingAction(undefined)
  const dialog = pendingAction && (
    <Suspense>
      {action ? (
        <ActionDialog {...pendingAction} resource={resource} action={action} onClose={onClose} />
      ) : (
        pendingAction.verb === deleteVerb && (
          <ConfirmDialog
            resource={resource}
            record={pendingAction.record}
            onClose={onClose}
            {...(onDeleted && { onDeleted })}
          />
        )
      )}
    </Suspense>
  )
  return { ...recordActions, dialog }
}
