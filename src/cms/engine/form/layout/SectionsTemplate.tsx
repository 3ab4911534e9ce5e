import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ObjectFieldTemplateProps } from '@rjsf/utils'
import { createContext, memo, use, type ReactNode } from 'react'
import type { Input } from '#api/resourcePaths.ts'
import { fieldApplies, textIn } from '#resource/resource.ts'
import type { Section } from '#resource/declaration.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { helpText } from '../../../kinds/helpText.ts'
import { messagesOf, pointerToPath } from '../../../kinds/pointers.ts'
import { isWideInput } from '../../../kinds/isWideInput.ts'
import { useFormContext } from '../formContext.ts'
import { SectionIndex, type VisibleSection } from './SectionIndex.tsx'
import { ErrorMark } from '../errors/ErrorMark.tsx'
import { PageColumns } from '../../../components/PageColumns.tsx'
import { Panel } from '../../../components/Panel.tsx'
import css from './SectionsTemplate.module.css'

/** The inputs of the fields that currently apply, by the names of the fields. */
const FieldContents = createContext<ReadonlyMap<string, ReactNode>>(new Map())

/**
 * The declared sections with the fields that currently apply; those marked `aside` in a second
 * column. With each key only what lies between the sections and the changed field is drawn again.
 */
export function SectionsTemplate({
  properties,
  formData = {},
  errorSchema,
}: ObjectFieldTemplateProps<Input>) {
  const { resource, idPrefix } = useFormContext()
  const contents = new Map(
    properties.flatMap(({ name, content }) => {
      const field = resource.field[name]
      return field && !field.readOnly && fieldApplies(field, formData) ? [[name, content]] : []
    }),
  )
  const invalidFields = new Set(
    Object.keys(messagesOf(errorSchema)).map((pointer) => pointerToPath(pointer)[0]),
  )
  const sections = resource.sections.flatMap((section, index) => {
    const fields = section.fields.filter((name) => contents.has(name))
    const hasErrors = fields.some((name) => invalidFields.has(name))
    return fields.length ? [{ section, id: `${idPrefix}-section-${index}`, hasErrors }] : []
  })
  const main = sections.filter(({ section }) => !section.aside)
  const aside = sections.filter(({ section }) => section.aside)
  return (
    <FieldContents value={contents}>
      <PageColumns
        asideWidth="minmax(280px, 340px)"
        besideFrom={1100}
        top={main.length >= sectionIndexThreshold && <SectionIndex sections={main} />}
        main={main.map((each) => (
          <SectionCard key={each.id} {...each} />
        ))}
        aside={aside.map((each) => (
          <SectionCard key={each.id} {...each} />
        ))}
      />
    </FieldContents>
  )
}

/** From this number of sections on, a form has an index above it. */
export const sectionIndexThreshold = 4

const SectionCard = memo(({ section, id, hasErrors }: VisibleSection) => {
  const { language } = useLanguage()
  const lead = helpText(section.help, language)
  return (
    <Panel aria-labelledby={id}>
      <Box id={id} component="h2" sx={{ scrollMarginBlockStart: 140 }}>
        {textIn(section.title, language)}
        {hasErrors && <ErrorMark />}
      </Box>
      {lead && (
        <Typography color="textSecondary" sx={{ maxInlineSize: '72ch', marginBlockStart: 4 }}>
          {lead}
        </Typography>
      )}
      <SectionFields section={section} />
    </Panel>
  )
})

function SectionFields({ section: { fields, aside } }: { section: Section }) {
  const { resource } = useFormContext()
  const contents = use(FieldContents)
  const visibleFields = fields.filter((name) => contents.has(name))
  const isSingle = visibleFields.length === 1
  return (
    <div className={css.grid} data-single={isSingle}>
      {visibleFields.map((name) => {
        const field = resource.field[name]
        const isWide = field && isWideInput(field)
        return (
          <div key={name} className={css.cell} data-wide={isWide || aside || isSingle}>
            {contents.get(name)}
          </div>
        )
      })}
    </div>
  )
}
