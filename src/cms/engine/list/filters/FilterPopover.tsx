import { useId, type ReactNode } from 'react'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { toMidSentence } from '../../../context/catalogue.ts'
import { useListText } from '../../../context/useListText.ts'
import { Popover } from '../../../components/popupComponents.tsx'
import css from './FilterChip.module.css'

type Props = {
  /** the label of the filter */
  readonly label: string
  readonly open: boolean
  readonly anchor: HTMLElement | null
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The panel of a filter, below its chip. */
export function FilterPopover({ label, open, anchor, onClose, children }: Props) {
  const t = useListText()
  const id = useId()
  const { direction } = useLanguage()
  const horizontal = direction === 'rtl' ? 'right' : 'left'
  return (
    <Popover
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal }}
      transformOrigin={{ vertical: 'top', horizontal }}
      slotProps={{ paper: { className: css.panel ?? '', role: 'dialog', 'aria-labelledby': id } }}
    >
      <h2 id={id} className={css.title}>
        {t('filter.by', { field: toMidSentence(label) })}
      </h2>
      {children}
    </Popover>
  )
}
