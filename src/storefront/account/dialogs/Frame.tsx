import { useEffect, useId, useRef, type ReactNode } from 'react'
import { ExtraIcon } from '../../components/MoreIcon.tsx'
import { useAccountText } from '../accountText.ts'
import { closeDialog } from '../dialogs.ts'
import { closeOnBackdropClick } from './closeBeside.ts'
import styles from './Frame.module.css'
import { focusReturnTarget } from './homeOfFocus.ts'

type Props = {
  title: string
  lead?: ReactNode
  isWide?: boolean
  above?: ReactNode
  /** when this changes, what is to be typed next gets the focus */
  focusOn?: string
  children: ReactNode
}

/** A dialog of the account. A click beside it closes it only while nothing was typed. */
export function DialogFrame({ title, lead, isWide = false, above, focusOn, children }: Props) {
  const text = useAccountText()
  const heading = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const { current } = dialog
    const returnTarget = focusReturnTarget()
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
    const typed = [...(fields ?? [])].filter((each) => each.type !== 'radio' && !each.hidden)
    const next = typed.find((each) => !each.value) ?? typed[0]
    next?.focus()
  }, [focusOn])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-wide={isWide || undefined}
      aria-labelledby={heading}
      onClose={({ currentTarget }) => currentTarget.isConnected && closeDialog()}
    >
      <div className={styles.inner}>
        <button
          type="button"
          className={styles.close}
          aria-label={text('close')}
          onClick={closeDialog}
        >
          <ExtraIcon name="close" />
        </button>
        {above}
        <div className={styles.intro}>
          <h2 id={heading}>{title}</h2>
          {lead && <p>{lead}</p>}
        </div>
        {children}
      </div>
    </dialog>
  )
}
