import type { RecordData } from '#api/records.ts'
import { languageName } from '#domain/languageName.ts'
import { isLanguage } from '#domain/locale.ts'
import { offers } from '#resource/access.ts'
import type { KindName } from '#resource/kinds/kindNames.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import type { Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { useText } from '../../context/useText.ts'
import { Cell } from '../../kinds/Cell.tsx'
import { Avatar } from '../../kinds/cells/Avatar.tsx'
import { Thumbnail } from '../../kinds/cells/Thumbnail.tsx'
import { ActionBar } from '../actions/ActionBar.tsx'
import type { RecordAction } from '../actions/recordActions.ts'
import { isBlank } from '../form/values.ts'
import { pictureColumn } from '../list/columns.ts'
import { momentField } from '../list/moments.ts'
import { useRecordTitle } from '../recordTitle.ts'
import { isDerived } from './derived.ts'
import css from './DetailScreen.module.css'

type Props = {
  readonly resource: Resource
  readonly record: RecordData
  readonly actions: readonly RecordAction[]
}

/** What it is, at a glance, and what can be done with it. */
export function Summary({ resource, record, actions }: Props) {
  const t = useText()
  const formats = useFormats()
  const picture = pictureColumn(resource)
  const { language } = useLanguage()
  const title = useRecordTitle(resource)(record)
  const short = [
    ...new Set([
      ...resource.references.filter(({ kind }) => !kinds[kind].pictured),
      ...resource.fields.filter((field) => isDerived(resource, field)),
      // What never changes has no history that would tell when it came.
      ...(offers(resource, 'update') ? [] : [momentField('createdAt')]),
    ]),
  ].filter((field) => field !== resource.titleField)
  const states = ['visible', 'active'].flatMap((name) => resource.field[name] ?? [])
  return (
    <header className={css.summary}>
      {picture &&
        (resource.signsIn ? (
          <Avatar value={record[picture]} name={title} size="large" />
        ) : (
          <Thumbnail value={record[picture]} size="large" alt={title} />
        ))}
      <div className={css.head}>
        <h1 className={css.title}>{formats.digits(title)}</h1>
        <p className={css.facts}>
          {[...short, ...states]
            .filter(({ name }) => !isBlank(record[name]))
            .map((field) => (
              <span key={field.name}>
                {mute.has(field.kind) && `${field.label[language]} `}
                <Cell field={field} value={record[field.name]} size="line" />
              </span>
            ))}
          {record._missing?.filter(isLanguage).map((code) => (
            <span key={code} className={css.missing}>
              {t('list.missingIn', { language: languageName(code, language) })}
            </span>
          ))}
        </p>
      </div>
      <ActionBar title={title} actions={actions} />
    </header>
  )
}

/** What says nothing without the name of what it is. */
const mute: ReadonlySet<KindName> = new Set<KindName>(['number', 'date'])
