import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { choiceLabel } from '../choiceLabels.ts'
import type { CellProps } from '../face.ts'
import { Blank } from './Blank.tsx'

export function ChoiceCell({ field, value }: CellProps) {
  const { language } = useLanguage()
  if (typeof value !== 'string' || !value) return <Blank />
  return <span>{choiceLabel(field.property, value, language)}</span>
}
