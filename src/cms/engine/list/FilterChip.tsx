import ClearIcon from '@mui/icons-material/Close'
import DownIcon from '@mui/icons-material/ExpandMore'
import { Suspense, useId, type ReactNode } from 'react'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { inText } from '../../context/catalogue.ts'
import { useText } from '../../context/useText.ts'
import { loadPopups, Popover, usePopup } from '../../pieces/popups.ts'
import css from './FilterChip.module.css'

type Props = {
  readonly label: string
  /** what is chosen; undefined when nothing is */
  readonly summary: ReactNode
  readonly onClear: () => void
  readonly children: (close: () => void) => ReactNode
}

/** One filter: what it narrows by, what is chosen, and a panel to choose in. */
export function FilterChip({ label, summary, onClear, children }: Props) {
  const t = useText()
  const id = useId()
  const { direction } = useLanguage()
  const { anchor, isOpen, isThere, open, close } = usePopup()
  return (
    <div className={css.chip} data-on={summary !== undefined}>
      <button
        type="button"
        className={css.open}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void loadPopups()}
        onClick={(event) => open(event.currentTarget.parentElement)}
      >
        <span className={css.label}>{label}</span>
        {summary !== undefined && <strong className={css.summary}>{summary}</strong>}
        {summary === undefined && <DownIcon className={css.down} fontSize="small" />}
      </button>
      {summary !== undefined && (
        <button
          type="button"
          className={css.clear}
          aria-label={`${t('action.clear')}: ${label}`}
          onClick={onClear}
        >
          <ClearIcon fontSize="inherit" />
        </button>
      )}
      {isThere && (
        <Suspense>
          <Popover
            open={isOpen}
            anchorEl={anchor}
            onClose={close}
            anchorOrigin={{
              vertical: 'bottom',
              horizontal: direction === 'rtl' ? 'right' : 'left',
            }}
            transformOrigin={{
              vertical: 'top',
              horizontal: direction === 'rtl' ? 'right' : 'left',
            }}
            slotProps={{
              paper: { className: css.panel ?? '', role: 'dialog', 'aria-labelledby': id },
            }}
          >
            <h2 id={id} className={css.title}>
              {t('list.filterBy', { field: inText(label) })}
            </h2>
            {children(close)}
          </Popover>
        </Suspense>
      )}
    </div>
  )
}
