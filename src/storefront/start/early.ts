type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

type Note = { value: string; checked: boolean; start: number | null; end: number | null }

const pressed: HTMLButtonElement[] = []
const typed = new Map<Field, Note>()

const press = ({ target }: Event): void => {
  const button = target instanceof Element ? target.closest('button') : null
  // A button that opens something by itself has done so.
  if (button?.type !== 'button' || button.popoverTargetElement) return
  // Whoever presses again what did not answer means it once, unless it counts.
  if ('repeats' in button.dataset || !pressed.includes(button)) pressed.push(button)
}

const type = ({ target }: Event): void => {
  if (isField(target)) note(target)
}

function note(field: Field): void {
  const [start, end] =
    'selectionStart' in field ? [field.selectionStart, field.selectionEnd] : [null, null]
  const checked = 'checked' in field && field.checked
  typed.set(field, { value: field.value, checked, start, end })
}

/** Somebody has begun to do something with this page. */
export const isTouched = (): boolean => typed.size > 0

// Notes what is pressed, ticked and typed while nobody answers yet.
document.addEventListener('click', press)
document.addEventListener('input', type)

/**
 * Ends the notes of presses, for from here on React hears of them itself. What it returns does them again;
 * what is typed until then counts as well, since a field may be told twice what it holds.
 */
export function endNotes(): () => Promise<void> {
  document.removeEventListener('click', press)
  for (const field of typed.keys()) note(field)
  return async () => {
    document.removeEventListener('input', type)
    const tellings = [...typed].map(
      ([field, last]) =>
        () =>
          tell(field, last),
    )
    for (const act of [...tellings, ...pressed.map((button) => () => button.click())]) {
      act()
      // What one of them changes, the next one knows.
      await new Promise((done) => setTimeout(done))
    }
  }
}

/** React only hears of a value that is another than the one it knows of. */
function tell(field: Field, { value, checked, start, end }: Note): void {
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
