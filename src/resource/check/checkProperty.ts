import { choiceValues } from '../choices.ts'
import type { Property } from '../declaration.ts'
import { kindOf } from '../kinds/kindOf.ts'
import { kinds } from '../kinds/kinds.ts'
import { isPlain } from '../kinds/plainKindOf.ts'
import { suggestion, type Report } from './report.ts'

/** Checks that a property is consistent in itself and has what its kind needs. */
export function checkProperty(property: Property, path: string, report: Report): void {
  const kind = kindOf(property)
  const { requiresValues, isDerivable, isFile } = kinds[kind]
  if (property.pattern !== undefined && !isPattern(property.pattern))
    report(`${path}/pattern`, 'is not a regular expression')
  if (requiresValues && !choiceValues(property).length)
    report(`${path}${requiresValues.at}`, requiresValues.message)
  if (property['x-derived'] && !isDerivable)
    report(`${path}/x-derived`, `a ${kind} cannot be derived`)
  if (property['x-private'] && !isFile)
    report(`${path}/x-private`, `a ${kind} is kept from others by x-access; only a file is private`)
  if (property['x-shown-by'] && !isFile)
    report(`${path}/x-shown-by`, `a ${kind} is shown with its record; only a file by another one`)
  const values = property.enum ?? []
  for (const value of Object.keys(property['x-enum-labels'] ?? {})) {
    if (!values.includes(value))
      report(
        `${path}/x-enum-labels/${value}`,
        `"${value}" is no value of this choice${suggestion(value, values)}`,
      )
  }
  const { items } = property
  if (!items) return
  if (!items.properties) return checkProperty(items, `${path}/items`, report)
  checkRow(items.properties, items.required ?? [], `${path}/items`, report)
}

/** Rows of a list hold plain fields and at most one relation. */
function checkRow(
  properties: Readonly<Record<string, Property>>,
  required: readonly string[],
  path: string,
  report: Report,
): void {
  const names = Object.keys(properties)
  required.forEach((name, index) => {
    if (!names.includes(name))
      report(`${path}/required/${index}`, `"${name}" is no property here${suggestion(name, names)}`)
  })
  for (const [name, inner] of Object.entries(properties)) {
    const innerPath = `${path}/properties/${name}`
    if (!inner['x-relation'] && !isPlain(kindOf(inner)))
      report(innerPath, `a ${kindOf(inner)} cannot stand inside another field`)
    else checkProperty(inner, innerPath, report)
  }
  const relations = names.filter((name) => properties[name]?.['x-relation'])
  if (relations.length > 1)
    report(`${path}/properties`, `only one relation can stand here, not ${relations.join(' and ')}`)
}

function isPattern(pattern: string): boolean {
  try {
    return Boolean(new RegExp(pattern, 'u'))
  } catch {
    return false
  }
}
