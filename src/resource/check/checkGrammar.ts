import { grammar, type Grammar } from '../grammar.ts'
import { isRecord } from '../kinds/kind.ts'
import { suggestion, type Report } from './report.ts'

type Rule<T extends Grammar['is']> = Extract<Grammar, { is: T }>

/** Checks a declaration, part by part, against the grammar. */
export function checkGrammar(value: unknown, rule: Grammar, path: string, report: Report): void {
  switch (rule.is) {
    case 'any':
      return
    case 'property':
      return checkGrammar(value, grammar.property(), path, report)
    case 'map':
    case 'object':
      return isRecord(value)
        ? checkKeys(value, rule, path, report)
        : report(path || '/', 'must be an object')
    case 'list':
      return Array.isArray(value)
        ? value.forEach((each, index) => checkGrammar(each, rule.items, `${path}/${index}`, report))
        : report(path, 'must be a list')
    case 'oneOrMore':
      return Array.isArray(value)
        ? checkGrammar(value, { is: 'list', items: rule.items }, path, report)
        : checkGrammar(value, rule.items, path, report)
    case 'one':
      if (typeof value === 'string' && rule.of.includes(value)) return
      return report(
        path,
        `${toText(value)} is not possible here${suggestion(String(value), rule.of)}`,
      )
    case 'string':
    case 'number':
    case 'boolean':
      if (typeof value !== rule.is) report(path, `must be a ${rule.is}`)
  }
}

const toText = (value: unknown): string => JSON.stringify(value) ?? String(value)

function checkKeys(
  value: Readonly<Record<string, unknown>>,
  rule: Rule<'map'> | Rule<'object'>,
  path: string,
  report: Report,
): void {
  for (const key of rule.is === 'object' ? rule.required : []) {
    if (!Object.hasOwn(value, key)) report(path || '/', `"${key}" is missing`)
  }
  for (const [key, inner] of Object.entries(value)) {
    const innerPath = `${path}/${key}`
    if (rule.is === 'map') {
      checkGrammar(inner, rule.values, innerPath, report)
      continue
    }
    const next = Object.hasOwn(rule.keys, key) ? rule.keys[key] : undefined
    if (next) checkGrammar(inner, next, innerPath, report)
    else report(innerPath, `unknown key${suggestion(key, Object.keys(rule.keys))}`)
  }
}
