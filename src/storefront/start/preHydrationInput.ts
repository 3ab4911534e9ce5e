type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

type FieldSnapshot = { value: string; checked: boolean; start: number | null; end: number | null }

const pressedButtons: HTMLButtonElement[] = []
const typedFields = new Map<Field, FieldSnapshot>()

const recordPress = ({ target }: Event): void => {
  const button = target instanceof Element ? target.closest('button') : null
  // A button that opens something by itself has done so.
  if (button?.type !== 'button' || button.popoverTargetElement) return
  // Whoever presses again what did not answer means it once, unless it counts.
  if ('repeats' in button.dataset || !pressedButtons.includes(button)) pressedButtons.push(button)
}

const recordInput = ({ target }: Event): void => {
  if (isField(target)) recordField(target)
}

function recordField(field: Field): void {
  const [start, end] =
    'selectionStart' in field ? [field.selectionStart, field.selectionEnd] : [null, null]
  const checked = 'checked' in field && field.checked
  typedFields.set(field, { value: field.value, checked, start, end })
}

/** Somebody has begun to do something with this page. */
export const isTouched = (): boolean => typedFields.size > 0

// Notes what is pressed, ticked and typed while nobody answers yet.
document.addEventListener('click', recordPress)
document.addEventListener('input', recordInput)

/**
 * Ends the notes of presses, for from here on React hears of them itself. What it returns does them again;
 * what is typed until then counts as well, since a field may be told twice what it holds.
 */
export function stopRecording(): () => Promise<void> {
  document.removeEventListener('click', recordPress)
  for (const field of typedFields.keys()) recordField(field)
  return async () => {
    document.removeEventListener('input', recordInput)
    const replays = [...typedFields].map(
      ([field, last]) =>
        () =>
          replayField(field, last),
    )
    for (const replay of [...replays, ...pressedButtons.map((button) => () => button.click())]) {
      replay()
      // What one of them changes, the next one knows.
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
}

/** React only hears of a value that is another than the one it knows of. */
function replayField(field: Field, { value, checked, start, end }: FieldSnapshot): void {
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    if (field.type === 'radio' && !checked) return
    field.checked = !checked
    field.click()
    return
  }
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  if (start !== null && 'setSelectionRange' in field) field.setSelectionRange(start, end)
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
}

const isField = (target: EventTarget | null): target is Field =>
  (target instanceof HTMLInputElement && target.type !== 'file') ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement
