import ClearIcon from '@mui/icons-material/Close'
import DownIcon from '@mui/icons-material/ExpandMore'
import { lazy, Suspense, type ReactNode } from 'react'
import { useText } from '../../../context/useText.ts'
import { usePopup } from '../../../components/usePopup.ts'
import { loadListParts } from '../loadListParts.ts'
import css from './FilterChip.module.css'

const FilterPopover = lazy(async () => ({ default: (await loadListParts()).FilterPopover }))

type Props = {
  readonly label: string
  /** the selected values; undefined if none */
  readonly summary: ReactNode
  readonly onClear: () => void
  /** loads the content of the panel */
  readonly load?: () => Promise<unknown>
  readonly children: ReactNode
}

/** A filter of a list: its label, the selected values, and a panel to select them. */
export function FilterChip({ label, summary, onClear, load, children }: Props) {
  const t = useText()
  const { anchor, isOpen, isMounted, open, close } = usePopup()
  return (
    <div className={css.chip} data-on={summary !== undefined}>
      <button
        type="button"
        className={css.open}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void Promise.all([loadListParts(), load?.()])}
        onClick={(event) => open(event.currentTarget.parentElement)}
      >
        <span>{label}</span>
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
      {isMounted && (
        <Suspense>
          <FilterPopover label={label} open={isOpen} anchor={anchor} onClose={close}>
            {children}
          </FilterPopover>
        </Suspense>
      )}
    </div>
  )
}
