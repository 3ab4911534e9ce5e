import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { listOrEmpty } from '#resource/kinds/kind.ts'
import { choiceLabel } from '#resource/choices.ts'
import type { CellProps } from '../kindComponents.ts'
import { Chips } from './Chips.tsx'

export function ChoicesCell({ field, value, size }: CellProps) {
  const { language } = useLanguage()
  const labels = listOrEmpty(value).map((each) =>
    choiceLabel(field.property, String(each), language),
  )
  return <Chips labels={labels} size={size} />
}
