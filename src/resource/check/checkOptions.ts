import type { Property, ResourceDeclaration } from '../declaration.ts'
import { kindOf } from '../kinds/kindOf.ts'
import { kinds } from '../kinds/kinds.ts'
import { filtersOf } from '../listQuery.ts'
import type { Resource } from '../resource.ts'
import { resolveResource } from '../resolveResource.ts'
import { checkCondition } from './checkValues.ts'
import { suggestion, type Report } from './report.ts'

type Properties = Readonly<Record<string, Property>>
type FormPosition = { readonly path: string; readonly siblings: Properties }

/** Checks that the filters and fields that restrict the options of a form exist. */
export function checkOptions(
  declaration: ResourceDeclaration,
  declarations: readonly ResourceDeclaration[],
  report: Report,
): void {
  const targetOf = ({ 'x-relation': name }: Property): Resource | undefined => {
    const target = declarations.find((each) => each.name === name)
    return target && resolveResource(target)
  }

  function checkEach(properties: Properties, path: string, siblings: Properties): void {
    for (const [name, property] of Object.entries(properties)) {
      const innerPath = `${path}/${name}`
      checkRestriction(property, { path: innerPath, siblings })
      if (property.items) checkRestriction(property.items, { path: `${innerPath}/items`, siblings })
      // The rows of a list can also refer to the fields of the form around them.
      checkEach(property.items?.properties ?? {}, `${innerPath}/items/properties`, siblings)
    }
  }

  function checkRestriction(property: Property, { path, siblings }: FormPosition): void {
    const { 'x-options': options } = property
    if (!options) return
    const optionsPath = `${path}/x-options`
    const target = targetOf(property)
    if (!target || !kinds[kindOf(property)].isChosenByName)
      return report(optionsPath, 'only where records are chosen by name there are some to offer')
    const filters = filtersOf(target).map(({ param }) => param)
    for (const part of ['where', 'by'] as const)
      for (const filter of Object.keys(options[part] ?? {}))
        if (!filters.includes(filter))
          report(
            `${optionsPath}/${part}/${filter}`,
            `"${filter}" is no filter there${suggestion(filter, filters)}`,
          )
    const targetProperties = Object.fromEntries(
      target.fields.map((each) => [each.name, each.property]),
    )
    checkCondition(options.where ?? {}, targetProperties, `${optionsPath}/where`, report)
    for (const [filter, source] of Object.entries(options.by ?? {}))
      checkSource(source, siblings, `${optionsPath}/by/${filter}`)
  }

  function checkSource(source: string, siblings: Properties, path: string): void {
    const [name = '', inner, ...more] = source.split('.')
    const sibling = siblings[name]
    if (!sibling || more.length)
      return report(
        path,
        `"${source}" leads to no field of this form${suggestion(name, Object.keys(siblings))}`,
      )
    if (inner === undefined) return
    const fields = Object.keys(targetOf(sibling)?.field ?? {})
    if (!fields.includes(inner))
      report(
        path,
        `"${inner}" is no property of what "${name}" refers to${suggestion(inner, fields)}`,
      )
  }

  checkEach(declaration.schema.properties, '/schema/properties', declaration.schema.properties)
  for (const [name, { input }] of Object.entries(declaration.actions ?? {})) {
    const inputProperties = input?.properties ?? {}
    checkEach(inputProperties, `/actions/${name}/input/properties`, inputProperties)
  }
}
