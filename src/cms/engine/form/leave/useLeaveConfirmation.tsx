import type { DialogProps } from '@mui/material/Dialog'
import { useState, type ReactNode } from 'react'
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx'

type Options = {
  /** whether closing would lose input */
  readonly isDirty: boolean
  readonly busy: boolean
  readonly onClose: () => void
}

/**
 * How a dialog with input is closed: while it is dirty, Escape asks first and a click outside does
 * nothing.
 */
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
