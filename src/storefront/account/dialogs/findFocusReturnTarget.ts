/** Where the focus belongs once a dialog is gone: on what opened it, or on what opens the menu that is in. */
export function findFocusReturnTarget(): HTMLElement | undefined {
  const opener = document.activeElement
  if (!(opener instanceof HTMLElement)) return undefined
  const menu = opener.closest('[popover]')
  if (!menu) return opener
  const openers = document.querySelectorAll<HTMLElement>(`[popovertarget="${menu.id}"]`)
  return [...openers].find((each) => each.offsetParent !== null && !menu.contains(each))
}
