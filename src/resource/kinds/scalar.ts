import { columnOf, translatedText, type Kind } from './kind.ts'

/** A kind that lives in one column and is read as it is stored: the others change what differs. */
export const scalar = (type: string, rest: Partial<Kind> & Pick<Kind, 'input'>): Kind => ({
  columns: (field) => [{ name: field.column, type }],
  output: ({ property }) => withoutLimits(rest.input(property)),
  select: columnOf,
  write: (value) => [value ?? null],
  restore: ([stored]) => stored ?? null,
  stored: ({ column }, alias) => `to_jsonb(${alias}.${column})`,
  read: (stored) => stored ?? null,
  toInput: (value) => value,
  sortable: true,
  compare: (field, reading) =>
    field.translatable ? `lower(${translatedText(field, reading)})` : columnOf(field, reading),
  operators: {},
  words: (value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : ''),
  ...rest,
})

/** What is read was checked when it was written: the document says its shape, not its limits. */
function withoutLimits(schema: ReturnType<Kind['input']>): ReturnType<Kind['input']> {
  const { maxLength, minLength, pattern, minimum, maximum, minItems, maxItems, ...shape } = schema
  const { uniqueItems, default: _, ...rest } = shape
  void [maxLength, minLength, pattern, minimum, maximum, minItems, maxItems, uniqueItems]
  return rest
}
