import TranslateIcon from '@mui/icons-material/TranslateOutlined'
import type { CellContext } from '@tanstack/react-table'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { defaultLanguage, languages } from '#domain/locale.ts'
import type { RecordData } from '#api/records.ts'
import { pictureColumn } from '#resource/pictureColumn.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { useResource } from '../../../context/catalogue.ts'
import { usePaths } from '../../../context/paths.ts'
import { useText } from '../../../context/useText.ts'
import { Cell } from '../../../kinds/Cell.tsx'
import { Avatar } from '../../../kinds/cells/Avatar.tsx'
import { Thumbnail } from '../../../kinds/cells/Thumbnail.tsx'
import { recordTitle } from '../../recordTitle.ts'
import { timestampField } from '../columns/timestampFields.ts'
import type { listFeatures } from '../tableFeatures.ts'
import css from './RecordCell.module.css'

type Props = CellContext<typeof listFeatures, RecordData>

/** The value of a record in a list; its name links to it. */
export function RecordCell({ column: { id, columnDef }, row: { original: record }, table }: Props) {
  const { field = timestampField(id), isName } = columnDef.meta ?? {}
  if (isName) return <RecordName record={record} />
  const cell = <Cell field={field} value={record[id]} record={record} size="line" />
  if (!field.property['x-ledger'] && !field.property['x-verb']) return cell
  const actions = table.options.meta?.actionsOf?.(record) ?? []
  return (
    <Suspense fallback={cell}>
      <LedgerCell field={field} record={record} size="line" actions={actions} />
    </Suspense>
  )
}

const LedgerCell = lazy(async () => ({
  default: (await import('../../LedgerCell.tsx')).LedgerCell,
}))

/** Links the name to the record; with a thumbnail where the resource has pictures. */
function RecordName({ record }: { record: RecordData }) {
  const t = useText()
  const paths = usePaths()
  const resource = useResource()
  const picture = pictureColumn(resource)
  const { language } = useLanguage()
  const formats = useFormats()
  const title = recordTitle(resource, record, language)
  const isUntranslated =
    language !== defaultLanguage && record._fallback?.includes(resource.titleField.name)
  return (
    <span className={css.named}>
      {picture &&
        (resource.signsIn ? (
          <Avatar value={record[picture]} name={title} size="small" />
        ) : (
          <Thumbnail value={record[picture]} size="small" />
        ))}
      <Link
        to={paths.record(resource, record._id)}
        className={css.link}
        style={{ '--length': title.length }}
      >
        <bdi>{formats.digits(title)}</bdi>
      </Link>
      {isUntranslated && (
        <TranslateIcon
          className={css.untranslated}
          fontSize="inherit"
          titleAccess={t('list.untranslated', { language: languages[defaultLanguage].label })}
        />
      )}
    </span>
  )
}
