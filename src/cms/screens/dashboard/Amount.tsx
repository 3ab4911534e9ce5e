import type { Money } from '#domain/money.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'

/** Digits and signs have no direction of their own, so they get that of the page. */
export const Amount = ({ value }: { value: Money }) => (
  <DirectionalText>{useFormats().money(value)}</DirectionalText>
)

export const DirectionalText = ({ children }: { children: string }) => (
  <bdi dir={useLanguage().direction}>{children}</bdi>
)
