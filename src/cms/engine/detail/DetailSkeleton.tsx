import Box from '@mui/material/Box'
import { PageColumns } from '../../components/PageColumns.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { summaryStyle } from './RecordSummary.tsx'

export const DetailSkeleton = () => (
  <div aria-hidden>
    <Box sx={summaryStyle}>
      <Skeleton width={160} height={120} />
      <Box sx={{ flex: '1 1 280px', minInlineSize: 0 }}>
        <Skeleton width={320} height={34} />
        <Skeleton width={200} height={14} />
      </Box>
    </Box>
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
