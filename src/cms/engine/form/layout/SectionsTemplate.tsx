import type { SxProps } from '@mui/material/styles'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ObjectFieldTemplateProps } from '@rjsf/utils'
import type { ReactNode } from 'react'
import type { Input } from '#api/resourcePaths.ts'
import { fieldApplies, textIn } from '#resource/resource.ts'
import type { Section } from '#resource/declaration.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { helpText } from '../../../kinds/helpText.ts'
import { messagesOf, pointerToPath } from '../../../kinds/pointers.ts'
import { isWideKind } from '../../../kinds/widgetSizes.ts'
import { useFormContext } from '../formContext.ts'
import { SectionIndex } from './SectionIndex.tsx'
import { ErrorMark } from '../errors/ErrorMark.tsx'
import { PageColumns } from '../../../components/PageColumns.tsx'
import { Panel } from '../../../components/Panel.tsx'

export type VisibleSection = Section & {
  readonly id: string
  readonly visibleFields: readonly string[]
  /** whether it contains an error */
  readonly hasErrors: boolean
}

/**
 * The declared sections with the fields that currently apply; those marked `aside` in a second
 * column.
 */
export function SectionsTemplate({
  properties,
  formData = {},
  errorSchema,
}: ObjectFieldTemplateProps<Input>) {
  const { resource, idPrefix } = useFormContext()
  const contents = new Map(properties.map(({ name, content }) => [name, content]))
  const invalidFields = new Set(
    Object.keys(messagesOf(errorSchema)).map((pointer) => pointerToPath(pointer)[0]),
  )
  const sections = resource.sections
    .map((section, index): VisibleSection => {
      const visibleFields = section.fields.filter((name) => {
        const field = resource.field[name]
        return field && !field.readOnly && fieldApplies(field, formData)
      })
      const id = `${idPrefix}-section-${index}`
      return {
        ...section,
        id,
        visibleFields,
        hasErrors: visibleFields.some((name) => invalidFields.has(name)),
      }
    })
    .filter(({ visibleFields }) => visibleFields.length > 0)
  const main = sections.filter(({ aside }) => !aside)
  const aside = sections.filter((section) => section.aside)
  return (
    <PageColumns
      asideWidth="minmax(280px, 340px)"
      besideFrom={1100}
      top={main.length >= sectionIndexThreshold && <SectionIndex sections={main} />}
      main={main.map((section) => (
        <SectionCard key={section.id} section={section} contents={contents} />
      ))}
      aside={aside.map((section) => (
        <SectionCard key={section.id} section={section} contents={contents} />
      ))}
    />
  )
}

/** From this number of sections on, a form has an index above it. */
export const sectionIndexThreshold = 4

type CardProps = { section: VisibleSection; contents: ReadonlyMap<string, ReactNode> }

function SectionCard({ section, contents }: CardProps) {
  const { language } = useLanguage()
  const { resource } = useFormContext()
  const { id, title, help, visibleFields, aside, hasErrors } = section
  const lead = helpText(help, language)
  return (
    <Panel aria-labelledby={id}>
      <Box id={id} component="h2" sx={{ scrollMarginBlockStart: 140 }}>
        {textIn(title, language)}
        {hasErrors && <ErrorMark />}
      </Box>
      {lead && (
        <Typography color="textSecondary" sx={{ maxInlineSize: '72ch', marginBlockStart: 4 }}>
          {lead}
        </Typography>
      )}
      <Box sx={styles.grid} data-single={visibleFields.length === 1}>
        {visibleFields.map((name) => {
          const field = resource.field[name]
          const isWide = field && isWideKind(field.kind)
          return (
            <Box
              key={name}
              sx={styles.cell}
              data-wide={isWide || aside || visibleFields.length === 1}
            >
              {contents.get(name)}
            </Box>
          )
        })}
      </Box>
    </Panel>
  )
}

const styles = {
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    gap: 'var(--gap) 16px',
    marginBlockStart: 16,
    /* Under its own title a single group of controls needs no second name. */
    '&[data-single=true] [role=group] > div:first-child': {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
  cell: {
    gridColumn: 'span 12',
    minInlineSize: 0,
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 84px',
    overflowClipMargin: '8px',
    /* How tall a list of rows is nobody knows before: it would lie over what comes next. */
    '&:has([data-stacked])': { contentVisibility: 'visible' },
    '@container (width > 540px)': { '&[data-wide=false]': { gridColumn: 'span 6' } },
    '@media print': { contentVisibility: 'visible', breakInside: 'avoid' },
  },
} satisfies Record<string, SxProps>
