import type { ReactNode, RefObject } from 'react'
import { QuietButton } from '../../components/Button.tsx'
import { useProfileText } from '../profileText.ts'
import styles from './ConfirmDialog.module.css'
import { Modal } from './Modal.tsx'

type Props = {
  title: string
  lead: ReactNode
  /** the button that changes nothing; default: Cancel */
  cancelLabel?: string
  confirmLabel: string
  busy: boolean
  /** whether the action loses nothing */
  isHarmless?: boolean
  onConfirm: () => void
  onClose: () => void
  fallbackFocus: RefObject<HTMLElement | null>
}

/** Asks for confirmation before an action that is hard to undo. */
export function ConfirmDialog({
  title,
  lead,
  cancelLabel,
  confirmLabel,
  busy,
  isHarmless = false,
  onConfirm,
  onClose,
  fallbackFocus,
}: Props) {
  const text = useProfileText()
  return (
    <Modal title={title} lead={lead} isSmall onClose={onClose} fallbackFocus={fallbackFocus}>
      <div className={styles.buttons}>
        <QuietButton data-first onClick={onClose}>
          {cancelLabel ?? text('own.cancel')}
        </QuietButton>
        <button
          type="button"
          className={`button ${isHarmless ? '' : styles.danger}`}
          aria-disabled={busy}
          onClick={onConfirm}
        >
          {confirmLabel}
        </button>
      </div>
    </Modal>
  )
}
