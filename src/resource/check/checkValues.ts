import { choiceValues } from '../choices.ts'
import type { Condition, Property, ResourceDeclaration } from '../declaration.ts'
import { kindOf } from '../kinds/kindOf.ts'
import { kinds } from '../kinds/kinds.ts'
import { resolveResource } from '../resolveResource.ts'
import { suggestion, type Report } from './report.ts'

type Properties = Readonly<Record<string, Property>>

/** Checks that every value that a condition names is one that its field offers. */
export function checkValues(
  declaration: ResourceDeclaration,
  declarations: readonly ResourceDeclaration[],
  report: Report,
): void {
  const { schema, table, actions = {} } = declaration
  const ownProperties = propertiesOf(declaration)
  table.views?.forEach(({ where }, index) =>
    checkCondition(where, ownProperties, `/table/views/${index}/where`, report),
  )
  checkProperties(schema.properties, ownProperties, '/schema/properties', report)
  for (const [name, { 'x-dated': dated = {} }] of Object.entries(schema.properties)) {
    const path = `/schema/properties/${name}/x-dated`
    checkCondition({ [name]: Object.keys(dated) }, ownProperties, path, report)
  }
  for (const [name, property] of Object.entries(schema.properties)) {
    const ledger = property['x-ledger']
    const target = declarations.find((each) => each.name === ledger?.of)
    if (ledger?.where && target) {
      const path = `/schema/properties/${name}/x-ledger/where`
      checkCondition(ledger.where, propertiesOf(target), path, report)
    }
  }
  for (const [name, { from = [], input }] of Object.entries(actions)) {
    const path = `/actions/${name}`
    ;[from].flat().forEach((state, index) => {
      const statePath = Array.isArray(from) ? `${path}/from/${index}` : `${path}/from`
      checkCondition(state, ownProperties, statePath, report)
    })
    const inputs = input?.properties ?? {}
    checkProperties(inputs, inputs, `${path}/input/properties`, report, ownProperties)
    for (const [field, property] of Object.entries(inputs)) {
      const rows = property['x-rows']
      const columns = ownProperties[rows?.of ?? '']?.items?.properties ?? {}
      const onlyPath = `${path}/input/properties/${field}/x-rows/only`
      checkCondition(rows?.only ?? {}, columns, onlyPath, report)
    }
  }
}

/** Returns the declared properties and those that the capabilities add. */
const propertiesOf = (declaration: ResourceDeclaration): Properties =>
  Object.fromEntries(
    resolveResource(declaration).fields.map(({ name, property }) => [name, property]),
  )

/** Checks the conditions of each property, including those inside its rows. */
function checkProperties(
  properties: Properties,
  siblings: Properties,
  path: string,
  report: Report,
  ownProperties: Properties = {},
): void {
  for (const [name, property] of Object.entries(properties)) {
    checkCondition(property['x-when'] ?? {}, siblings, `${path}/${name}/x-when`, report)
    const rows = property.items?.properties
    if (!rows) continue
    // A row that corresponds to a row of the record can also refer to the properties of that row.
    const sourceProperties = ownProperties[property['x-rows']?.of ?? '']?.items?.properties
    checkProperties(
      rows,
      { ...sourceProperties, ...rows },
      `${path}/${name}/items/properties`,
      report,
    )
  }
}

export function checkCondition(
  condition: Condition,
  properties: Properties,
  path: string,
  report: Report,
): void {
  for (const [name, values] of Object.entries(condition)) {
    const possibleValues = valuesOf(properties[name])
    values.forEach((value, index) => {
      if (possibleValues && !possibleValues.includes(value))
        report(
          `${path}/${name}/${index}`,
          `"${value}" is no value of ${name}${suggestion(value, possibleValues)}`,
        )
    })
  }
}

/** Returns all values that a field can have, where that is a short list. */
function valuesOf(property: Property | undefined): readonly string[] | undefined {
  if (!property) return undefined
  if (kinds[kindOf(property)].isBoolean) return ['true', 'false']
  const values = choiceValues(property)
  return values.length ? values : undefined
}
