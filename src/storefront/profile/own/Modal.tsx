import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react'
import { cancelAfterPaint, closeAfterPaint } from '#ui/closeAfterPaint.ts'
import { useAccountText } from '../../account/accountText.ts'
import { closeOnBackdropClick } from '../../account/dialogs/closeOnBackdropClick.ts'
import styles from '../../account/dialogs/DialogFrame.module.css'
import { findFocusReturnTarget } from '../../account/dialogs/findFocusReturnTarget.ts'
import { ExtraIcon } from '../../components/ExtraIcon.tsx'
import own from './Modal.module.css'

type Props = {
  title: string
  lead?: ReactNode
  isWide?: boolean
  isSmall?: boolean
  onClose: () => void
  /** focused after closing if the element that opened the dialog is gone */
  fallbackFocus: RefObject<HTMLElement | null>
  children: ReactNode
}

/** A dialog, closed by its button, by Escape or by completing its action. */
export function Modal({
  title,
  lead,
  isWide = false,
  isSmall = false,
  onClose,
  fallbackFocus,
  children,
}: Props) {
  const text = useAccountText()
  const heading = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const { current } = dialog
    const returnTarget = findFocusReturnTarget()
    current?.showModal()
    current?.querySelector<HTMLElement>('[data-first], form input:not([type="hidden"])')?.focus()
    const stop = current ? closeOnBackdropClick(current) : undefined
    return () => {
      stop?.()
      current?.close()
      restoreFocus(returnTarget, fallbackFocus)
    }
  }, [fallbackFocus])
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${isSmall ? own.small : ''}`}
      data-wide={isWide || undefined}
      aria-labelledby={heading}
      onCancel={cancelAfterPaint(onClose)}
      onClose={({ currentTarget }) => currentTarget.isConnected && onClose()}
    >
      <div className={styles.inner}>
        <button
          type="button"
          className={styles.close}
          aria-label={text('close')}
          onClick={() => closeAfterPaint(onClose)}
        >
          <ExtraIcon name="close" />
        </button>
        <div className={styles.top}>
          <h2 id={heading}>{title}</h2>
          {lead && <p>{lead}</p>}
        </div>
        {children}
      </div>
    </dialog>
  )
}

function restoreFocus(
  returnTarget: HTMLElement | undefined,
  fallbackFocus: RefObject<HTMLElement | null>,
): void {
  const next = returnTarget?.isConnected ? returnTarget : fallbackFocus.current
  next?.focus({ preventScroll: true })
}
