import Box from '@mui/material/Box'
import { Skeleton } from '../../components/Skeleton.tsx'
import { CardFrame } from './CardFrame.tsx'
import { CardGrid } from './CardGrid.tsx'
import css from './Dashboard.module.css'
import { MetricGrid } from './cards/MetricGrid.tsx'
import figures from './cards/Metrics.module.css'

export const DashboardSkeleton = () => (
  <div className={css.parts} aria-busy>
    <MetricGrid>
      {['revenue', 'orders', 'average', 'customers'].map((name) => (
        <li key={name} className={figures.tile}>
          <Skeleton width={90} height={16} />
          <Skeleton width={140} height={32} />
          <Skeleton width={110} height={20} />
        </li>
      ))}
    </MetricGrid>
    <CardFrame head={<Skeleton width={150} height={20} />}>
      <Skeleton height={318} />
    </CardFrame>
    <CardGrid minWidth={420}>
      <Rows count={8} height={40} />
      <Rows count={6} height={52} />
    </CardGrid>
    <div>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '8px 16px',
          marginBlock: '8px 12px',
        }}
      >
        <Skeleton width={190} height={22} />
      </Box>
      <CardGrid minWidth={280}>
        <Rows count={4} height={52} />
        <Rows count={4} height={52} />
        <Rows count={4} height={52} />
      </CardGrid>
    </div>
  </div>
)

const Rows = ({ count, height }: { count: number; height: number }) => (
  <CardFrame head={<Skeleton width={150} height={20} />}>
    {Array.from({ length: count }, (_, index) => (
      <Box
        key={index}
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 24 }}
        style={{ minBlockSize: height }}
      >
        <Skeleton width={`${60 - (index % 3) * 10}%`} height={16} />
        <Skeleton width={56} height={16} />
      </Box>
    ))}
  </CardFrame>
)
