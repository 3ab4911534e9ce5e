import { columnOf, translatedText, type Kind } from './kind.ts'

/** Returns a kind that lives in one column and is read as it is stored, with overrides. */
export const scalarKind = (
  type: string,
  overrides: Partial<Kind> & Pick<Kind, 'inputSchema'>,
): Kind => ({
  columns: (field) => [{ name: field.column, type }],
  outputSchema: ({ property }) => withoutLimits(overrides.inputSchema(property)),
  select: columnOf,
  toColumnValues: (value) => [value ?? null],
  fromColumnValues: ([stored]) => stored ?? null,
  storedSql: ({ column }, alias) => `to_jsonb(${alias}.${column})`,
  toOutput: (stored) => stored ?? null,
  toInput: (value) => value,
  emptyValue: () => null,
  writeCell: (value, _, { text }) => text(String(value)),
  readCell: (text) => ({ value: overrides.clean?.(text) ?? text.trim() }),
  isSortable: true,
  sortSql: (field, reading) =>
    field.translatable ? `lower(${translatedText(field, reading)})` : columnOf(field, reading),
  operators: {},
  searchableText: (value) =>
    typeof value === 'string' || typeof value === 'number' ? String(value) : '',
  ...overrides,
})

/**
 * Removes the limits of a schema: values were checked when written, so output needs only the shape.
 */
function withoutLimits(schema: ReturnType<Kind['inputSchema']>): ReturnType<Kind['inputSchema']> {
  const { maxLength, minLength, pattern, minimum, maximum, minItems, maxItems, ...shape } = schema
  const { uniqueItems, default: _, ...rest } = shape
  void [maxLength, minLength, pattern, minimum, maximum, minItems, maxItems, uniqueItems]
  return rest
}
