import DownIcon from '@mui/icons-material/ArrowDownward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { useFormats } from '#ui/useFormats.ts'
import { Tag } from '../../../components/Tag.tsx'
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
    <Box component="li" sx={{ minInlineSize: 0 }}>
      <Link to={to} className={css.tile ?? ''}>
        <Typography component="span" color="textSecondary" sx={{ fontWeight: 500 }}>
          {label}
        </Typography>
        <Box
          component="span"
          sx={{
            fontSize: 28,
            fontWeight: 'var(--heading-weight)',
            fontVariantNumeric: 'tabular-nums',
            letterSpacing: 'var(--tracking)',
            lineHeight: 'var(--leading-heading)',
            whiteSpace: 'nowrap',
            '@media (width < 700px)': {
              overflow: 'hidden',
              fontSize: 18,
              textOverflow: 'ellipsis',
            },
          }}
        >
          <DirectionalText>{value === null ? '–' : format(value)}</DirectionalText>
        </Box>
        <Box
          component="span"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: '4px 8px',
            minBlockSize: 22,
            fontSize: 'var(--caption)',
            '@media (width < 700px)': { display: 'grid', justifyItems: 'start' },
          }}
        >
          <ChangeBadge change={changeOf(value, before)} />
          <Typography component="span" color="textDisabled">
            {before === null ? t('change.none') : t('change.before', { value: format(before) })}
          </Typography>
        </Box>
      </Link>
    </Box>
  )
}

function ChangeBadge({ change }: { change: FigureChange | undefined }) {
  const t = useDashboardText()
  const formats = useFormats()
  if (!change) return null
  const { direction, percent } = change
  if (direction === 'same') return <Tag label={t('change.same')} />
  const Icon = direction === 'up' ? UpIcon : DownIcon
  return (
    <Tag
      tone={direction === 'up' ? 'positive' : 'danger'}
      icon={<Icon color="inherit" />}
      label={
        <>
          <span className="visually-hidden">{t(`change.${direction}`)}</span>
          {formats.percent(percent)}
        </>
      }
      sx={{ fontWeight: 600 }}
    />
  )
}
