type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Notes what is pressed and typed while nobody answers yet. What it returns does all of it again. */
export function keepEarly(): () => void {
  const pressed = new Set<HTMLButtonElement>()
  const typed = new Map<Field, string>()
  const press = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest('button') : null
    // A button that opens something by itself has done so.
    if (button?.type === 'button' && !button.popoverTargetElement) pressed.add(button)
  }
  const type = ({ target }: Event): void => {
    if (isField(target)) typed.set(target, target.value)
  }
  document.addEventListener('click', press)
  document.addEventListener('input', type)
  return () => {
    document.removeEventListener('click', press)
    document.removeEventListener('input', type)
    for (const [field, value] of typed) tell(field, value)
    for (const button of pressed) button.click()
  }
}

/** React only hears of a value that is another than the one it knows of. */
function tell(field: Field, value: string): void {
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    field.checked = !field.checked
    field.click()
    return
  }
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement
