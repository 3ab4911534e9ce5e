import { joinItems } from '#domain/locale.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import type { CellProps } from '../kindComponents.ts'
import { Blank } from './Blank.tsx'
import css from './cells.module.css'

/** Several short texts; in a line only the first ones and the number of the others. */
export function Chips({ labels, size }: { labels: readonly string[]; size: CellProps['size'] }) {
  const formats = useFormats()
  const { language } = useLanguage()
  if (labels.length === 0) return <Blank />
  const visibleLabels = size === 'line' ? labels.slice(0, maxInline) : labels
  const hiddenCount = labels.length - visibleLabels.length
  return (
    <span className={css.chips} title={hiddenCount ? joinItems(labels, language) : undefined}>
      {visibleLabels.map((label, index) => (
        <span key={`${index} ${label}`} className={css.chip}>
          <bdi>{formats.digits(label)}</bdi>
        </span>
      ))}
      {hiddenCount > 0 && <span className={css.more}>+{formats.number(hiddenCount)}</span>}
    </span>
  )
}

const maxInline = 2
