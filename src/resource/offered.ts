import type { ActionDeclaration, Condition, RowsOf } from './declaration.ts'
import { asList, isRecord } from './kinds/kind.ts'

/** The field that keeps a verb from being offered, and the values it would have to have. */
export type Block = { readonly field: string; readonly values: readonly string[] }

type Record_ = Readonly<Record<string, unknown>>

/**
 * Why a record is in no state in which a verb is offered; undefined: it is. The states it comes closest
 * to speak, about the first field that is missing.
 */
export function blockOf(
  { from }: Pick<ActionDeclaration, 'from'>,
  record: Record_,
): Block | undefined {
  const blocks = alternatives(from).map((state) => blocksIn(state, record))
  const fewest = Math.min(...blocks.map(({ length }) => length))
  const nearest = blocks.filter(({ length }) => length === fewest).flatMap(([first]) => first ?? [])
  const [first] = nearest
  if (!first || fewest === 0) return undefined
  const { field } = first
  const values = nearest.filter((each) => each.field === field).flatMap((each) => each.values)
  return { field, values: [...new Set(values)] }
}

/** The fields that decide whether a verb is offered. */
export const decidingFields = ({ from }: Pick<ActionDeclaration, 'from'>): readonly string[] => [
  ...new Set(alternatives(from).flatMap(Object.keys)),
]

const alternatives = (from: ActionDeclaration['from']): readonly Condition[] =>
  from === undefined ? [] : [from].flat()

/** The rows of a record that a verb asks about. */
export const rowsOf = ({ of, only = {} }: RowsOf, record: Record_): readonly Record_[] =>
  asList(record[of])
    .filter(isRecord)
    .filter((row) => blocksIn(only, row).length === 0)

const blocksIn = (state: Condition, record: Record_): readonly Block[] =>
  Object.entries(state)
    .filter(([field, values]) => !values.includes(String(record[field])))
    .map(([field, values]) => ({ field, values }))
