import { useEffect, useId, useRef, type ReactNode } from 'react'
import { cancelAfterPaint, closeAfterPaint } from '#ui/closeAfterPaint.ts'
import { ExtraIcon } from '../../components/ExtraIcon.tsx'
import { useAccountText } from '../accountText.ts'
import { closeDialog } from '../dialogs.ts'
import { closeOnBackdropClick } from './closeOnBackdropClick.ts'
import styles from './DialogFrame.module.css'
import { findFocusReturnTarget } from './findFocusReturnTarget.ts'

type Props = {
  title: string
  lead?: ReactNode
  isWide?: boolean
  header?: ReactNode
  /** when this changes, the next field to fill in is focused */
  focusKey?: string
  children: ReactNode
}

/** An account dialog. A click on the backdrop closes it only if nothing has been typed. */
export function DialogFrame({ title, lead, isWide = false, header, focusKey, children }: Props) {
  const text = useAccountText()
  const heading = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const { current } = dialog
    const returnTarget = findFocusReturnTarget()
    current?.showModal()
    const stop = current ? closeOnBackdropClick(current) : undefined
    return () => {
      stop?.()
      current?.close()
      returnTarget?.focus({ preventScroll: true })
    }
  }, [])
  useEffect(() => {
    const fields = dialog.current?.querySelectorAll<HTMLInputElement>('form input')
    const inputs = [...(fields ?? [])].filter((each) => each.type !== 'radio' && !each.hidden)
    const next = inputs.find((each) => !each.value) ?? inputs[0]
    next?.focus()
  }, [focusKey])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-wide={isWide || undefined}
      aria-labelledby={heading}
      onCancel={cancelAfterPaint(closeDialog)}
      onClose={({ currentTarget }) => currentTarget.isConnected && closeDialog()}
    >
      <div className={styles.inner}>
        <button
          type="button"
          className={styles.close}
          aria-label={text('close')}
          onClick={() => closeAfterPaint(closeDialog)}
        >
          <ExtraIcon name="close" />
        </button>
        {header}
        <div className={styles.intro}>
          <h2 id={heading}>{title}</h2>
          {lead && <p>{lead}</p>}
        </div>
        {children}
      </div>
    </dialog>
  )
}
