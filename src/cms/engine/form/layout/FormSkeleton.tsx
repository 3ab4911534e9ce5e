import Box from '@mui/material/Box'
import type { Section } from '#resource/declaration.ts'
import type { Resource } from '#resource/resource.ts'
import { PageColumns } from '../../../components/PageColumns.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { isWideInput } from '../../../kinds/isWideInput.ts'
import { sectionIndexThreshold } from './SectionsTemplate.tsx'
import css from './SectionsTemplate.module.css'

/** The layout of the form while it is loading. */
export function FormSkeleton({ resource }: { resource: Resource }) {
  const aside = resource.sections.filter((section) => section.aside)
  const main = resource.sections.filter((section) => !section.aside)
  const renderPanel = (section: Section, index: number) => (
    <SkeletonPanel key={index} resource={resource} section={section} />
  )
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 24 }} aria-hidden>
      <Skeleton width={280} height={34} />
      <PageColumns
        beside="form"
        top={
          main.length >= sectionIndexThreshold && (
            <Box sx={indexStyle}>
              <Skeleton width={480} height={14} />
            </Box>
          )
        }
        main={main.slice(0, 2).map(renderPanel)}
        aside={aside.map(renderPanel)}
      />
    </Box>
  )
}

type PanelProps = { readonly resource: Resource; readonly section: Section }

function SkeletonPanel({ resource, section: { fields, aside, help } }: PanelProps) {
  const inputs = fields.flatMap((name) => {
    const field = resource.field[name]
    return field && !field.readOnly ? [field] : []
  })
  return (
    <Panel>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 12 }}>
        <Skeleton width={140} height={16} />
        {help && <Skeleton width={280} height={14} />}
      </Box>
      <div className={css.grid}>
        {inputs.slice(0, 6).map((field) => (
          <div
            key={field.name}
            className={css.cell}
            data-wide={isWideInput(field) || aside || inputs.length === 1}
          >
            <Box sx={fieldStyle}>
              <Skeleton width={96} height={14} />
              <Skeleton height="var(--control)" />
            </Box>
          </div>
        ))}
      </div>
    </Panel>
  )
}

const indexStyle = {
  display: 'flex',
  gridColumn: '1 / -1',
  alignItems: 'center',
  blockSize: 48,
  borderBlockEnd: '1px solid var(--border)',
  '@media (width < 700px)': { display: 'none' },
} as const

const fieldStyle = {
  display: 'grid',
  gridTemplateRows: 'calc(14px * var(--leading)) var(--control)',
  gap: 8,
  alignItems: 'center',
} as const
