import DownIcon from '@mui/icons-material/ArrowDownward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import IconButton from '@mui/material/IconButton'
import { afterPaint } from '#ui/afterPaint.ts'
import { useDraft } from '#ui/useDraft.ts'
import { useText } from '../../../context/useText.ts'

type Props = {
  readonly label: string
  readonly isVisible: boolean
  /** missing for the column that is always shown */
  readonly onToggle?: (isVisible: boolean) => void
  readonly onMove?: (by: 1 | -1) => void
  readonly isFirst?: boolean
  readonly isLast?: boolean
}

/** A column with a checkbox for its visibility and buttons to move it. */
export function ColumnChoice({
  label,
  isVisible: shown,
  onToggle,
  onMove,
  isFirst,
  isLast,
}: Props) {
  const t = useText()
  const [isTicked, setTicked] = useDraft(shown)
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={isTicked}
          disabled={!onToggle}
          onChange={({ target }) => {
            setTicked(target.checked)
            // Drawing a column of every row takes longer than the tick.
            if (onToggle) afterPaint(() => onToggle(target.checked))
          }}
        />
        <span>{label}</span>
      </label>
      {onMove && (
        <>
          {/* At the ends the buttons keep the focus but do nothing. */}
          <IconButton
            size="small"
            aria-label={t('action.moveUp', { what: label })}
            aria-disabled={isFirst}
            onClick={() => onMove(-1)}
          >
            <UpIcon fontSize="inherit" />
          </IconButton>
          <IconButton
            size="small"
            aria-label={t('action.moveDown', { what: label })}
            aria-disabled={isLast}
            onClick={() => onMove(1)}
          >
            <DownIcon fontSize="inherit" />
          </IconButton>
        </>
      )}
    </li>
  )
}
