import { dateTimePattern } from '#domain/dateTimePattern.ts'
import { valueOr } from './cell.ts'
import type { Kind } from './kind.ts'
import { bounds, isPresent } from './operators.ts'
import { scalarKind } from './scalarKind.ts'

export const date: Kind = scalarKind('timestamptz', {
  format: 'date-time',
  formatPattern: dateTimePattern,
  inputSchema: () => ({ type: 'string', format: 'date-time' }),
  operators: {
    ...bounds({ type: 'string', format: 'date-time' }, 'timestamptz'),
    exists: isPresent,
  },
  fromColumnValues: ([stored]) => isoOrNull(stored),
  storedSql: ({ column }, alias) =>
    `to_jsonb(to_char(${alias}.${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`,
  toOutput: isoOrNull,
  writeCell: (value, _, { time }) => time(String(value)),
  readCell: (text, _, { time }) => valueOr('field.date', time(text)),
  searchableText: () => '',
  isMeasure: true,
  isDerivable: true,
})

function isoOrNull(stored: unknown): string | null {
  return stored === null || stored === undefined ? null : isoDate(stored)
}

/**
 * Returns a timestamp as ISO 8601. Drivers return text in UTC, such as `2026-01-31 09:30:00+00`.
 */
export const isoDate = (stored: unknown): string =>
  stored instanceof Date
    ? stored.toISOString()
    : new Date(String(stored).replace(' ', 'T').replace(/\+00$/, 'Z')).toISOString()
