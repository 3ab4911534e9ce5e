import type { Part } from './HydrationBoundary.tsx'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

type FieldSnapshot = { value: string; checked: boolean; start: number | null; end: number | null }

const pressedButtons: HTMLButtonElement[] = []
const typedFields = new Map<Field, FieldSnapshot>()
const replayedParts = new Set<Part>()

const partOf = (element: Element): Part => (element.closest('#main') ? 'main' : 'header')

const recordPress = ({ target }: Event): void => {
  const button = target instanceof Element ? target.closest('button') : null
  // A button that opens a popover already works without scripts.
  if (button?.type !== 'button' || button.popoverTargetElement) return
  // Repeated presses on an unresponsive button count once, unless repetition matters.
  if ('repeats' in button.dataset || !pressedButtons.includes(button)) pressedButtons.push(button)
}

const recordInput = ({ target }: Event): void => {
  if (isField(target) && !replayedParts.has(partOf(target))) recordField(target)
}

function recordField(field: Field): void {
  const [start, end] =
    'selectionStart' in field ? [field.selectionStart, field.selectionEnd] : [null, null]
  const checked = 'checked' in field && field.checked
  typedFields.set(field, { value: field.value, checked, start, end })
}

/** Returns whether the user has started to interact with the page. */
export const isTouched = (): boolean => typedFields.size > 0

// Records clicks and input until the page is hydrated.
document.addEventListener('click', recordPress)
document.addEventListener('input', recordInput)

/**
 * Stops recording clicks, because event handlers are attached from here on. Returns a function that
 * replays the recorded input of a part of the page, and stops recording its text. Text typed until
 * then is included, because setting a field to the same value twice is harmless.
 */
export function stopRecording(): (part: Part) => Promise<void> {
  document.removeEventListener('click', recordPress)
  for (const field of typedFields.keys()) recordField(field)
  return async (part) => {
    replayedParts.add(part)
    const isIn = (element: Element): boolean => partOf(element) === part
    const typed = [...typedFields].filter(([field]) => isIn(field))
    const pressed = pressedButtons.filter(isIn)
    const replays = [
      ...typed.map((each) => () => replayField(...each)),
      ...pressed.map((button) => () => button.click()),
    ]
    for (const replay of replays) {
      replay()
      // Waits for a render, so that each replay sees the state left by the previous one.
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
}

/** Replays a field's value, which must differ from the last one known to React to count. */
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
