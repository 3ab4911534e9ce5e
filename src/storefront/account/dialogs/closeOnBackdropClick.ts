/** Closes a dialog on a backdrop click, unless something was typed. Returns a stop function. */
export function closeOnBackdropClick(dialog: HTMLDialogElement): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let hasInput = false
  let isPressOnBackdrop = false
  dialog.addEventListener('input', () => (hasInput = true), { signal })
  // A text selection that starts in the dialog may end on the backdrop.
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
