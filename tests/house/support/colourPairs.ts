import { colourRoles } from '#domain/brand.ts'
import { declarations, type Sheet } from './sheets.ts'

/** Letters of one colour upon another, as a rule says or as two rules for one element do. */
export type ColourPair = { readonly at: string; readonly front: string; readonly back: string }

type Rule = {
  readonly selector: string
  /** the element without its states */
  readonly bare: string
  readonly states: readonly string[]
  readonly said: ReadonlyMap<string, string>
}

const state = /::?[a-z-]+(\((?:[^()]|\([^()]*\))*\))?|\[[^\]]*\]/g

/** One rule for each selector: where the same one stands twice, the later says more. */
function rulesOf(sheet: Sheet): Rule[] {
  const rules = new Map<string, Map<string, string>>()
  for (const [, selectors = '', body = ''] of sheet.text.matchAll(/([^{};]+)\{([^{}]*)\}/g))
    for (const selector of selectors.split(/,(?![^(]*\))/).map((each) => each.trim())) {
      const said = rules.get(selector) ?? new Map<string, string>()
      for (const { property, value } of declarations({ path: '', text: body }))
        said.set(property === 'background-color' ? 'background' : property, value)
      rules.set(selector, said)
    }
  return [...rules].map(([selector, said]) => ({
    selector,
    bare: selector.replace(state, ''),
    states: selector.match(state) ?? [],
    said,
  }))
}

/** Every two colours that a sheet lays on each other, with what names of its own stand for. */
export function colourPairs(sheet: Sheet): ColourPair[] {
  const rules = rulesOf(sheet)
  return rules.flatMap((rule) => {
    const { selector, said } = rule
    if (!said.has('color') && !said.has('background')) return []
    // What is drawn before or behind has no letters of its own.
    if (selector.includes('::') && !(said.has('color') && said.has('background'))) return []
    const front = said.get('color') ?? wornBy(rule, rules, 'color')
    const back = said.get('background') ?? wornBy(rule, rules, 'background') ?? under(rule, rules)
    if (!front || !back) return []
    return both(rules, front, back).map((pair) => ({
      at: `${sheet.path} ${selector}`,
      ...pair,
    }))
  })
}

type Element = Pick<Rule, 'bare' | 'states'>

/** What the same element has in a state that this one includes: the nearest of them. */
const wornBy = ({ bare, states }: Element, rules: readonly Rule[], property: string) =>
  rules
    .filter((each) => each.bare === bare && each.said.has(property))
    .filter((each) => each.states.every((one) => states.includes(one)))
    .toSorted((one, other) => other.states.length - one.states.length)[0]
    ?.said.get(property)

/** What the nearest element around it has, of those that the selector names. */
function under({ selector }: Rule, rules: readonly Rule[]): string | undefined {
  const around = selector.split(/\s+(?:>\s+)?(?![^([]*[)\]])/).slice(0, -1)
  for (const each of around.toReversed()) {
    const element = { bare: each.replace(state, ''), states: each.match(state) ?? [] }
    const found = wornBy(element, rules, 'background')
    if (found) return found
  }
  return undefined
}

const roles = new Set<string>(colourRoles)
const token = /^var\(--(\w+)\)$/
const nameIn = (value: string): string | undefined => {
  const name = token.exec(value)?.[1]
  return name && !roles.has(name) ? name : undefined
}

/** Names that a component gives to colours, which go together where one rule gives both. */
function both(rules: readonly Rule[], front: string, back: string) {
  const [own, other] = [nameIn(front), nameIn(back)]
  const giving = rules.filter(({ said }) => said.has(`--${own}`) || said.has(`--${other}`))
  if (giving.length === 0) return [{ front, back }]
  const usual = (name: string | undefined, value: string): string[] =>
    name && rules.some(({ said }) => said.has(`--${name}`))
      ? rules.flatMap(({ said }) => said.get(`--${name}`) ?? [])
      : [value]
  return giving.flatMap(({ said }) => {
    const fronts = said.has(`--${own}`) ? [said.get(`--${own}`) ?? ''] : usual(own, front)
    const backs = said.has(`--${other}`) ? [said.get(`--${other}`) ?? ''] : usual(other, back)
    return fronts.flatMap((one) => backs.map((two) => ({ front: one, back: two })))
  })
}
