import { useQuery } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { dashboardQuery, type Dashboard } from '#api/dashboard.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useSetCrumbs } from '../../context/CrumbsContext.tsx'
import { useFailureText } from '../../context/useFailureText.ts'
import { useServices } from '../../context/services.ts'
import { useText } from '../../context/useText.ts'
import { usePresetBounds } from '../../kinds/filters/usePresetBounds.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { DashboardSkeleton } from './DashboardSkeleton.tsx'
import { isOngoing } from './periodProgress.ts'
import { isNewShop } from './cards/isNewShop.ts'
import { DashboardContent } from './DashboardContent.tsx'
import { PeriodChoice } from './PeriodChoice.tsx'
import { usePeriod } from './usePeriod.ts'
import { useDashboardText } from './useDashboardText.ts'
import { useLinks } from './useLinks.ts'
import { useDateFormats } from './useDateFormats.ts'

/** The figures of the shop in a period, and what needs to be done today. */
export function DashboardScreen() {
  const t = useText()
  const dashboardText = useDashboardText()
  const failureText = useFailureText()
  const { client } = useServices()
  const { language } = useLanguage()
  const [period, choose] = usePeriod()
  const { gte: from, lte: to } = usePresetBounds()(period)
  const { data, error, isPlaceholderData, refetch } = useQuery(
    dashboardQuery(client, { from, to }, language),
  )
  const links = useLinks()
  const isNew = data !== undefined && isNewShop(data, links)
  useSetCrumbs({ label: t('nav.dashboard') })
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: '12px 24px',
          marginBlockEnd: 24,
        }}
      >
        <Box sx={{ minInlineSize: 0 }}>
          <h1>{t('nav.dashboard')}</h1>
          {!isNew && (
            <Typography color="textDisabled" sx={{ marginBlockStart: 4 }}>
              {data ? <PeriodText period={data.period} /> : '\u00a0'}
            </Typography>
          )}
        </Box>
        {!isNew && <PeriodChoice selected={period} onChoose={choose} />}
      </Box>
      {data ? (
        <DashboardContent data={data} isStale={isPlaceholderData} />
      ) : error ? (
        <EmptyState title={dashboardText('dash.failed')} text={failureText(error)}>
          <Button variant="outlined" onClick={() => void refetch()}>
            {t('action.retry')}
          </Button>
        </EmptyState>
      ) : (
        <DashboardSkeleton />
      )}
    </>
  )
}

/**
 * The days of a period and of the one it is compared with; of an ongoing period, the days so far.
 */
function PeriodText({ period }: { period: Dashboard['period'] }) {
  const t = useDashboardText()
  const { span, hour } = useDateFormats()
  const { from, to, before, unit } = period
  const isRunning = isOngoing(period)
  const comparedSpan = span(before.from, before.to)
  return t(isRunning ? 'dash.soFar' : 'dash.span', {
    span: span(from, to),
    before:
      isRunning && unit === 'hour'
        ? t('dash.until', { span: comparedSpan, hour: hour(before.to) })
        : comparedSpan,
  })
}
