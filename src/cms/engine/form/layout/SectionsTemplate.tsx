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
import { isWideInput } from '../../../kinds/isWideInput.ts'
import { useFormContext } from '../formContext.ts'
import { SectionIndex } from './SectionIndex.tsx'
import { ErrorMark } from '../errors/ErrorMark.tsx'
import { PageColumns } from '../../../components/PageColumns.tsx'
import { Panel } from '../../../components/Panel.tsx'
import css from './SectionsTemplate.module.css'

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
      <div className={css.grid} data-single={visibleFields.length === 1}>
        {visibleFields.map((name) => {
          const field = resource.field[name]
          const isWide = field && isWideInput(field)
          return (
            <div
              key={name}
              className={css.cell}
              data-wide={isWide || aside || visibleFields.length === 1}
            >
              {contents.get(name)}
            </div>
          )
        })}
      </div>
    </Panel>
  )
}
