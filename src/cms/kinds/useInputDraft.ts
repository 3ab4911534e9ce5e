import { useEffect, useState } from 'react'

/** Keeps the text as typed while the input has the focus; then shows the formatted value. */
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
