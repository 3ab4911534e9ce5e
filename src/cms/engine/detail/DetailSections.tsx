import type { RecordData } from '#api/records.ts'
import { fieldApplies, textIn, type Field, type Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { isMoney } from '../../kinds/money.ts'
import { isBlank } from '../form/blankValues.ts'
import { pictureColumn } from '#resource/pictureColumn.ts'
import { isDerived } from './isDerived.ts'
import { DetailList } from './DetailList.tsx'
import { detailBlocks } from './detailBlocks.ts'
import { Panel } from '../../components/Panel.tsx'

type Props = {
  readonly resource: Resource
  readonly record: RecordData
  /** whether to show the sections of the side column, or the others */
  readonly aside: boolean
}

/**
 * The declared sections, read only: short facts in two columns, long ones full width, sums stacked.
 */
export function DetailSections({ resource, record, aside }: Props) {
  const { language } = useLanguage()
  const sections = resource.sections
    .filter((section) => (section.aside ?? false) === aside)
    .map((section) => ({
      ...section,
      visibleFields: section.fields
        .flatMap((name) => resource.field[name] ?? [])
        .filter((field) => isFieldShown(resource, field, record)),
    }))
    // Sections with only derived fields are in the summary at the top of the page.
    .filter(({ visibleFields }) => !visibleFields.every((field) => isDerived(resource, field)))
  return sections.map(({ title, visibleFields }, index) => (
    <Panel key={index} heading={textIn(title, language)}>
      {detailBlocks(visibleFields).map(({ fields, isLedger }) => (
        <DetailList
          key={fields[0]?.name}
          resource={resource}
          record={record}
          fields={fields}
          isLedger={isLedger}
          isOnly={visibleFields.length === 1}
        />
      ))}
    </Panel>
  ))
}

/** Blank fields are shown only if they can be filled in; those in the summary are not repeated. */
function isFieldShown(resource: Resource, field: Field, record: RecordData): boolean {
  if (field.writeOnly || !fieldApplies(field, record)) return false
  if (resource.signsIn && field.name === pictureColumn(resource)) return false
  if (!field.readOnly) return true
  const value = record[field.name]
  if (field === resource.titleField || isBlank(value)) return false
  // Of derived values, a no and a zero are not worth showing.
  return resource.references.includes(field) || !(value === false || isZeroAmount(value))
}

const isZeroAmount = (value: unknown): boolean => isMoney(value) && value.amount === 0
