import type { RecordData } from '#api/records.ts'
import { languages, isLanguage } from '#domain/locale.ts'
import { offers } from '#resource/access.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import type { Resource } from '#resource/resource.ts'
import { useFormats } from '#ui/useFormats.ts'
import { useText } from '../../context/useText.ts'
import { Cell } from '../../kinds/Cell.tsx'
import { Avatar } from '../../kinds/cells/Avatar.tsx'
import { Thumbnail } from '../../kinds/cells/Thumbnail.tsx'
import { ActionBar } from '../ActionBar.tsx'
import { pictureColumn } from '../list/columns.ts'
import type { RecordAction } from '../recordActions.tsx'
import { momentField } from '../list/moments.ts'
import { recordTitle } from '../recordTitle.ts'
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
  const title = recordTitle(resource, record)
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
          {[...short, ...states].map((field) => (
            <Cell key={field.name} field={field} value={record[field.name]} size="line" />
          ))}
          {record._missing?.filter(isLanguage).map((code) => (
            <span key={code} className={css.missing}>
              {t('list.missingIn', { language: languages[code].label })}
            </span>
          ))}
        </p>
      </div>
      <ActionBar title={title} actions={actions} />
    </header>
  )
}
