import { brandFieldOf } from '../brandFields.ts'
import { decidingFields } from '../actionBlocker.ts'
import { phraseFields } from '../subtitle.ts'
import type { Property, ResourceDeclaration } from '../declaration.ts'
import { kindOf } from '../kinds/kindOf.ts'
import { kinds } from '../kinds/kinds.ts'
import { parseFieldPath } from '../parseFieldPath.ts'
import { listParameters } from '../listQuery.ts'
import { countFieldOf, incompleteField, placeField, systemFields, usesField } from '../resource.ts'
import { suggestion, type Report } from './report.ts'

/** Checks that a declaration has the name of its file, and that no field name is reserved. */
export function checkOwnNames(
  file: string,
  { name, schema, ...declaration }: ResourceDeclaration,
  report: Report,
): void {
  const brandFieldName = brandFieldOf(declaration)
  if (brandFieldName && schema.properties[brandFieldName])
    report(
      `/schema/properties/${brandFieldName}`,
      `"${brandFieldName}" is taken: it comes with "brands"`,
    )
  const expected = file.replace(/^.*\//, '').replace(/\.ts$/, '')
  if (name !== expected) report('/name', `"${name}" must be the name of its file, "${expected}"`)
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    report('/name', `"${name}" must be in kebab-case`)
  for (const [field, property] of Object.entries(schema.properties)) {
    const path = `/schema/properties/${field}`
    if (!/^[a-z][a-zA-Z0-9]*$/.test(field)) report(path, 'must be in camelCase')
    // A field with an `in` operator filters under its own name, next to the list parameters.
    const filters = kinds[kindOf(property)].operators.in !== undefined
    if (reservedNames.has(field) || (filters && listParameterNames.has(field)))
      report(path, `"${field}" is taken: every record or list has one already`)
  }
}

const reservedNames: ReadonlySet<string> = new Set(['id', ...systemFields])
const listParameterNames: ReadonlySet<string> = new Set(listParameters)

/** Checks that every field name outside the properties is a field of this resource. */
export function checkFieldNames(declaration: ResourceDeclaration, report: Report): void {
  const { schema, table, screens, reference, title, actions = {} } = declaration
  const fields = [
    ...Object.keys(schema.properties),
    ...(declaration.members ?? []).map(countFieldOf),
    ...(declaration.counted ? [usesField] : []),
    ...(declaration.ordered ? [placeField] : []),
    ...(declaration.visible ? ['visible'] : []),
    ...(declaration.requiredWhenVisible ? [incompleteField] : []),
    ...(declaration.activatable ? ['active'] : []),
  ]
  const expectField = (name: string, path: string, extraNames: readonly string[] = []): void => {
    const options = [...fields, ...extraNames]
    if (!options.includes(name))
      report(path, `"${name}" is no property of this resource${suggestion(name, options)}`)
  }
  const expectFields = (
    names: readonly string[] = [],
    path: string,
    extraNames?: readonly string[],
  ): void => names.forEach((name, index) => expectField(name, `${path}/${index}`, extraNames))

  expectFields(schema.required, '/schema/required')
  expectFields(table.columns, '/table/columns', systemFields)
  expectFields(table.search, '/table/search')
  expectFields(table.filters, '/table/filters', ['_id', 'createdAt', 'updatedAt'])
  table.views?.forEach(({ where }, index) =>
    expectFields(Object.keys(where), `/table/views/${index}/where`),
  )
  expectFields(reference, '/reference')
  expectFields(declaration.subtitle, '/subtitle')
  expectFields(declaration.members, '/members')
  declaration.requiredWhenVisible?.forEach((names, index) =>
    expectFields([names].flat(), `/requiredWhenVisible/${index}`),
  )
  expectField(table.sort.replace(/^-/, ''), '/table/sort', ['createdAt', 'updatedAt'])
  if (title) expectField(title, '/title')
  if (declaration.public?.key) expectField(declaration.public.key, '/public/key')
  screens?.sections?.forEach((section, index) =>
    expectFields(section.fields, `/screens/sections/${index}/fields`),
  )
  for (const [name, action] of Object.entries(actions)) {
    expectFields(decidingFields(action), `/actions/${name}/from`)
    for (const [inputName, property] of Object.entries(action.input?.properties ?? {})) {
      const start = property['x-starts-with']
      const path = `/actions/${name}/input/properties/${inputName}`
      if (start) expectField(start, `${path}/x-starts-with`)
      if (property['x-rows']) expectField(property['x-rows'].of, `${path}/x-rows/of`)
      checkRowPaths(property.items?.properties ?? {}, `${path}/items/properties`, report)
    }
  }
  for (const [name, property] of Object.entries(schema.properties)) {
    const path = `/schema/properties/${name}`
    for (const other of Object.keys(property['x-when'] ?? {})) {
      expectField(other, `${path}/x-when/${other}`)
    }
    for (const [value, { by }] of Object.entries(property['x-dated'] ?? {})) {
      expectField(by, `${path}/x-dated/${value}/by`)
    }
    for (const phraseField of phraseFields(property)) expectField(phraseField, `${path}/x-phrase`)
    for (const ownField of Object.values(property['x-ledger']?.by ?? {})) {
      expectField(ownField, `${path}/x-ledger/by`, systemFields)
    }
    const verb = property['x-verb']
    if (verb && !actions[verb])
      report(
        `${path}/x-verb`,
        `no action is called "${verb}"${suggestion(verb, Object.keys(actions))}`,
      )
  }
}

/** A path from a row to a field of another record must begin with a relation of the row. */
function checkRowPaths(
  row: Readonly<Record<string, Property>>,
  path: string,
  report: Report,
): void {
  const relations = Object.keys(row).filter((name) => row[name]?.['x-relation'])
  for (const [name, property] of Object.entries(row)) {
    for (const [keyword, targetPath] of [
      ['x-starts-with', property['x-starts-with']],
      ['x-compares/with', property['x-compares']?.with],
    ] as const) {
      const pointer = parseFieldPath(targetPath)?.pointer
      if (pointer !== undefined && !relations.includes(pointer))
        report(
          `${path}/${name}/${keyword}`,
          `"${pointer}" is no relation of this row${suggestion(pointer, relations)}`,
        )
    }
  }
}
