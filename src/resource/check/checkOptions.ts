import type { Property, ResourceDeclaration } from '../declaration.ts'
import { kindOf } from '../kinds/kindOf.ts'
import { filtersOf } from '../query.ts'
import { resolveResource, type Resource } from '../resource.ts'
import { checkCondition } from './checkValues.ts'
import { suggestion, type Report } from './report.ts'

type Properties = Readonly<Record<string, Property>>
type Place = { readonly path: string; readonly siblings: Properties }

/** Whether what forms offer is restricted by filters and fields that there are. */
export function checkOptions(
  declaration: ResourceDeclaration,
  declarations: readonly ResourceDeclaration[],
  report: Report,
): void {
  const targetOf = ({ 'x-relation': name }: Property): Resource | undefined => {
    const found = declarations.find((each) => each.name === name)
    return found && resolveResource(found)
  }

  function visit(properties: Properties, path: string, siblings: Properties): void {
    for (const [name, property] of Object.entries(properties)) {
      const here = `${path}/${name}`
      checkOne(property, { path: here, siblings })
      if (property.items) checkOne(property.items, { path: `${here}/items`, siblings })
      // The rows of a list are part of the form that they stand in.
      visit(property.items?.properties ?? {}, `${here}/items/properties`, siblings)
    }
  }

  function checkOne(property: Property, { path, siblings }: Place): void {
    const { 'x-options': options } = property
    if (!options) return
    const here = `${path}/x-options`
    const target = targetOf(property)
    if (!target || kindOf(property) !== 'relation')
      return report(here, 'only where records are chosen by name there are some to offer')
    const filters = filtersOf(target).map(({ param }) => param)
    for (const part of ['where', 'by'] as const)
      for (const filter of Object.keys(options[part] ?? {}))
        if (!filters.includes(filter))
          report(
            `${here}/${part}/${filter}`,
            `"${filter}" is no filter there${suggestion(filter, filters)}`,
          )
    const theirs = Object.fromEntries(target.fields.map((each) => [each.name, each.property]))
    checkCondition(options.where ?? {}, theirs, `${here}/where`, report)
    for (const [filter, source] of Object.entries(options.by ?? {}))
      checkSource(source, siblings, `${here}/by/${filter}`)
  }

  function checkSource(source: string, siblings: Properties, path: string): void {
    const [own = '', inner, ...more] = source.split('.')
    const sibling = siblings[own]
    if (!sibling || more.length)
      return report(
        path,
        `"${source}" leads to no field of this form${suggestion(own, Object.keys(siblings))}`,
      )
    if (inner === undefined) return
    const fields = Object.keys(targetOf(sibling)?.field ?? {})
    if (!fields.includes(inner))
      report(
        path,
        `"${inner}" is no property of what "${own}" refers to${suggestion(inner, fields)}`,
      )
  }

  visit(declaration.schema.properties, '/schema/properties', declaration.schema.properties)
  for (const [name, { input }] of Object.entries(declaration.actions ?? {})) {
    const asked = input?.properties ?? {}
    visit(asked, `/actions/${name}/input/properties`, asked)
  }
}
