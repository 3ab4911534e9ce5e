import type { DialogProps } from '@mui/material/Dialog'
import { useState, type ReactNode } from 'react'
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx'

type Options = {
  /** something was typed or chosen that closing would lose */
  readonly isDirty: boolean
  readonly busy: boolean
  readonly onClose: () => void
}

/** How a dialog with input is left: Escape asks before anything is lost, a click beside it does nothing then. */
export function useLeaveConfirmation({ isDirty, busy, onClose }: Options): {
  readonly leave: NonNullable<DialogProps['onClose']>
  readonly confirmation: ReactNode
} {
  const [isAsking, setAsking] = useState(false)
  return {
    leave: (_, reason) => {
      if (busy) return
      if (!isDirty) onClose()
      else if (reason === 'escapeKeyDown') setAsking(true)
    },
    confirmation: isAsking && (
      <UnsavedChangesDialog onStay={() => setAsking(false)} onLeave={onClose} />
    ),
  }
}
