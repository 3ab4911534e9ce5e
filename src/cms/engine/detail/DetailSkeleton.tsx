import Box from '@mui/material/Box'
import { PageColumns } from '../../components/PageColumns.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import css from './DetailScreen.module.css'

export const DetailSkeleton = () => (
  <div aria-hidden>
    <div className={css.summary}>
      <Skeleton width={160} height={120} />
      <Box sx={{ flex: '1 1 280px', minInlineSize: 0 }}>
        <Skeleton width={320} height={34} />
        <Skeleton width={200} height={14} />
      </Box>
    </div>
    <PageColumns
      asideWidth="minmax(260px, 320px)"
      main={
        <>
          <Skeleton height={260} />
          <Skeleton height={180} />
        </>
      }
      aside={<Skeleton height={160} />}
    />
  </div>
)
