import { coveredArea, findFreePosition, type Box } from './findFreePosition.ts'

const interactiveSelector =
  'a[href], button, input, select, textarea, summary, label, [tabindex="0"], [contenteditable=true]'
const dialogSelector = 'dialog[open], [role=dialog], [role=alertdialog]'

/** How often the alert is checked for covering something, in milliseconds. */
const checkInterval = 250

/**
 * Keeps an alert where it covers no control and no bar, wherever those are on the screen. Moves it
 * only when it covers one and is neither hovered nor focused. Returns a function that stops this.
 */
export function keepAlertClear(alert: HTMLElement): () => void {
  let isClearOfBars = placeAlert(alert)
  const reposition = (): void => {
    if (alert.matches(':hover, :focus-within')) return
    const controls = controlsOutside(alert)
    const bars = isClearOfBars ? stickyBarBoxes(controls) : []
    const boxes = [...controls.map(({ box }) => box), ...bars]
    if (coveredArea(boxOf(alert), boxes) > 0) isClearOfBars = placeAlert(alert)
  }
  const timer = setInterval(reposition, checkInterval)
  addEventListener('resize', reposition)
  return () => {
    clearInterval(timer)
    removeEventListener('resize', reposition)
  }
}

/** Returns whether there was a position that is clear of bars, too. */
function placeAlert(alert: HTMLElement): boolean {
  const { width, height } = alert.getBoundingClientRect()
  const isRtl = getComputedStyle(alert).direction === 'rtl'
  const { clientWidth, clientHeight } = document.documentElement
  const viewport = { width: clientWidth, height: Math.min(clientHeight, innerHeight) }
  const visibleControls = controlsOutside(alert)
  const controls = visibleControls.map(({ box }) => box)
  const bars = stickyBarBoxes(visibleControls)
  const findPosition = (boxes: readonly Box[]) =>
    findFreePosition({ width, height }, viewport, boxes, isRtl ? 'rtl' : 'ltr', headerEnd(bars))
  const candidate = findPosition([...controls, ...bars])
  const { x, y } = candidate.isFree ? candidate : findPosition(controls)
  alert.style.insetBlock = `${y}px auto`
  alert.style.insetInline = `${isRtl ? clientWidth - x - width : x}px auto`
  return candidate.isFree
}

type Control = { readonly element: HTMLElement; readonly box: Box }

/**
 * Returns the visible controls outside the alert; while a dialog is open, only those in the dialog.
 */
function controlsOutside(alert: HTMLElement): Control[] {
  const openDialog = [...document.querySelectorAll<HTMLElement>(dialogSelector)]
    .filter((each) => isVisible({ element: each, box: boxOf(each) }))
    .at(-1)
  const elements = (openDialog ?? document.body).querySelectorAll<HTMLElement>(interactiveSelector)
  return [...elements]
    .filter((each) => !alert.contains(each))
    .map((element) => ({ element, box: boxOf(element) }))
    .filter((control) => isVisible(control) && !isLargeSurface(control))
}

/**
 * Returns the boxes of fixed and sticky bars with controls, which must not be partly covered
 * either.
 */
function stickyBarBoxes(controls: readonly Control[]): Box[] {
  const bars = new Set<Element>()
  for (const { element } of controls) {
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

/** Returns the lower end of the wide bars that are stacked from the upper edge. */
const headerEnd = (bars: readonly Box[]): number =>
  bars
    .filter(({ width }) => width > innerWidth / 2)
    .toSorted((a, b) => a.y - b.y)
    .reduce((end, { y, height }) => (y <= end + 1 ? Math.max(end, y + height) : end), 0)

/**
 * Returns whether an element, such as a picture link, is so large that an alert leaves room to
 * press it.
 */
function isLargeSurface({ element, box: { width, height } }: Control): boolean {
  return width * height > (innerWidth * innerHeight) / 5 && element.matches('a, button')
}

function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, width, height }
}

/** Asks for the style, which is slower to find, only of what is in the window. */
const isVisible = ({ element, box: { y, width, height } }: Control): boolean =>
  width > 1 &&
  height > 1 &&
  y + height > 0 &&
  y < innerHeight &&
  element.checkVisibility({ visibilityProperty: true })
