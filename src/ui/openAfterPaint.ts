import { afterPaint } from './afterPaint.ts'

/** Gives up the opening that is under way, if any. */
export let giveUpOpening = (): void => undefined

/**
 * Opens a dialog or a menu once the press is painted. Keys pressed before it has the focus, also
 * while its code is loaded, are meant for it: Escape closes it, and letters go to its first field.
 */
export function openAfterPaint(setOpen: (isOpen: boolean) => void): void {
  giveUpOpening()
  let typed = ''
  const takeKey = (event: KeyboardEvent): void => {
    const { key, target, ctrlKey, altKey, metaKey } = event
    // AltGr and Option write letters, too.
    const isShortcut = metaKey || (ctrlKey && !altKey)
    if (key === 'Escape') {
      giveUpOpening()
      setOpen(false)
    } else if (isShortcut || (target instanceof Element && target.matches(fields))) return
    else if (key.length === 1) typed += key
    // Enter would press again what opened it.
    else if (key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
  }
  // The focus may move several times in a row until it is at the first field. Once React has hydrated
  // what has it, React dispatches the event of it once more.
  const passOn = ({ isTrusted }: Event): void => {
    if (isTrusted) queueMicrotask(typeLetters)
  }
  const typeLetters = (): void => {
    giveUpOpening()
    // Types like a user, so that the form is told, and what is in the field stays.
    if (typed && document.activeElement?.closest('dialog, [role=dialog]'))
      document.execCommand('insertText', false, typed)
    typed = ''
  }
  const cancel = afterPaint(() => {
    addEventListener('focusin', passOn)
    setOpen(true)
  })
  addEventListener('keydown', takeKey, true)
  giveUpOpening = () => {
    cancel()
    removeEventListener('focusin', passOn)
    removeEventListener('keydown', takeKey, true)
  }
}

const fields = 'input, textarea, select'
