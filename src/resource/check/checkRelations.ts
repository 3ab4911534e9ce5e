import type { ResourceDeclaration } from '../declaration.ts'
import { isRecord } from '../kinds/kind.ts'
import { suggestion, type Report } from './report.ts'

/** Checks that every relation leads to a declared resource. */
export function checkRelations(
  { schema }: ResourceDeclaration,
  names: readonly string[],
  report: Report,
): void {
  const visit = (value: unknown, path: string): void => {
    if (!isRecord(value)) return
    const target = value['x-relation']
    if (typeof target === 'string' && !names.includes(target)) {
      report(`${path}/x-relation`, `no resource is called "${target}"${suggestion(target, names)}`)
    }
    const shownBy = value['x-shown-by']
    if (typeof shownBy === 'string' && !names.includes(shownBy))
      report(
        `${path}/x-shown-by`,
        `no resource is called "${shownBy}"${suggestion(shownBy, names)}`,
      )
    const ledger = value['x-ledger']
    if (isRecord(ledger) && !names.some((name) => name === ledger['of']))
      report(`${path}/x-ledger/of`, `no resource is called "${String(ledger['of'])}"`)
    for (const [key, inner] of Object.entries(value)) visit(inner, `${path}/${key}`)
  }
  visit(schema.properties, '/schema/properties')
}
