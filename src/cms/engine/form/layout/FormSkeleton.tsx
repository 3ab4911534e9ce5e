import Box from '@mui/material/Box'
import type { Resource } from '#resource/resource.ts'
import { PageColumns } from '../../../components/PageColumns.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { sectionIndexThreshold } from './SectionsTemplate.tsx'

/** The layout of the form while it is loading. */
export function FormSkeleton({ resource: { sections } }: { resource: Resource }) {
  const card = (fields: number, key: number) => (
    <Panel key={key}>
      <Skeleton width={140} height={18} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
          gap: 16,
          marginBlockStart: 12,
        }}
      >
        {Array.from({ length: Math.min(fields, 4) }, (_, index) => (
          <div key={index}>
            <Skeleton width={90} height={14} />
            <Skeleton height={40} />
          </div>
        ))}
      </Box>
    </Panel>
  )
  const aside = sections.filter((section) => section.aside)
  const main = sections.filter((section) => !section.aside)
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 'var(--gap)' }} aria-hidden>
      <Skeleton width={280} height={34} />
      <PageColumns
        asideWidth="minmax(280px, 340px)"
        besideFrom={1100}
        top={
          main.length >= sectionIndexThreshold && (
            <Box sx={{ gridColumn: '1 / -1', '@media (width < 700px)': { display: 'none' } }}>
              <Skeleton width={480} height={48} />
            </Box>
          )
        }
        main={main.slice(0, 2).map(({ fields }, index) => card(fields.length, index))}
        aside={aside.map(({ fields }, index) => card(fields.length, index))}
      />
    </Box>
  )
}
