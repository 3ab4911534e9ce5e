import type { SxProps } from '@mui/material/styles'
import Box from '@mui/material/Box'
import { BarPlot } from '@mui/x-charts/BarChart'
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight'
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider'
import { ChartsGrid } from '@mui/x-charts/ChartsGrid'
import { ChartsSurface } from '@mui/x-charts/ChartsSurface'
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis'
import { LineHighlightPlot, LinePlot, MarkPlot } from '@mui/x-charts/LineChart'
import { useNavigate } from 'react-router-dom'
import type { Dashboard } from '#api/dashboard.ts'
import { toMajor } from '#domain/money.ts'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { niceScale } from './niceScale.ts'
import { PeakLabel } from './PeakLabel.tsx'
import { countedOrdersQuery } from '../orderQueries.ts'
import type { SalesBucket } from './salesBuckets.ts'
import { SalesTooltip } from './SalesTooltip.tsx'
import { TimeAxis } from './TimeAxis.tsx'
import { useDashboardText } from '../useDashboardText.ts'
import { useLinks } from '../useLinks.ts'
import { useDateFormats } from '../useDateFormats.ts'
import { useSalesFormats } from './useSalesFormats.ts'

const height = 300
/** With at most this many points, the line marks each of them. */
const maxMarkedPoints = 14

/** Orders as bars and revenue as a line above them; time runs in the reading direction. */
export function SalesChart({ data, sales }: { data: Dashboard; sales: readonly SalesBucket[] }) {
  const t = useDashboardText()
  const dates = useDateFormats()
  const links = useLinks()
  const navigate = useNavigate()
  const { time, money, number } = useSalesFormats(data)
  const isRtl = useLanguage().direction === 'rtl'
  const { currency, period, figures } = data
  const { shape } = useBrand()
  const revenueOf = ({ revenue }: SalesBucket): number => toMajor({ ...revenue, currency })
  // Keeps the bars low, so that the line above them stays readable.
  const orders = niceScale(Math.max(...sales.map((sale) => sale.orders)) * 1.5, { whole: true })
  const revenue = niceScale(Math.max(...sales.map(revenueOf)))
  const [start, end] = isRtl ? (['right', 'left'] as const) : (['left', 'right'] as const)
  const knownPoints = sales.filter((sale) => !sale.isFuture)
  const labelStyle = { fontFamily: 'var(--font)', fontSize: 12, fill: 'var(--subtle)' }
  return (
    <Box sx={{ '--bars': 'var(--borderStrong)', minInlineSize: 0 }}>
      <Box
        component="p"
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          gap: 16,
          color: 'var(--muted)',
          fontSize: 'var(--caption)',
          fontWeight: 500,
        }}
        aria-hidden
      >
        <Box component="span" sx={styles.key} data-series="orders">
          {t('figure.orders')}
        </Box>
        <Box component="span" sx={styles.key} data-series="revenue">
          {t('sales.revenueIn', { currency })}
        </Box>
      </Box>
      <Box
        role="img"
        sx={{
          cursor: 'pointer',
          // The styles of the library come later.
          '&& .MuiChartsGrid-line': { stroke: 'var(--border)' },
          '&& .MuiChartsAxis-line': { stroke: 'var(--borderStrong)' },
          '&& .MuiLineChart-line': {
            strokeWidth: '2.5px',
            strokeLinejoin: 'round',
            filter: 'drop-shadow(0 0 1.5px var(--surface)) drop-shadow(0 0 1.5px var(--surface))',
          },
          '&& .MuiChartsAxisHighlight-root': {
            fill: 'var(--text)',
            fillOpacity: '0.05',
            stroke: 'none',
          },
        }}
        aria-label={t('sales.described', {
          span: dates.span(period.from, period.to),
          orders: number(figures.orders?.value ?? 0),
          revenue: money(figures.revenue?.value.amount ?? 0),
        })}
      >
        <ChartsDataProvider
          height={height}
          margin={{ top: 24, bottom: 4, left: 0, right: 0 }}
          disableKeyboardNavigation
          xAxis={[
            {
              id: 'time',
              scaleType: 'band',
              data: sales.map(({ at }) => at),
              valueFormatter: time,
              reverse: isRtl,
              categoryGapRatio: sales.length <= maxMarkedPoints ? 0.6 : 0.35,
              height: 28,
            },
          ]}
          yAxis={[
            { id: 'orders', position: start, ...axisConfig(orders, number) },
            { id: 'revenue', position: end, ...axisConfig(revenue, number) },
          ]}
          series={[
            {
              type: 'bar',
              id: 'orders',
              yAxisId: 'orders',
              label: t('figure.orders'),
              data: sales.map((sale) => sale.orders),
              color: 'var(--bars)',
            },
            {
              type: 'line',
              id: 'revenue',
              yAxisId: 'revenue',
              label: t('figure.revenue'),
              data: sales.map((sale) => (sale.isFuture ? null : revenueOf(sale))),
              color: 'var(--accent)',
              curve: 'linear',
              // A line of a single point could not be seen.
              showMark: knownPoints.length <= maxMarkedPoints,
              shape: 'circle',
            },
          ]}
          onAxisClick={(_, clicked) => {
            const sale = clicked && sales[clicked.dataIndex]
            if (!sale || sale.isFuture) return
            void navigate(links.list('orders', countedOrdersQuery({ from: sale.at, to: sale.to })))
          }}
        >
          <ChartsSurface>
            <ChartsGrid horizontal />
            <ChartsAxisHighlight x="band" />
            <BarPlot borderRadius={Math.min(3, shape.radius)} />
            <LinePlot />
            <MarkPlot />
            <LineHighlightPlot />
            <PeakLabel
              sales={sales}
              valueOf={revenueOf}
              labelOf={(sale) => money(sale.revenue.amount)}
            />
            <TimeAxis count={sales.length} style={labelStyle} />
            <ChartsYAxis axisId="orders" tickLabelStyle={labelStyle} disableTicks disableLine />
            <ChartsYAxis axisId="revenue" tickLabelStyle={labelStyle} disableTicks disableLine />
          </ChartsSurface>
          <SalesTooltip sales={sales} time={time} number={number} />
        </ChartsDataProvider>
      </Box>
    </Box>
  )
}

/** Returns the configuration of an axis with these ticks, as wide as their labels need. */
const axisConfig = (ticks: readonly number[], format: (value: number) => string) => ({
  min: 0,
  max: ticks.at(-1) ?? 1,
  tickInterval: [...ticks],
  valueFormatter: format,
  width: 12 + digitWidth * Math.max(...ticks.map((tick) => format(tick).length)),
})

const digitWidth = 7.5

const styles = {
  key: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    '&::before': {
      content: "''",
      inlineSize: 10,
      blockSize: 10,
      borderRadius: 'min(3px, var(--radius-s))',
      background: 'var(--bars)',
    },
    '&[data-series=revenue]::before': {
      inlineSize: 16,
      blockSize: 3,
      borderRadius: 'min(2px, var(--radius-s))',
      background: 'var(--accent)',
    },
  },
} satisfies Record<string, SxProps>
