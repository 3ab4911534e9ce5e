import { deepEquals, type ObjectFieldTemplateProps } from '@rjsf/utils'
import { memo, type ReactElement } from 'react'
import type { Input } from '#api/resourcePaths.ts'
import { fieldApplies, textIn } from '#resource/resource.ts'
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
  const renderSection = (each: VisibleSection) => (
    <SectionCard key={each.id} {...each} contents={contents} />
  )
  return (
    <PageColumns
      beside="form"
      top={main.length >= sectionIndexThreshold && <SectionIndex sections={main} />}
      main={main.map(renderSection)}
      aside={aside.map(renderSection)}
    />
  )
}

/** From this number of sections on, a form has an index above it. */
export const sectionIndexThreshold = 4

type SectionCardProps = VisibleSection & {
  /** the inputs of the fields that currently apply, by the names of the fields */
  readonly contents: ReadonlyMap<string, ReactElement>
}

const SectionCard = memo(({ section, id, hasErrors, contents }: SectionCardProps) => {
  const { resource } = useFormContext()
  const { language } = useLanguage()
  const lead = helpText(section.help, language)
  const visibleFields = section.fields.filter((name) => contents.has(name))
  const isSingle = visibleFields.length === 1
  return (
    <Panel aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {textIn(section.title, language)}
        {hasErrors && <ErrorMark />}
      </h2>
      {lead && <p className={css.lead}>{lead}</p>}
      <div className={css.grid} data-single={isSingle}>
        {visibleFields.map((name) => {
          const field = resource.field[name]
          const isWide = field && isWideInput(field)
          return (
            <div key={name} className={css.cell} data-wide={isWide || section.aside || isSingle}>
              {contents.get(name)}
            </div>
          )
        })}
      </div>
    </Panel>
  )
}, isSameSection)

/**
 * The form library creates the contents anew with every key press. Their handlers are not compared:
 * they stay the same as long as the form is open.
 */
function isSameSection(previous: SectionCardProps, next: SectionCardProps): boolean {
  const propsOf = ({ contents, section }: SectionCardProps) =>
    section.fields.map((name) => contents.get(name)?.props)
  return (
    previous.section === next.section &&
    previous.id === next.id &&
    previous.hasErrors === next.hasErrors &&
    deepEquals(propsOf(previous), propsOf(next))
  )
}
