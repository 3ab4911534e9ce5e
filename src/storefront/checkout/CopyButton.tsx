import { useEffect, useState } from 'react'
import { useShoppingText } from '../cart/shoppingText.ts'
import { MoreIcon } from '../components/MoreIcon.tsx'
import styles from './CopyButton.module.css'

/** Puts one value where it can be pasted, and says that it did. */
export function CopyButton({ what, value }: { what: string; value: string }) {
  const text = useShoppingText()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), 3000)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
    } catch {
      // Not allowed here: the value stands beside the button.
    }
  }
  return (
    <>
      <button
        type="button"
        className={styles.copy}
        aria-label={text('transfer.copyOf', { what })}
        onClick={() => void copy()}
      >
        <MoreIcon name={isCopied ? 'check' : 'document'} size={18} />
        {text(isCopied ? 'transfer.copied' : 'transfer.copy')}
      </button>
      <span className="hidden" role="status">
        {isCopied ? text('transfer.copied') : ''}
      </span>
    </>
  )
}
