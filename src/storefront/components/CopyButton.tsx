import { useEffect, useState } from 'react'
import { ExtraIcon } from './ExtraIcon.tsx'
import styles from './CopyButton.module.css'

type Props = {
  readonly value: string
  readonly name: string
  readonly copiedLabel: string
  /** where there is room for it */
  readonly label?: string | undefined
}

/** Puts a value where it can be pasted, and says that it did. */
export function CopyButton({ value, name, copiedLabel, label }: Props) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), 3000)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = (): void => {
    // Where it is not allowed, what is to be copied stands beside the button.
    navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      () => undefined,
    )
  }
  return (
    <>
      <button
        type="button"
        className={label ? styles.labelled : styles.bare}
        aria-label={name}
        title={label ? undefined : name}
        onClick={copy}
      >
        <ExtraIcon name={isCopied ? 'check' : 'copy'} size={18} />
        {label && isCopied ? copiedLabel : label}
      </button>
      <span role="status" className="hidden">
        {isCopied && copiedLabel}
      </span>
    </>
  )
}
