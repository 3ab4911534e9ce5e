import { colourRoles } from '#domain/brand.ts'
import { parseDeclarations, type CssSheet } from './readSheets.ts'

/** Letters of one colour upon another, as a rule says or as two rules for one element do. */
export type ColourPair = {
  readonly location: string
  readonly front: string
  readonly back: string
}

type Rule = {
  readonly selector: string
  /** the element without its states */
  readonly bare: string
  readonly states: readonly string[]
  readonly declared: ReadonlyMap<string, string>
}

const statePattern = /::?[a-z-]+(\((?:[^()]|\([^()]*\))*\))?|\[[^\]]*\]/g

/** One rule for each selector: where the same one stands twice, the later says more. */
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

/** Every two colours that a sheet lays on each other, with what names of its own stand for. */
export function colourPairs(sheet: CssSheet): ColourPair[] {
  const rules = rulesOf(sheet)
  return rules.flatMap((rule) => {
    const { selector, declared } = rule
    if (!declared.has('color') && !declared.has('background')) return []
    // What is drawn before or behind has no letters of its own.
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

/** What the same element has in a state that this one includes: the nearest of them. */
const declaredValueOf = ({ bare, states }: Element, rules: readonly Rule[], property: string) =>
  rules
    .filter((each) => each.bare === bare && each.declared.has(property))
    .filter((each) => each.states.every((one) => states.includes(one)))
    .toSorted((one, other) => other.states.length - one.states.length)[0]
    ?.declared.get(property)

/** What the nearest element around it has, of those that the selector names. */
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

/** Names that a component gives to colours, which go together where one rule gives both. */
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
