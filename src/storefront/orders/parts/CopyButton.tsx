import { useEffect, useState } from 'react'
import { MoreIcon } from '../../components/MoreIcon.tsx'
import { useOrdersText } from '../ordersText.ts'
import styles from './CopyButton.module.css'

/** Takes a code along to where it is needed. */
export function CopyButton({ text: copied, what }: { text: string; what: string }) {
  const text = useOrdersText()
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => setDone(false), 3000)
    return () => clearTimeout(timer)
  }, [isDone])
  const copy = (): void => {
    // Where it is not allowed, what is to be copied stands beside the button.
    navigator.clipboard.writeText(copied).then(
      () => setDone(true),
      () => undefined,
    )
  }
  return (
    <button
      type="button"
      className={styles.copy}
      aria-label={text('transfer.copy', { what })}
      title={text('transfer.copy', { what })}
      onClick={copy}
    >
      <MoreIcon name={isDone ? 'check' : 'copy'} size={18} />
      <span role="status" className="hidden">
        {isDone && text('transfer.copied')}
      </span>
    </button>
  )
}
