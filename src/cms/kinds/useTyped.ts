import { useEffect, useState } from 'react'

/** What is typed stays as typed until its field is left; then the value is shown as it is understood. */
export function useInputDraft(shown: string) {
  const [typed, setTyped] = useState(shown)
  const [focused, setFocused] = useState(false)
  useEffect(() => {
    if (!focused) setTyped(shown)
  }, [shown, focused])
  return {
    typed,
    focused,
    setTyped,
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  }
}
