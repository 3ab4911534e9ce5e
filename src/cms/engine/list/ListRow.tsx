import EditIcon from '@mui/icons-material/EditOutlined'
import TranslateIcon from '@mui/icons-material/TranslateOutlined'
import IconButton from '@mui/material/IconButton'
import { Link } from 'react-router-dom'
import { defaultLanguage, languages } from '#domain/locale.ts'
import type { RecordData } from '#api/records.ts'
import { labelOf, type Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { usePaths } from '../../context/paths.ts'
import { useText } from '../../context/useText.ts'
import { Cell } from '../../kinds/Cell.tsx'
import { Avatar } from '../../kinds/cells/Avatar.tsx'
import { Thumbnail } from '../../kinds/cells/Thumbnail.tsx'
import { ActionMenu } from '../actions/ActionMenu.tsx'
import type { RecordAction } from '../actions/recordActions.ts'
import { recordTitle } from '../recordTitle.ts'
import { pictureColumn, type ListColumn } from './columns.ts'
import { momentField } from './moments.ts'
import css from './ListTable.module.css'

type Props = {
  readonly resource: Resource
  readonly record: RecordData
  readonly columns: readonly ListColumn[]
  readonly actions?: readonly RecordAction[]
}

export function ListRow({ resource, record, columns, actions }: Props) {
  const { language } = useLanguage()
  const title = recordTitle(resource, record, language)
  return (
    <tr className={css.row}>
      {columns.map((column) =>
        column.isName ? (
          <NameCell key={column.name} resource={resource} record={record} title={title} />
        ) : (
          <td
            key={column.name}
            className={css.cell}
            data-end={column.atEnd}
            data-figure={column.isFigure}
            data-label={(column.field?.label ?? labelOf(column.name, undefined))[language]}
          >
            <Value column={column} value={record[column.name]} />
          </td>
        ),
      )}
      {actions && <RowActions title={title} actions={actions.filter(({ why }) => !why)} />}
    </tr>
  )
}

type ActionProps = { readonly title: string; readonly actions: readonly RecordAction[] }

function RowActions({ title, actions }: ActionProps) {
  const t = useText()
  const edit = actions.find(({ key }) => key === 'edit')
  return (
    <td className={css.actions}>
      {edit?.to && (
        <IconButton
          size="small"
          className={css.quick ?? ''}
          component={Link}
          to={edit.to}
          aria-label={`${edit.label}: ${title}`}
          title={edit.label}
        >
          <EditIcon fontSize="small" />
        </IconButton>
      )}
      {/* Looking at it is what the name is for. */}
      {actions.some(({ key }) => key !== 'view') && (
        <ActionMenu label={t('action.more', { what: title })} actions={actions} />
      )}
    </td>
  )
}

type NameProps = Pick<Props, 'resource' | 'record'> & { readonly title: string }

/** The name leads to the record; a small picture where the resource has one. */
function NameCell({ resource, record, title }: NameProps) {
  const t = useText()
  const paths = usePaths()
  const picture = pictureColumn(resource)
  const { language } = useLanguage()
  const formats = useFormats()
  const untranslated =
    language !== defaultLanguage && record._fallback?.includes(resource.titleField.name)
  return (
    <th scope="row" className={css.name}>
      <span className={css.named}>
        {picture &&
          (resource.signsIn ? (
            <Avatar value={record[picture]} name={title} size="small" />
          ) : (
            <Thumbnail value={record[picture]} size="small" />
          ))}
        <Link
          to={paths.one(resource, record._id)}
          className={css.link}
          style={{ '--length': title.length }}
        >
          <bdi>{formats.digits(title)}</bdi>
        </Link>
        {untranslated && (
          <TranslateIcon
            className={css.untranslated}
            fontSize="inherit"
            titleAccess={t('list.untranslated', { language: languages[defaultLanguage].label })}
          />
        )}
      </span>
    </th>
  )
}

const Value = ({ column: { field, name }, value }: { column: ListColumn; value: unknown }) => (
  <Cell field={field ?? momentField(name)} value={value} size="line" />
)
