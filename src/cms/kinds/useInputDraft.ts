import { useEffect, useState } from 'react'

/** What is typed stays as typed until its field is left; then the value is shown as it is understood. */
export function useInputDraft(formatted: string) {
  const [typed, setTyped] = useState(formatted)
  const [focused, setFocused] = useState(false)
  useEffect(() => {
    if (!focused) setTyped(formatted)
  }, [formatted, focused])
  return {
    typed,
    focused,
    setTyped,
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  }
}
