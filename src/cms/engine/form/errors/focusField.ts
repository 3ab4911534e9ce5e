const focusable =
  'input:not([type=hidden]), select, textarea, button, [tabindex="0"], [contenteditable="true"]'

/** Scrolls to the first control at a path and focuses it. */
export function focusField(prefix: string, path: readonly string[]): void {
  const exact = document.getElementById([prefix, ...path].join('_'))
  const frame = document.querySelector(`[data-field="${prefix}_${path[0] ?? ''}"]`)
  const control = exact?.matches(focusable) ? exact : frame?.querySelector<HTMLElement>(focusable)
  control?.focus({ preventScroll: true })
  ;(control ?? frame)?.scrollIntoView({ block: 'center' })
}
