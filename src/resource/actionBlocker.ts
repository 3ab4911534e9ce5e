import type { ActionDeclaration, Condition, RowSource } from './declaration.ts'
import { asList, isRecord } from './kinds/kind.ts'

/** The field that keeps a verb from being offered, and the values it would have to have. */
export type ActionBlocker = { readonly field: string; readonly values: readonly string[] }

type RecordValues = Readonly<Record<string, unknown>>

/**
 * Why a record is in no state in which a verb is offered; undefined: it is. The states it comes closest
 * to speak, about the first field that is missing.
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

/** The fields that decide whether a verb is offered. */
export const decidingFields = ({ from }: Pick<ActionDeclaration, 'from'>): readonly string[] => [
  ...new Set(stateAlternatives(from).flatMap(Object.keys)),
]

const stateAlternatives = (from: ActionDeclaration['from']): readonly Condition[] =>
  from === undefined ? [] : [from].flat()

/** The rows of a record that a verb asks about. */
export const matchingRows = (
  { of, only = {} }: RowSource,
  record: RecordValues,
): readonly RecordValues[] =>
  asList(record[of])
    .filter(isRecord)
    .filter((row) => unmetConditions(only, row).length === 0)

const unmetConditions = (state: Condition, record: RecordValues): readonly ActionBlocker[] =>
  Object.entries(state)
    .filter(([field, values]) => !values.includes(String(record[field])))
    .map(([field, values]) => ({ field, values }))
