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
export function isoDate(stored: unknown): string {
  if (stored instanceof Date) return stored.toISOString()
  const text = String(stored)
  const [, day, time, fraction = ''] = utcTime.exec(text) ?? []
  // A tenth of the work of parsing and formatting a date.
  if (day) return `${day}T${time}.${fraction.padEnd(3, '0').slice(0, 3)}Z`
  return new Date(text.replace(' ', 'T').replace(/\+00$/, 'Z')).toISOString()
}

/** As the database writes times; its fractions of a second have up to six digits. */
const utcTime = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00$/
