/** A click beside a dialog closes it, but only while nothing was typed. Returns how to stop. */
export function closeOnBackdropClick(dialog: HTMLDialogElement): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let isTyped = false
  let isPressed = false
  dialog.addEventListener('input', () => (isTyped = true), { signal })
  // A text that is selected with the pointer may be let go of beside the dialog.
  dialog.addEventListener('pointerdown', ({ target }) => (isPressed = target === dialog), {
    signal,
  })
  dialog.addEventListener(
    'click',
    ({ target }) => {
      if (target === dialog && isPressed && !isTyped) dialog.close()
    },
    { signal },
  )
  return () => stop.abort()
}
