import type { ResourceDeclaration } from '../declaration.ts'
import { kinds } from '../kinds/kinds.ts'
import { isPlain } from '../kinds/plainKindOf.ts'
import type { Field } from '../resource.ts'
import { hasTitle, resolveResource } from '../resolveResource.ts'
import type { Report } from './report.ts'

/**
 * Checks that fields are used only for what their kinds support. Runs after their existence is
 * checked.
 */
export function checkUses(declaration: ResourceDeclaration, report: Report): void {
  if (!hasTitle(declaration))
    return report('/schema/properties', 'no field can name a record; add a text called "title"')
  const { title, reference = [], table, public: publicAccess } = declaration
  const { field, fields, members, titleField } = resolveResource(declaration)
  for (const { name, kind } of members) {
    const { members: isToMany, isChosenByName } = kinds[kind]
    if (!isToMany || !isChosenByName)
      report('/members', `"${name}" is a ${kind}, not a list of relations`)
  }

  const sortField = field[table.sort.replace(/^-/, '')]
  if (sortField && !kinds[sortField.kind].isSortable)
    report('/table/sort', `"${sortField.name}" is a ${sortField.kind}, which has no order`)
  table.filters?.forEach((name, index) => {
    const filter = field[name]
    if (filter && !Object.keys(kinds[filter.kind].operators).length)
      report(`/table/filters/${index}`, `"${name}" is a ${filter.kind}, which has no filter`)
  })
  const requirePlainKind = (path: string, each: Field | undefined): void => {
    if (each && !isPlain(each.kind))
      report(path, `"${each.name}" is a ${each.kind}, which cannot travel with a reference`)
  }
  if (title) requirePlainKind('/title', titleField)
  reference.forEach((name, index) => requirePlainKind(`/reference/${index}`, field[name]))
  if (declaration.requiredWhenVisible && !declaration.visible)
    report('/requiredWhenVisible', 'its records are never hidden; add "visible": true')
  if (publicAccess?.key && !field[publicAccess.key]?.unique)
    report('/public/key', `"${publicAccess.key}" must be unique; add 'x-unique': true to it`)
  for (const each of fields) {
    const path = `/schema/properties/${each.name}`
    checkStorage(each, path, report)
    checkSecret(each, declaration, field, report)
  }
}

function checkStorage(field: Field, path: string, report: Report): void {
  const { kind, target, translatable, unique } = field
  const { columns, isSortable, requiresTarget, isBoolean, isChosenByName } = kinds[kind]
  if (requiresTarget && !target) return report(path, `a ${kind} must say to what; add 'x-relation'`)
  const [column, ...others] = columns(field)
  const isSingleColumn = column && !others.length && !column.references && !isBoolean
  if (translatable && !isSingleColumn)
    report(`${path}/x-translatable`, `a ${kind} has no translations`)
  if (unique && translatable)
    report(`${path}/x-unique`, 'a translatable field cannot be unique as well')
  else if (unique && !(isSingleColumn && isSortable) && !(column && isChosenByName))
    report(`${path}/x-unique`, `a ${kind} cannot be unique`)
}

/**
 * Only the server may write a secret, and nobody can read it back: a copy of its record could not
 * show it.
 */
function checkSecret(
  { name, property, readOnly, writeOnly, unique }: Field,
  { copyable }: ResourceDeclaration,
  field: Readonly<Record<string, Field>>,
  report: Report,
): void {
  const shownBy = property['x-secret']
  if (shownBy === undefined) return
  const path = `/schema/properties/${name}/x-secret`
  if (!readOnly || !writeOnly || !unique)
    report(path, `a secret is readOnly, writeOnly and 'x-unique'`)
  const { [shownBy]: shownField } = field
  if (!shownField?.readOnly || !kinds[shownField.kind].isText)
    report(path, `"${shownBy}" must be a text of this resource that is readOnly`)
  if (copyable) report('/copyable', 'what has a secret cannot be copied')
}
