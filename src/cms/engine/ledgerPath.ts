import type { RecordData } from '#api/records.ts'
import type { Ledger } from '#resource/declaration.ts'
import { referenceId } from '#resource/kinds/kind.ts'
import { useCatalogue } from '../context/catalogue.ts'
import { usePaths } from '../context/paths.ts'
import { useCanAccess } from '../context/permissions.ts'

/** Returns the path to the list of entries of a record, if the user may see it. */
export function useLedgerPath(): (
  ledger: Ledger | undefined,
  record: RecordData,
) => string | undefined {
  const paths = usePaths()
  const catalogue = useCatalogue()
  const canAccess = useCanAccess()
  return (ledger, record) => {
    const target = catalogue.get(ledger?.of ?? '')
    if (!ledger || !target || !canAccess(target, 'read')) return undefined
    const query = new URLSearchParams()
    for (const [param, values] of Object.entries(ledgerQuery(ledger, record)))
      for (const value of values) query.append(param, value)
    return `${paths.list(target)}?${query}`
  }
}

/** Returns the list parameters that select the entries. */
export const ledgerQuery = (
  { by, where = {} }: Ledger,
  record: RecordData,
): Readonly<Record<string, readonly string[]>> => ({
  ...Object.fromEntries(
    Object.entries(by).map(([param, own]) => [param, [String(referenceId(record[own]) ?? '')]]),
  ),
  ...where,
})
