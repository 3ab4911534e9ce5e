import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import type { CellProps } from '../kindComponents.ts'
import { isMoney } from '../money.ts'
import { Blank } from './Blank.tsx'
import css from './cells.module.css'

export function MoneyCell({ value }: CellProps) {
  const formats = useFormats()
  const { direction } = useLanguage()
  if (!isMoney(value)) return <Blank />
  // In right-to-left pages, a minus inside the amount would misalign the digits.
  const isHanging = direction === 'rtl' && value.amount < 0
  return (
    // Digits and signs have no direction of their own that `bdi` could detect.
    <bdi dir={direction} className={css.figures}>
      {isHanging && <span className={css.minus}>−</span>}
      {formats.money(isHanging ? { ...value, amount: -value.amount } : value)}
    </bdi>
  )
}
