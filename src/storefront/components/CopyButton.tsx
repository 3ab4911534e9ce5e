import { useEffect, useState } from 'react'
import { ExtraIcon } from './ExtraIcon.tsx'
import styles from './CopyButton.module.css'

type Props = {
  readonly value: string
  readonly name: string
  readonly copiedLabel: string
  /** visible text; left out where there is only space for the icon */
  readonly label?: string | undefined
}

/** Copies a value to the clipboard and confirms it. */
export function CopyButton({ value, name, copiedLabel, label }: Props) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), 3000)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = (): void => {
    // If the clipboard is not available, the value is still visible beside the button.
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
