import { useEffect, useState } from 'react'
import { ExtraIcon } from './MoreIcon.tsx'
import styles from './CopyButton.module.css'

type Props = {
  readonly value: string
  readonly name: string
  readonly copied: string
  /** where there is room for it */
  readonly label?: string | undefined
}

/** Puts a value where it can be pasted, and says that it did. */
export function CopyButton({ value, name, copied, label }: Props) {
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => setDone(false), 3000)
    return () => clearTimeout(timer)
  }, [isDone])
  const copy = (): void => {
    // Where it is not allowed, what is to be copied stands beside the button.
    navigator.clipboard.writeText(value).then(
      () => setDone(true),
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
        <ExtraIcon name={isDone ? 'check' : 'copy'} size={18} />
        {label && isDone ? copied : label}
      </button>
      <span role="status" className="hidden">
        {isDone && copied}
      </span>
    </>
  )
}
