import { useFormats } from '#ui/useFormats.ts'
import type { SpecRow } from '../data/specRows.ts'
import { useText } from '../hooks/useText.ts'

/** Formats specifications; a number of months has its unit in the value, not in the label. */
export function useSpecText(): {
  label(row: Pick<SpecRow, 'name' | 'label'>): string
  value(row: Pick<SpecRow, 'name' | 'value'>): string
} {
  const text = useText()
  const formats = useFormats()
  return {
    label: ({ name, label }) => (isMonths(name) ? withoutUnit(label) : label),
    value: ({ name, value }) => {
      if (typeof value === 'string') return formats.digits(value)
      const n = formats.number(value)
      return isMonths(name) ? text('fact.months', { count: value, n }) : n
    },
  }
}

const isMonths = (name: string): boolean => name === 'warrantyMonths'

// For example 'Warranty (months)' → 'Warranty'.
const withoutUnit = (label: string): string => label.replace(/\s*\([^)]*\)$/, '')
