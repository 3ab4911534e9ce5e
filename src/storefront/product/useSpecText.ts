import { durationPattern } from '#domain/duration.ts'
import { formatDuration } from '#domain/formatDuration.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import type { SpecRow } from '../data/specRows.ts'

/** Formats specifications; a number of months has its unit in the value, not in the label. */
export function useSpecText(): {
  label(row: Pick<SpecRow, 'name' | 'label'>): string
  value(row: Pick<SpecRow, 'name' | 'value'>): string
} {
  const formats = useFormats()
  const { language } = useLanguage()
  return {
    label: ({ name, label }) => (isMonths(name) ? withoutUnit(label) : label),
    value: ({ name, value }) => {
      if (isMonths(name)) return formatDuration(`P${value}M`, language)
      if (typeof value === 'number') return formats.number(value)
      return durationPattern.test(value) ? formatDuration(value, language) : formats.digits(value)
    },
  }
}

const isMonths = (name: string): boolean => name === 'warrantyMonths'

// For example 'Warranty (months)' → 'Warranty'.
const withoutUnit = (label: string): string => label.replace(/\s*\([^)]*\)$/, '')
