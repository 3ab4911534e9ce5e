import { afterPaint } from './afterPaint.ts'

let stopPrevious = (): void => undefined

/**
 * Opens a dialog or a menu once the press is painted. Keys pressed before it has the focus, also
 * while its code is loaded, are meant for it: Escape closes it, and letters go to its first field.
 * Returns a function that gives it up.
 */
export function openAfterPaint(setOpen: (isOpen: boolean) => void): () => void {
  stopPrevious()
  const listeners = new AbortController()
  const options = { capture: true, signal: listeners.signal }
  let typed = ''
  const takeKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      stop()
      setOpen(false)
    } else if (!isTaken(event)) return
    else if (event.key !== 'Enter') typed = (typed + event.key).trimStart()
    event.preventDefault()
    event.stopPropagation()
  }
  const passOn = (): void => {
    stop()
    // Types like a user, so that the form is told, and what is in the field stays.
    if (typed && document.activeElement?.closest('dialog, [role=dialog]'))
      document.execCommand('insertText', false, typed)
  }
  const cancel = afterPaint(() => {
    // It may move the focus several times in a row until it is at the first field.
    addEventListener('focusin', () => queueMicrotask(passOn), { ...options, once: true })
    setOpen(true)
  })
  const stop = (): void => {
    cancel()
    listeners.abort()
  }
  addEventListener('keydown', takeKey, options)
  stopPrevious = stop
  return stop
}

/** Whether a key would press what opened it again, or is a letter that nothing receives. */
function isTaken({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if ((key.length > 1 && key !== 'Enter') || ctrlKey || metaKey || altKey) return false
  return !(
    target instanceof Element && target.matches('input, textarea, select, [contenteditable]')
  )
}
