import { durationMinutes, durationPattern } from '#domain/duration.ts'
import { toLatinDigits } from '#domain/latinDigits.ts'
import type { Schema } from '../schema.ts'
import { columnOf, type Kind } from './kind.ts'
import { bounds, isPresent } from './operators.ts'
import { scalarKind } from './scalarKind.ts'

const schema: Schema = { type: 'string', format: 'duration', examples: ['P1Y6M'] }

const { gte, lte } = bounds(schema, 'bigint')
const bind = (iso: unknown): number => durationMinutes(String(iso))

/** A length of time as ISO 8601 writes it, beside its minutes, by which it sorts and filters. */
export const duration: Kind = scalarKind('bigint', {
  format: 'duration',
  formatPattern: durationPattern,
  columns: ({ column }) => [
    { name: column, type: 'bigint' },
    { name: `${column}_iso`, type: 'text' },
  ],
  inputSchema: () => schema,
  select: (field, reading) => `${columnOf(field, reading)}_iso`,
  toColumnValues: (iso) => (typeof iso === 'string' ? [durationMinutes(iso), iso] : [null, null]),
  fromColumnValues: ([, iso]) => iso ?? null,
  storedSql: ({ column }, alias) => `to_jsonb(${alias}.${column}_iso)`,
  clean: (text) => toLatinDigits(text).trim().toUpperCase(),
  operators: { gte: { ...gte, bind }, lte: { ...lte, bind }, exists: isPresent },
  facet: 'range',
  searchableText: () => '',
  isMeasure: true,
})
