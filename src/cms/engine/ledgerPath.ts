import type { RecordData } from '#api/records.ts'
import { idOf } from '#resource/kinds/kind.ts'
import type { Field } from '#resource/resource.ts'
import { useCatalogue } from '../context/catalogue.ts'
import { usePaths } from '../context/paths.ts'
import { useMay } from '../context/permissions.ts'

/** The list of the entries that a figure is the sum of, for those who may see it. */
export function useLedgerPath(): (field: Field, record: RecordData) => string | undefined {
  const paths = usePaths()
  const catalogue = useCatalogue()
  const may = useMay()
  return (field, record) => {
    const ledger = field.property['x-ledger']
    const target = catalogue.get(ledger?.of ?? '')
    if (!ledger || !target || !may(target, 'read')) return undefined
    const query = new URLSearchParams()
    for (const [param, own] of Object.entries(ledger.by))
      query.append(param, String(idOf(record[own]) ?? ''))
    for (const [param, values] of Object.entries(ledger.where ?? {}))
      for (const value of values) query.append(param, value)
    return `${paths.list(target)}?${query}`
  }
}
