import { coveredArea, findFreePosition, type Box } from './findFreePosition.ts'

const interactiveSelector =
  'a[href], button, input, select, textarea, summary, label, [tabindex="0"], [contenteditable=true]'
const dialogSelector = 'dialog[open], [role=dialog], [role=alertdialog]'

/** How often it is looked whether something has come to lie beneath, in milliseconds. */
const checkInterval = 250

/**
 * Keeps an alert where it covers nothing that can be pressed or typed in, wherever that is on a screen. It
 * moves only when something has come beneath it, and nobody is about to press it. Returns how to end that.
 */
export function keepAlertClear(alert: HTMLElement): () => void {
  placeAlert(alert)
  const reposition = (): void => {
    if (alert.matches(':hover, :focus-within')) return
    if (coveredArea(boxOf(alert), controlBoxes(alert)) > 0) placeAlert(alert)
  }
  const timer = setInterval(reposition, checkInterval)
  addEventListener('resize', reposition)
  return () => {
    clearInterval(timer)
    removeEventListener('resize', reposition)
  }
}

function placeAlert(alert: HTMLElement): void {
  const { width, height } = alert.getBoundingClientRect()
  const isRtl = getComputedStyle(alert).direction === 'rtl'
  const { clientWidth, clientHeight } = document.documentElement
  const viewport = { width: clientWidth, height: Math.min(clientHeight, innerHeight) }
  const controls = controlBoxes(alert)
  const bars = stickyBarBoxes(alert)
  const findPosition = (boxes: readonly Box[]) =>
    findFreePosition({ width, height }, viewport, boxes, isRtl ? 'rtl' : 'ltr', headerEnd(bars))
  const candidate = findPosition([...controls, ...bars])
  const { x, y } = candidate.isFree ? candidate : findPosition(controls)
  alert.style.insetBlock = `${y}px auto`
  alert.style.insetInline = `${isRtl ? clientWidth - x - width : x}px auto`
}

/** What can be pressed or typed in just now: while a dialog is open, nothing outside of it. */
function interactiveElementsOutside(alert: HTMLElement): HTMLElement[] {
  const openDialog = [...document.querySelectorAll<HTMLElement>(dialogSelector)]
    .filter(isVisible)
    .at(-1)
  const elements = (openDialog ?? document.body).querySelectorAll<HTMLElement>(interactiveSelector)
  return [...elements].filter(
    (each) => !alert.contains(each) && isVisible(each) && !isLargeSurface(each),
  )
}

const controlBoxes = (alert: HTMLElement): Box[] => interactiveElementsOutside(alert).map(boxOf)

/** Bars that stay in view belong to their buttons: half of one is not covered either. */
function stickyBarBoxes(alert: HTMLElement): Box[] {
  const bars = new Set<Element>()
  for (const element of interactiveElementsOutside(alert)) {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(at).position)) {
        bars.add(at)
        break
      }
    }
  }
  return [...bars]
    .map(boxOf)
    .filter((bar) => bar.width * bar.height < (innerWidth * innerHeight) / 3)
}

/** The lower end of the broad bars that lie below one another from the upper edge on. */
const headerEnd = (bars: readonly Box[]): number =>
  bars
    .filter(({ width }) => width > innerWidth / 2)
    .toSorted((a, b) => a.y - b.y)
    .reduce((end, { y, height }) => (y <= end + 1 ? Math.max(end, y + height) : end), 0)

/** What is pressed anywhere on a broad surface, as a large picture is, can still be pressed beside an alert. */
function isLargeSurface(element: HTMLElement): boolean {
  const { width, height } = boxOf(element)
  return element.matches('a, button') && width * height > (innerWidth * innerHeight) / 5
}

function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, width, height }
}

function isVisible(element: HTMLElement): boolean {
  const { width, height, bottom, top } = element.getBoundingClientRect()
  const isRendered = element.checkVisibility({ visibilityProperty: true })
  return width > 1 && height > 1 && bottom > 0 && top < innerHeight && isRendered
}
