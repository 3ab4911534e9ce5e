import type { RecordData } from '#api/records.ts'
import { fieldApplies, textIn, type Field, type Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { isMoney } from '../../kinds/money.ts'
import { isBlank } from '../form/blankValues.ts'
import { pictureColumn } from '#resource/pictureColumn.ts'
import { isDerived } from './isDerived.ts'
import { DetailList } from './DetailList.tsx'
import { detailBlocks } from './detailBlocks.ts'
import css from './DetailScreen.module.css'

type Props = {
  readonly resource: Resource
  readonly record: RecordData
  /** the sections of the side column, or the others */
  readonly aside: boolean
}

/** The declared sections, to read: short facts in two columns, long ones across, sums below each other. */
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
    // What is only derived stands at the head of the page.
    .filter(({ visibleFields }) => !visibleFields.every((field) => isDerived(resource, field)))
  return sections.map(({ title, visibleFields }, index) => (
    <section key={index} className={css.card}>
      <h2 className={css.heading}>{textIn(title, language)}</h2>
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
    </section>
  ))
}

/** A blank is worth showing only where somebody can fill it; what the head of the page says is not said twice. */
function isFieldShown(resource: Resource, field: Field, record: RecordData): boolean {
  if (field.writeOnly || !fieldApplies(field, record)) return false
  if (resource.signsIn && field.name === pictureColumn(resource)) return false
  if (!field.readOnly) return true
  const value = record[field.name]
  if (field === resource.titleField || isBlank(value)) return false
  // Of what comes about by itself, a no and a sum of nothing are no news.
  return resource.references.includes(field) || !(value === false || isZeroAmount(value))
}

const isZeroAmount = (value: unknown): boolean => isMoney(value) && value.amount === 0
