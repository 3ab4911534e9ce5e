import type { Money as Amount } from '#domain/money.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'

export function Money({ value }: { value: Amount }) {
  const formats = useFormats()
  const { direction } = useLanguage()
  // Digits and currency signs have no direction of their own, so it is set explicitly.
  return <bdi dir={direction}>{formats.money(value)}</bdi>
}
