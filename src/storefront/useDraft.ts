import { useEffect, useState } from 'react'

/** A control's value: its own at once, and whatever the address says as soon as that changes. */
export function useDraft<T>(value: T): [draft: T, change: (value: T) => void] {
  const [draft, setDraft] = useState(value)
  useEffect(() => setDraft(value), [value])
  return [draft, setDraft]
}
