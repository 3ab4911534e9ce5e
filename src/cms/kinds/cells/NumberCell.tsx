import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import type { CellProps } from '../kindComponents.ts'
import { numberText } from '../numberText.ts'
import { Blank } from './Blank.tsx'
import css from './cells.module.css'

export function NumberCell({ field, value, size }: CellProps) {
  const { language, direction } = useLanguage()
  if (typeof value !== 'number') return <Blank />
  const text = numberText(field.property, value, language)
  // In a ledger most cells are empty, and a dash in each would hide the others.
  if (!text) return size === 'line' ? null : <Blank />
  return (
    <bdi dir={direction} className={css.figures}>
      {text}
    </bdi>
  )
}
