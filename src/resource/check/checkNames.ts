import { brandFieldOf } from '../branded.ts'
import { decidingFields } from '../offered.ts'
import { phraseFields } from '../subtitle.ts'
import type { Property, ResourceDeclaration } from '../declaration.ts'
import { kindOf } from '../kinds/kindOf.ts'
import { kinds } from '../kinds/kinds.ts'
import { parseFieldPath } from '../pathInto.ts'
import { listParameters } from '../query.ts'
import { countOf, incompleteField, placeField, systemFields, usesField } from '../resource.ts'
import { suggestion, type Report } from './report.ts'

/** A declaration is called like its file, and its fields like nothing that every record has. */
export function checkOwnNames(
  file: string,
  { name, schema, ...declaration }: ResourceDeclaration,
  report: Report,
): void {
  const own = brandFieldOf(declaration)
  if (own && schema.properties[own])
    report(`/schema/properties/${own}`, `"${own}" is taken: it comes with "brands"`)
  const expected = file.replace(/^.*\//, '').replace(/\.ts$/, '')
  if (name !== expected) report('/name', `"${name}" must be the name of its file, "${expected}"`)
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    report('/name', `"${name}" must be in kebab-case`)
  for (const [field, property] of Object.entries(schema.properties)) {
    const path = `/schema/properties/${field}`
    if (!/^[a-z][a-zA-Z0-9]*$/.test(field)) report(path, 'must be in camelCase')
    // A field that is compared as it is filters under its own name, beside the parameters of the list.
    const filters = kinds[kindOf(property)].operators.in !== undefined
    if (reservedNames.has(field) || (filters && parameters.has(field)))
      report(path, `"${field}" is taken: every record or list has one already`)
  }
}

const reservedNames: ReadonlySet<string> = new Set(['id', ...systemFields])
const parameters: ReadonlySet<string> = new Set(listParameters)

/** Every name of a field that stands outside the properties is a field of this resource. */
export function checkFieldNames(declaration: ResourceDeclaration, report: Report): void {
  const { schema, table, screens, reference, title, actions = {} } = declaration
  const fields = [
    ...Object.keys(schema.properties),
    ...(declaration.members ?? []).map(countOf),
    ...(declaration.counted ? [usesField] : []),
    ...(declaration.ordered ? [placeField] : []),
    ...(declaration.visible ? ['visible'] : []),
    ...(declaration.requiredWhenVisible ? [incompleteField] : []),
    ...(declaration.activatable ? ['active'] : []),
  ]
  const expect = (name: string, path: string, also: readonly string[] = []): void => {
    const options = [...fields, ...also]
    if (!options.includes(name))
      report(path, `"${name}" is no property of this resource${suggestion(name, options)}`)
  }
  const each = (names: readonly string[] = [], path: string, also?: readonly string[]): void =>
    names.forEach((name, index) => expect(name, `${path}/${index}`, also))

  each(schema.required, '/schema/required')
  each(table.columns, '/table/columns', systemFields)
  each(table.search, '/table/search')
  each(table.filters, '/table/filters', ['_id', 'createdAt', 'updatedAt'])
  table.views?.forEach(({ where }, index) =>
    each(Object.keys(where), `/table/views/${index}/where`),
  )
  each(reference, '/reference')
  each(declaration.subtitle, '/subtitle')
  each(declaration.members, '/members')
  declaration.requiredWhenVisible?.forEach((names, index) =>
    each([names].flat(), `/requiredWhenVisible/${index}`),
  )
  expect(table.sort.replace(/^-/, ''), '/table/sort', ['createdAt', 'updatedAt'])
  if (title) expect(title, '/title')
  if (declaration.public?.key) expect(declaration.public.key, '/public/key')
  screens?.sections?.forEach((section, index) =>
    each(section.fields, `/screens/sections/${index}/fields`),
  )
  for (const [name, action] of Object.entries(actions)) {
    each(decidingFields(action), `/actions/${name}/from`)
    for (const [asked, property] of Object.entries(action.input?.properties ?? {})) {
      const start = property['x-starts-with']
      const path = `/actions/${name}/input/properties/${asked}`
      if (start) expect(start, `${path}/x-starts-with`)
      if (property['x-rows']) expect(property['x-rows'].of, `${path}/x-rows/of`)
      checkPaths(property.items?.properties ?? {}, `${path}/items/properties`, report)
    }
  }
  for (const [name, property] of Object.entries(schema.properties)) {
    const path = `/schema/properties/${name}`
    for (const other of Object.keys(property['x-when'] ?? {})) {
      expect(other, `${path}/x-when/${other}`)
    }
    for (const [value, { by }] of Object.entries(property['x-dated'] ?? {})) {
      expect(by, `${path}/x-dated/${value}/by`)
    }
    for (const inner of phraseFields(property)) expect(inner, `${path}/x-phrase`)
    for (const own of Object.values(property['x-ledger']?.by ?? {})) {
      expect(own, `${path}/x-ledger/by`, systemFields)
    }
    const verb = property['x-verb']
    if (verb && !actions[verb])
      report(
        `${path}/x-verb`,
        `no action is called "${verb}"${suggestion(verb, Object.keys(actions))}`,
      )
  }
}

/** What leads from a row to a field of another record begins with a relation of the row. */
function checkPaths(row: Readonly<Record<string, Property>>, path: string, report: Report): void {
  const relations = Object.keys(row).filter((name) => row[name]?.['x-relation'])
  for (const [name, property] of Object.entries(row)) {
    for (const [keyword, led] of [
      ['x-starts-with', property['x-starts-with']],
      ['x-compares/with', property['x-compares']?.with],
    ] as const) {
      const pointer = parseFieldPath(led)?.pointer
      if (pointer !== undefined && !relations.includes(pointer))
        report(
          `${path}/${name}/${keyword}`,
          `"${pointer}" is no relation of this row${suggestion(pointer, relations)}`,
        )
    }
  }
}
