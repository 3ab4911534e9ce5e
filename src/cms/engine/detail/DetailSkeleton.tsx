import Box from '@mui/material/Box'
import { pictureColumn } from '#resource/pictureColumn.ts'
import type { Resource } from '#resource/resource.ts'
import { PageColumns } from '../../components/PageColumns.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { factsStyle } from './DetailList.tsx'
import { summaryStyle } from './RecordSummary.tsx'

type Props = { readonly resource: Resource; readonly hasAside: boolean }

/** The layout of a record while it is loading. */
export function DetailSkeleton({ resource, hasAside }: Props) {
  const { sections, signsIn } = resource
  const renderPanels = (isAside: boolean) =>
    sections
      .filter(({ aside = false }) => aside === isAside)
      .slice(0, 3)
      .map(({ fields }, index) => <SkeletonPanel key={index} count={Math.min(fields.length, 6)} />)
  return (
    <div aria-hidden>
      <Box sx={summaryStyle}>
        {pictureColumn(resource) && (
          <Skeleton width={signsIn ? 72 : 160} height={signsIn ? 72 : 120} />
        )}
        <Box sx={{ ...styles.lines, flex: '1 1 280px', minInlineSize: 0 }}>
          <Skeleton width={320} height={34} />
          <Skeleton width={200} height={14} />
        </Box>
      </Box>
      <PageColumns
        beside={hasAside ? 'detail' : undefined}
        main={renderPanels(false)}
        aside={
          hasAside && (
            <>
              {renderPanels(true)}
              <SkeletonPanel count={2} />
            </>
          )
        }
      />
    </div>
  )
}

const SkeletonPanel = ({ count }: { count: number }) => (
  <Panel heading={<Skeleton width={120} height={16} />}>
    <Box sx={factsStyle}>
      {Array.from({ length: count }, (_, index) => (
        <Box key={index} sx={styles.lines}>
          <Skeleton width={72} height={12} />
          <Skeleton width={144} height={14} />
        </Box>
      ))}
    </Box>
  </Panel>
)

const styles = { lines: { display: 'flex', flexDirection: 'column', gap: 12 } } as const
