import { useState, type ReactNode } from 'react'
import { openAfterPaint } from '#ui/openAfterPaint.ts'
import { useFormText } from '../../../context/useFormText.ts'
import { useText } from '../../../context/useText.ts'
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx'

/** Asks before changes are discarded, as before a form is left with them. */
export function useDiscardConfirmation(discard: () => void): {
  readonly askToDiscard: () => void
  readonly discardDialog: ReactNode
} {
  const t = useText()
  const formText = useFormText()
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return {
    askToDiscard: () => openAfterPaint(setAsking),
    discardDialog: isAsking && (
      <UnsavedChangesDialog
        title={formText('discard.title')}
        action={t('action.discard')}
        onStay={close}
        onLeave={() => {
          close()
          discard()
        }}
      />
    ),
  }
}
