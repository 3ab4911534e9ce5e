import { useEffect, useState } from 'react'

/** Keeps a control's value locally, and resets it whenever the given value changes. */
export function useDraft<T>(value: T): [draft: T, change: (value: T) => void] {
  const [draft, setDraft] = useState(value)
  useEffect(() => setDraft(value), [value])
  return [draft, setDraft]
}
