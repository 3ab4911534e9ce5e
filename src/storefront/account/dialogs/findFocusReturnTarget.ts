/**
 * Returns the element to focus after a dialog closes: its opener, or the button that opens the menu
 * containing the opener.
 */
export function findFocusReturnTarget(): HTMLElement | undefined {
  const opener = document.activeElement
  if (!(opener instanceof HTMLElement)) return undefined
  const menu = opener.closest('[popover]')
  if (!menu) return opener
  const openers = document.querySelectorAll<HTMLElement>(`[popovertarget="${menu.id}"]`)
  return [...openers].find((each) => each.offsetParent !== null && !menu.contains(each))
}
