import type { ActionDeclaration, Condition, RowSource } from './declaration.ts'
import { listOrEmpty, isRecord } from './kinds/kind.ts'

/** The field that keeps a verb from being offered, and the values it would have to have. */
export type ActionBlocker = { readonly field: string; readonly values: readonly string[] }

type RecordValues = Readonly<Record<string, unknown>>

/**
 * Returns why no state that the verb requires fits the record, or undefined if one does. Of the
 * states with the fewest unmet conditions, the first unmet field is reported.
 */
export function actionBlocker(
  { from }: Pick<ActionDeclaration, 'from'>,
  record: RecordValues,
): ActionBlocker | undefined {
  const unmet = stateAlternatives(from).map((state) => unmetConditions(state, record))
  const fewest = Math.min(...unmet.map(({ length }) => length))
  const closest = unmet.filter(({ length }) => length === fewest).flatMap(([first]) => first ?? [])
  const [first] = closest
  if (!first || fewest === 0) return undefined
  const { field } = first
  const values = closest.filter((each) => each.field === field).flatMap((each) => each.values)
  return { field, values: [...new Set(values)] }
}

/** Returns the fields that decide whether a verb is offered. */
export const decidingFields = ({ from }: Pick<ActionDeclaration, 'from'>): readonly string[] => [
  ...new Set(stateAlternatives(from).flatMap(Object.keys)),
]

const stateAlternatives = (from: ActionDeclaration['from']): readonly Condition[] =>
  from === undefined ? [] : [from].flat()

/** Returns the rows of a record that a verb applies to. */
export const matchingRows = (
  { of, only = {} }: RowSource,
  record: RecordValues,
): readonly RecordValues[] =>
  listOrEmpty(record[of])
    .filter(isRecord)
    .filter((row) => unmetConditions(only, row).length === 0)

const unmetConditions = (state: Condition, record: RecordValues): readonly ActionBlocker[] =>
  Object.entries(state)
    .filter(([field, values]) => !values.includes(String(record[field])))
    .map(([field, values]) => ({ field, values }))
