import { brandField } from '#resource/brandFields.ts'
import type { Derivation } from '#resource/kinds/kind.ts'
import type { Catalogue, Resource } from '#resource/resource.ts'

/** Derives the brand of a record from the record it follows, possibly over several relations. */
export function createBrandDerivation(resource: Resource, catalogue: Catalogue): Derivation {
  const steps = relationStepsOf(resource, catalogue)
  const [first] = steps
  if (!first) throw new Error(`schemas/${resource.name}.ts /brandOf: leads to no brand`)
  const aliasOf = (alias: string, step: number): string =>
    step === 0 ? alias : `${alias}_brand${step}`
  const brandColumn = (alias: string): string => `${aliasOf(alias, steps.length)}.${brandField}`
  const joinCondition = (alias: string, step: number): string =>
    `${aliasOf(alias, step + 1)}.id = ${aliasOf(alias, step)}.${steps[step]?.column}`
  return {
    from: [first.name],
    sql: (alias) => {
      const tables = steps.map(({ table }, step) => `${table} ${aliasOf(alias, step + 1)}`)
      const conditions = steps.map((_, step) => joinCondition(alias, step))
      return `(select ${brandColumn(alias)} from ${tables.join(', ')} where ${conditions.join(' and ')})`
    },
    joined: (alias) => ({
      from: steps
        .map(
          ({ table }, step) =>
            `left join ${table} ${aliasOf(alias, step + 1)} on ${joinCondition(alias, step)}`,
        )
        .join(' '),
      value: brandColumn(alias),
    }),
  }
}

type Step = { readonly name: string; readonly column: string; readonly table: string }

/** Returns the relations to follow, up to the record that has a brand of its own. */
function relationStepsOf({ brandOf, field }: Resource, catalogue: Catalogue): readonly Step[] {
  const relation = field[brandOf ?? '']
  const target = catalogue.get(relation?.target ?? '')
  if (!relation || !target) return []
  const { name, column } = relation
  return [{ name, column, table: target.table }, ...relationStepsOf(target, catalogue)]
}
