import DownIcon from '@mui/icons-material/ArrowDownward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import { Link } from 'react-router-dom'
import { useFormats } from '#ui/useFormats.ts'
import { DirectionalText } from '../Amount.tsx'
import { changeOf, type FigureChange } from '../changeOf.ts'
import { useDashboardText } from '../useDashboardText.ts'
import css from './Metrics.module.css'

type Props = {
  readonly label: string
  /** null if there is none */
  readonly value: number | null
  readonly before: number | null
  readonly format: (value: number) => string
  /** the path of the list behind it */
  readonly to: string
}

/** A figure with its change, linked to the records it counts. */
export function Metric({ label, value, before, format, to }: Props) {
  const t = useDashboardText()
  return (
    <li className={css.figure}>
      <Link to={to} className={css.tile ?? ''}>
        <span className={css.label}>{label}</span>
        <span className={css.value}>
          <DirectionalText>{value === null ? '–' : format(value)}</DirectionalText>
        </span>
        <span className={css.compared}>
          <ChangeBadge change={changeOf(value, before)} />
          <span className={css.before}>
            {before === null ? t('change.none') : t('change.before', { value: format(before) })}
          </span>
        </span>
      </Link>
    </li>
  )
}

function ChangeBadge({ change }: { change: FigureChange | undefined }) {
  const t = useDashboardText()
  const formats = useFormats()
  if (!change) return null
  const { direction, percent } = change
  if (direction === 'same') return <span className={css.change}>{t('change.same')}</span>
  const Icon = direction === 'up' ? UpIcon : DownIcon
  return (
    <span className={css.change} data-direction={direction}>
      <Icon fontSize="inherit" aria-hidden />
      <span className="visually-hidden">{t(`change.${direction}`)}</span>
      {formats.percent(percent)}
    </span>
  )
}
