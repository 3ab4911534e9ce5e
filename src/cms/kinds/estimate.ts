import { createContext, use } from 'react'
import type { ObjectSchema } from '#resource/declaration.ts'
import { listOrEmpty, isRecord } from '#resource/kinds/kind.ts'
import type { FieldInfo } from './kindComponents.ts'
import { innerFields } from './innerFields.ts'

type Row = Readonly<Record<string, unknown>>

/** The estimated result of an input, with the schema that describes it. */
export type Estimate = {
  readonly schema: ObjectSchema
  /** the input that was estimated */
  readonly input: Row
  readonly estimated: Row
}

const EstimateContext = createContext<Estimate | undefined>(undefined)

export const EstimateProvider = EstimateContext.Provider

/** The estimated facts of each row of a list. */
export type RowEstimates = {
  readonly fields: readonly FieldInfo[]
  readonly forRow: (index: number) => Row
}

/**
 * Returns the estimates for the rows of a field; none while the number of rows differs from the
 * estimated input.
 */
export function useRowEstimates(name: string, rows: readonly unknown[]): RowEstimates {
  const estimate = use(EstimateContext)
  const property = estimate?.schema.properties[name]
  const estimated = listOrEmpty(estimate?.estimated[name])
  const matchesRows = listOrEmpty(estimate?.input[name]).length === rows.length
  return {
    fields: property ? innerFields(property) : [],
    forRow: (index) => {
      const row = matchesRows ? estimated[index] : undefined
      return isRecord(row) ? row : {}
    },
  }
}
