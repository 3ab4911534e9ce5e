import type { RecordData } from '#api/records.ts'
import { applies, textIn, type Field, type Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { Cell } from '../../kinds/Cell.tsx'
import { pictureColumn } from '../list/columns.ts'
import { isDerived } from './derived.ts'
import css from './DetailScreen.module.css'

/** The declared sections, to read: short facts in two columns, long ones across. */
type Props = {
  readonly resource: Resource
  readonly record: RecordData
  /** the sections of the side column, or the others */
  readonly aside: boolean
}

export function FactSections({ resource, record, aside }: Props) {
  const { language } = useLanguage()
  const sections = resource.sections
    .filter((section) => (section.aside ?? false) === aside)
    .map((section) => ({
      ...section,
      shown: section.fields
        .flatMap((name) => resource.field[name] ?? [])
        .filter(({ name }) => !(resource.signsIn && name === pictureColumn(resource)))
        .filter((field) => !field.writeOnly && applies(field, record)),
    }))
    // What is only derived stands at the head of the page.
    .filter(({ shown }) => !shown.every((field) => isDerived(resource, field)))
  return sections.map(({ title, shown }, index) => (
    <section key={index} className={css.card}>
      <h2 className={css.heading}>{textIn(title, language)}</h2>
      <dl className={css.list}>
        {shown.map((field) => (
          <div key={field.name} className={css.fact} data-wide={isWide(field)}>
            <dt className={shown.length === 1 && isWide(field) ? 'visually-hidden' : undefined}>
              {field.label[language]}
            </dt>
            <dd>
              <Cell field={field} value={record[field.name]} size="full" />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}

const isWide = ({ kind }: Field): boolean => wide.includes(kind)

const wide: readonly string[] = [
  'multiline',
  'richText',
  'gallery',
  'relations',
  'links',
  'list',
  'address',
  'permissions',
]
