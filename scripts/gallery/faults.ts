/** Runs in the page: what is too wide, cut off, off the page or under something else. */
export function faultsOfLayout(): string[] {
  const { scrollWidth } = document.documentElement
  const view = { width: innerWidth, height: innerHeight }
  const nameOf = (element: Element): string => {
    const text = element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 40)
    return `${element.localName}${element.className ? `.${String(element.className).split(' ')[0]}` : ''} "${text}"`
  }
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const hasWords = (element: Element): boolean =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
    )
  /** Read by machines alone, moved sideways by hand, or cut with a sign that it is. */
  const isMeant = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const style = getComputedStyle(at)
      const { width, height } = at.getBoundingClientRect()
      if (width <= 1 || height <= 1 || style.clipPath !== 'none') return true
      if (/auto|scroll/.test(style.overflowX) && at.scrollWidth > at.clientWidth) return true
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return true
    }
    return false
  }
  /** A bar that the page is moved under: what it covers now comes out again. */
  const staysInView = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (/sticky|fixed/.test(getComputedStyle(at).position)) return true
    return false
  }
  const faults: string[] = []
  if (scrollWidth > view.width) faults.push(`${scrollWidth} px wide in ${view.width} px`)
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('svg, [aria-hidden=true], [inert]') || !hasWords(element)) continue
    if (!isShown(element) || isMeant(element)) continue
    const box = element.getBoundingClientRect()
    const style = getComputedStyle(element)
    if (box.left < -1 || box.right > view.width + 1) faults.push(`off the page: ${nameOf(element)}`)
    else if (
      style.overflowX !== 'visible' &&
      style.display !== 'inline' &&
      element.scrollWidth > element.clientWidth + 1
    )
      faults.push(`cut off: ${nameOf(element)}`)
  }
  for (const control of document.querySelectorAll('a, button, input, select, textarea, summary')) {
    if (!isShown(control) || isMeant(control) || control.closest('[inert]')) continue
    const { left, right, top, bottom, width, height } = control.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    if (width < 2 || height < 2 || x < 0 || y < 0 || x > view.width || y > view.height) continue
    if (getComputedStyle(control).pointerEvents === 'none') continue
    const over = document.elementFromPoint(x, y)
    const isOwn =
      !over ||
      control.contains(over) ||
      over.contains(control) ||
      over.closest('label') !== null ||
      staysInView(over) ||
      // A whole card is one link that lies under what else can be pressed on it.
      getComputedStyle(control, '::after').position === 'absolute'
    if (!isOwn) faults.push(`${nameOf(control)} lies under ${nameOf(over)}`)
  }
  return [...new Set(faults)]
}
