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
  // Where it stands at the right, a minus would push the ends of amounts apart.
  const isHanging = direction === 'rtl' && value.amount < 0
  return (
    // Digits and signs have no direction of their own to guess one from.
    <bdi dir={direction} className={css.figures}>
      {isHanging && <span className={css.minus}>−</span>}
      {formats.money(isHanging ? { ...value, amount: -value.amount } : value)}
    </bdi>
  )
}
