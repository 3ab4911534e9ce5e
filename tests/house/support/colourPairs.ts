import { colourRoles } from '#domain/brand.ts'
import { parseDeclarations, type CssSheet } from './readSheets.ts'

/** A text colour on a background colour, from one rule or from two rules for the same element. */
export type ColourPair = {
  readonly location: string
  readonly front: string
  readonly back: string
}

type Rule = {
  readonly selector: string
  /** the selector without states */
  readonly bare: string
  readonly states: readonly string[]
  readonly declared: ReadonlyMap<string, string>
}

const statePattern = /::?[a-z-]+(\((?:[^()]|\([^()]*\))*\))?|\[[^\]]*\]/g

/** Returns one rule per selector; later declarations override earlier ones. */
function rulesOf(sheet: CssSheet): Rule[] {
  const rules = new Map<string, Map<string, string>>()
  for (const [, selectors = '', body = ''] of sheet.text.matchAll(/([^{};]+)\{([^{}]*)\}/g))
    for (const selector of selectors.split(/,(?![^(]*\))/).map((each) => each.trim())) {
      const declared = rules.get(selector) ?? new Map<string, string>()
      for (const { property, value } of parseDeclarations({ path: '', text: body }))
        declared.set(property === 'background-color' ? 'background' : property, value)
      rules.set(selector, declared)
    }
  return [...rules].map(([selector, declared]) => ({
    selector,
    bare: selector.replace(statePattern, ''),
    states: selector.match(statePattern) ?? [],
    declared,
  }))
}

/**
 * Returns every pair of text and background colours in a sheet, with custom properties resolved.
 */
export function colourPairs(sheet: CssSheet): ColourPair[] {
  const rules = rulesOf(sheet)
  return rules.flatMap((rule) => {
    const { selector, declared } = rule
    if (!declared.has('color') && !declared.has('background')) return []
    // Pseudo-elements usually have no text of their own.
    if (selector.includes('::') && !(declared.has('color') && declared.has('background'))) return []
    const front = declared.get('color') ?? declaredValueOf(rule, rules, 'color')
    const back =
      declared.get('background') ??
      declaredValueOf(rule, rules, 'background') ??
      enclosingBackground(rule, rules)
    if (!front || !back) return []
    return resolvePairs(rules, front, back).map((pair) => ({
      location: `${sheet.path} ${selector}`,
      ...pair,
    }))
  })
}

type Element = Pick<Rule, 'bare' | 'states'>

/** Returns the value of the same element in the nearest state that this one includes. */
const declaredValueOf = ({ bare, states }: Element, rules: readonly Rule[], property: string) =>
  rules
    .filter((each) => each.bare === bare && each.declared.has(property))
    .filter((each) => each.states.every((one) => states.includes(one)))
    .toSorted((one, other) => other.states.length - one.states.length)[0]
    ?.declared.get(property)

/** Returns the background of the nearest ancestor named by the selector. */
function enclosingBackground({ selector }: Rule, rules: readonly Rule[]): string | undefined {
  const around = selector.split(/\s+(?:>\s+)?(?![^([]*[)\]])/).slice(0, -1)
  for (const each of around.toReversed()) {
    const element = { bare: each.replace(statePattern, ''), states: each.match(statePattern) ?? [] }
    const found = declaredValueOf(element, rules, 'background')
    if (found) return found
  }
  return undefined
}

const roles = new Set<string>(colourRoles)
const tokenPattern = /^var\(--(\w+)\)$/
const nameIn = (value: string): string | undefined => {
  const name = tokenPattern.exec(value)?.[1]
  return name && !roles.has(name) ? name : undefined
}

/** Resolves custom properties of a component; colours set by the same rule belong together. */
function resolvePairs(rules: readonly Rule[], front: string, back: string) {
  const [own, other] = [nameIn(front), nameIn(back)]
  const definingRules = rules.filter(
    ({ declared }) => declared.has(`--${own}`) || declared.has(`--${other}`),
  )
  if (definingRules.length === 0) return [{ front, back }]
  const fallbackValues = (name: string | undefined, value: string): string[] =>
    name && rules.some(({ declared }) => declared.has(`--${name}`))
      ? rules.flatMap(({ declared }) => declared.get(`--${name}`) ?? [])
      : [value]
  return definingRules.flatMap(({ declared }) => {
    const fronts = declared.has(`--${own}`)
      ? [declared.get(`--${own}`) ?? '']
      : fallbackValues(own, front)
    const backs = declared.has(`--${other}`)
      ? [declared.get(`--${other}`) ?? '']
      : fallbackValues(other, back)
    return fronts.flatMap((one) => backs.map((two) => ({ front: one, back: two })))
  })
}
