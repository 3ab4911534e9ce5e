/** Runs in the page; finds elements that overflow, are cut off, off the page or covered. */
export function findLayoutFaults(): string[] {
  const { scrollWidth } = document.documentElement
  const viewport = { width: innerWidth, height: innerHeight }
  const nameOf = (element: Element): string => {
    const text = element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 40)
    return `${element.localName}${element.className ? `.${String(element.className).split(' ')[0]}` : ''} "${text}"`
  }
  const isVisible = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const hasText = (element: Element): boolean =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
    )
  /**
   * For assistive technology only, scrolled horizontally by hand, or truncated with an ellipsis.
   */
  const isIntentional = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const style = getComputedStyle(at)
      const { width, height } = at.getBoundingClientRect()
      if (width <= 1 || height <= 1 || style.clipPath !== 'none') return true
      if (/auto|scroll/.test(style.overflowX) && at.scrollWidth > at.clientWidth) return true
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return true
    }
    return false
  }
  /** A bar that stays while the page scrolls: what it covers can be scrolled into view. */
  const staysInView = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (/sticky|fixed/.test(getComputedStyle(at).position)) return true
    return false
  }
  const faults: string[] = []
  if (scrollWidth > viewport.width) faults.push(`${scrollWidth} px wide in ${viewport.width} px`)
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('svg, [aria-hidden=true], [inert]') || !hasText(element)) continue
    if (!isVisible(element) || isIntentional(element)) continue
    const box = element.getBoundingClientRect()
    const style = getComputedStyle(element)
    if (box.left < -1 || box.right > viewport.width + 1)
      faults.push(`off the page: ${nameOf(element)}`)
    else if (
      style.overflowX !== 'visible' &&
      style.display !== 'inline' &&
      element.scrollWidth > element.clientWidth + 1
    )
      faults.push(`cut off: ${nameOf(element)}`)
  }
  for (const control of document.querySelectorAll('a, button, input, select, textarea, summary')) {
    if (!isVisible(control) || isIntentional(control) || control.closest('[inert]')) continue
    const { left, right, top, bottom, width, height } = control.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    if (width < 2 || height < 2 || x < 0 || y < 0 || x > viewport.width || y > viewport.height)
      continue
    if (getComputedStyle(control).pointerEvents === 'none') continue
    const topElement = document.elementFromPoint(x, y)
    const isReachable =
      !topElement ||
      control.contains(topElement) ||
      topElement.contains(control) ||
      topElement.closest('label') !== null ||
      staysInView(topElement) ||
      // A whole card is one link that lies below its other controls.
      getComputedStyle(control, '::after').position === 'absolute'
    if (!isReachable) faults.push(`${nameOf(control)} lies under ${nameOf(topElement)}`)
  }
  return [...new Set(faults)]
}
