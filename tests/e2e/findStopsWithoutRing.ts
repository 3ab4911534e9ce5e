/** A tab stop that styles do not mark enough; `data-stop` identifies it. */
export type UnmarkedStop = { readonly stopId: string; readonly description: string }

/** Runs in the page: focuses one of each kind of focusable element, and compares its styles. */
export async function findStopsWithoutRing(): Promise<UnmarkedStop[]> {
  const stillSheet = new CSSStyleSheet()
  stillSheet.replaceSync(
    '*, ::before, ::after { transition: none !important; animation: none !important }',
  )
  document.adoptedStyleSheets.push(stillSheet)
  for (const each of document.querySelectorAll('[data-stop]')) each.removeAttribute('data-stop')
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  type Colour = readonly [red: number, green: number, blue: number, alpha: number]
  const parsedColours = new Map<string, Colour>()
  const colourOf = (text: string): Colour => {
    const found = parsedColours.get(text)
    if (found || !canvas) return found ?? [0, 0, 0, 0]
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = text
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
    const colour: Colour = [red, green, blue, alpha / 255]
    parsedColours.set(text, colour)
    return colour
  }
  const blend = ([r, g, b, a]: Colour, [red, green, blue]: Colour): Colour => [
    r * a + red * (1 - a),
    g * a + green * (1 - a),
    b * a + blue * (1 - a),
    1,
  ]
  const luminance = (colour: Colour): number => {
    const [r = 0, g = 0, b = 0] = colour.slice(0, 3).map((each) => {
      const part = each / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const contrast = (one: Colour, other: Colour): number => {
    const [least = 0, most = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
    return (most + 0.05) / (least + 0.05)
  }
  /** Returns the background behind an element; undefined if it is a picture. */
  const backgroundOf = (element: Element | null): Colour | undefined => {
    const layers: Colour[] = []
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at)
      const colour = colourOf(backgroundColor)
      if (colour[3] > 0) layers.push(colour)
      if (colour[3] === 1) break
      if (backgroundImage !== 'none') return undefined
    }
    return layers.reduceRight<Colour>((ground, layer) => blend(layer, ground), [255, 255, 255, 1])
  }

  type Style = Readonly<Record<string, string>>
  type Part = readonly [element: Element, pseudo: string]
  const comparedProperties = [
    ...'outlineStyle outlineWidth outlineColor outlineOffset boxShadow backgroundColor content'.split(
      ' ',
    ),
    ...['Top', 'Bottom', 'Left', 'Right'].flatMap((side) => [
      `border${side}Color`,
      `border${side}Width`,
      `border${side}Style`,
    ]),
  ]
  /** Returns the element, its descendants, and its ancestors with their children. */
  const partsOf = (stop: Element): Part[] => {
    const found = new Set<Element>([stop, ...[...stop.querySelectorAll('*')].slice(0, 20)])
    let holder = stop.parentElement
    for (let steps = 0; steps < 4 && holder && holder !== document.body; steps += 1) {
      found.add(holder)
      if (steps < 2) for (const each of [...holder.children].slice(0, 8)) found.add(each)
      holder = holder.parentElement
    }
    return [...found].flatMap((each): Part[] => [
      [each, ''],
      [each, '::before'],
      [each, '::after'],
    ])
  }
  const styleOf = ([element, pseudo]: Part): Style => {
    const style = getComputedStyle(element, pseudo || null)
    return Object.fromEntries(
      comparedProperties.map((name) => [name, String(Reflect.get(style, name))]),
    )
  }
  /** Returns whether a change of a part is visible against its background. */
  const isVisibleChange = ([element, pseudo]: Part, before: Style, after: Style): boolean => {
    const changed = (...names: string[]) => names.some((name) => before[name] !== after[name])
    if (pseudo && after['content'] === 'none') return false
    const own = backgroundOf(element)
    const outer = backgroundOf(pseudo ? element : element.parentElement)
    const contrastsWith = (text: string, ground: Colour | undefined): boolean => {
      const colour = colourOf(text)
      return !!ground && colour[3] > 0 && contrast(blend(colour, ground), ground) >= 3
    }
    const { outlineStyle, outlineWidth = '0', outlineColor = '', outlineOffset = '0' } = after
    if (changed('outlineStyle', 'outlineWidth', 'outlineColor') && outlineStyle !== 'none') {
      const isInside = parseFloat(outlineOffset) < 0
      if (parseFloat(outlineWidth) >= 1 && contrastsWith(outlineColor, isInside ? own : outer))
        return true
    }
    const { boxShadow = 'none' } = after
    if (changed('boxShadow') && boxShadow !== 'none') {
      const shadows = boxShadow.match(/[a-z]+\([^)]*\)[^,]*/g) ?? []
      const isRing = (shadow: string): boolean => {
        const [colour = ''] = /^[a-z]+\([^)]*\)/.exec(shadow) ?? []
        const spread = Number(/(-?[\d.]+)px(?: inset)?\s*$/.exec(shadow)?.[1] ?? 0)
        const moved = /^[^)]*\) (-?[\d.]+)px (-?[\d.]+)px/.exec(shadow)
        const isThick = spread >= 1 || Number(moved?.[1]) !== 0 || Number(moved?.[2]) !== 0
        return isThick && contrastsWith(colour, shadow.includes('inset') ? own : outer)
      }
      if (shadows.some(isRing)) return true
    }
    const sides = ['Top', 'Bottom', 'Left', 'Right']
    const isEdge = (side: string): boolean => {
      const [colour, width, style] = ['Color', 'Width', 'Style'].map((of) => `border${side}${of}`)
      if (!colour || !width || !style || !changed(colour, width, style)) return false
      const isThere = after[style] !== 'none' && parseFloat(after[width] ?? '0') >= 1
      return isThere && contrastsWith(after[colour] ?? '', outer)
    }
    if (sides.some(isEdge)) return true
    if (!changed('backgroundColor') || !outer) return false
    const [was, is] = [before, after].map((each) =>
      blend(colourOf(each['backgroundColor'] ?? ''), outer),
    )
    return !!was && !!is && contrast(was, is) >= 3
  }

  const isReachable = (element: Element): element is HTMLElement =>
    element instanceof HTMLElement &&
    element.tabIndex >= 0 &&
    !element.matches(':disabled, [inert] *, [aria-hidden=true] *') &&
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1
  const kindOf = (element: Element): string =>
    [element, element.parentElement, element.parentElement?.parentElement]
      .map((each) => `${each?.tagName}.${each?.getAttribute('class')}`)
      .join(' < ')
  const focusableSelector =
    'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]'
  const kinds = new Map<string, HTMLElement>()
  for (const element of document.querySelectorAll(focusableSelector))
    if (isReachable(element) && !kinds.has(kindOf(element))) kinds.set(kindOf(element), element)

  const [x, y] = [scrollX, scrollY]
  /** Waits until focus handlers have run. */
  const handlersSettled = () =>
    new Promise((done) => queueMicrotask(() => queueMicrotask(() => done(true))))
  const isMarkedBy = async (element: HTMLElement, parts: readonly Part[]): Promise<boolean> => {
    element.focus({ preventScroll: true })
    await handlersSettled()
    const focused = parts.map(styleOf)
    element.blur()
    await handlersSettled()
    return parts.some((part, at) => {
      const after = focused[at]
      const before = styleOf(part)
      return (
        after &&
        comparedProperties.some((name) => before[name] !== after[name]) &&
        isVisibleChange(part, before, after)
      )
    })
  }
  const found: UnmarkedStop[] = []
  for (const element of kinds.values()) {
    // Most elements have a ring of their own; only otherwise the elements around it are compared.
    if (await isMarkedBy(element, [[element, '']])) continue
    element.focus({ preventScroll: true })
    await handlersSettled()
    // An element that passes the focus on, such as a menu, is checked at its target.
    if (document.activeElement !== element) continue
    if (await isMarkedBy(element, partsOf(element))) continue
    const stopId = String(document.querySelectorAll('[data-stop]').length)
    element.dataset['stop'] = stopId
    const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 30)
    found.push({ stopId, description: `${element.localName} "${name}"` })
  }
  scrollTo(x, y)
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== stillSheet)
  return found
}
