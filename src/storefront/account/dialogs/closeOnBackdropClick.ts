/** A click beside a dialog closes it, but only while nothing was typed. Returns how to stop. */
export function closeOnBackdropClick(dialog: HTMLDialogElement): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let hasInput = false
  let isPressOnBackdrop = false
  dialog.addEventListener('input', () => (hasInput = true), { signal })
  // A text that is selected with the pointer may be let go of beside the dialog.
  dialog.addEventListener('pointerdown', ({ target }) => (isPressOnBackdrop = target === dialog), {
    signal,
  })
  dialog.addEventListener(
    'click',
    ({ target }) => {
      if (target === dialog && isPressOnBackdrop && !hasInput) dialog.close()
    },
    { signal },
  )
  return () => controller.abort()
}
