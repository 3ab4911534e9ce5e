import { createContext, use } from 'react'
import type { ObjectSchema } from '#resource/declaration.ts'
import { asList, isRecord } from '#resource/kinds/kind.ts'
import type { FieldInfo } from './kindComponents.ts'
import { innerFields } from './innerFields.ts'

type Row = Readonly<Record<string, unknown>>

/** What would come of what was typed, as its declaration describes it. */
export type Estimate = {
  readonly schema: ObjectSchema
  /** what was asked about */
  readonly input: Row
  readonly estimated: Row
}

const EstimateContext = createContext<Estimate | undefined>(undefined)

export const EstimateProvider = EstimateContext.Provider

/** What is told of each row of a list. */
export type RowEstimates = {
  readonly fields: readonly FieldInfo[]
  readonly forRow: (index: number) => Row
}

/** What would come of each row of a field; nothing while there are more or fewer rows than were asked about. */
export function useRowEstimates(name: string, rows: readonly unknown[]): RowEstimates {
  const estimate = use(EstimateContext)
  const property = estimate?.schema.properties[name]
  const estimated = asList(estimate?.estimated[name])
  const matchesRows = asList(estimate?.input[name]).length === rows.length
  return {
    fields: property ? innerFields(property) : [],
    forRow: (index) => {
      const row = matchesRows ? estimated[index] : undefined
      return isRecord(row) ? row : {}
    },
  }
}
