import type { RefObject } from 'react'
import { useShoppingText } from '../shoppingText.ts'
import type { Undo } from './undo.ts'
import styles from './UndoBar.module.css'

type Props = { undo: Undo; button: RefObject<HTMLButtonElement | null>; onUndo: () => void }

/** Names what was removed and offers to undo it. */
export function UndoBar({ undo: { action, name }, button, onUndo }: Props) {
  const text = useShoppingText()
  return (
    <div className={styles.bar}>
      <p role="status">{text(`undo.${action}`, { name })}</p>
      <button ref={button} type="button" className="textButton" onClick={onUndo}>
        {text('undo.action')}
      </button>
    </div>
  )
}
