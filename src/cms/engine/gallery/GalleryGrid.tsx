import { useFormats } from '#ui/useFormats.ts'
import { usesField } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { Link } from 'react-router-dom'
import { usePaths } from '../../context/paths.ts'
import { useText } from '../../context/useText.ts'
import { Thumbnail } from '../../kinds/cells/Thumbnail.tsx'
import { ActionMenu } from '../actions/ActionMenu.tsx'
import { RowCheckbox } from '../list/rows/RowCheckbox.tsx'
import type { ListTableProps } from '../list/ListTable.tsx'
import { pictureColumn } from '#resource/pictureColumn.ts'
import { recordTitle } from '../recordTitle.ts'
import { ReplacePictureButton } from './ReplacePictureButton.tsx'
import css from './GalleryGrid.module.css'

type Props = Pick<ListTableProps, 'list' | 'table' | 'isSelectable'>

/** A grid of pictures, which can be selected and replaced, with the number of their uses. */
export function GalleryGrid({ list, table, isSelectable }: Props) {
  const t = useText()
  const paths = usePaths()
  const formats = useFormats()
  const { language } = useLanguage()
  const { resource, isStale, isLoading } = list
  const picture = pictureColumn(resource) ?? ''
  const uses = resource.field[usesField]
  return (
    <ul className={css.grid} data-stale={isStale} aria-busy={isLoading || isStale}>
      {table.getRowModel().rows.map((row) => {
        const record = row.original
        const title = recordTitle(resource, record, language)
        const actions = table.options.meta?.actionsOf?.(record) ?? []
        return (
          <li
            key={record._id}
            className={css.card}
            data-chosen={isSelectable && row.getIsSelected()}
          >
            <Link
              to={paths.record(resource, record._id)}
              className={css.picture}
              tabIndex={-1}
              aria-hidden
            >
              <Thumbnail value={record[picture]} size="large" />
            </Link>
            {isSelectable && (
              <span className={css.choice}>
                <RowCheckbox
                  label={t('list.select', { what: title })}
                  checked={row.getIsSelected()}
                  onChange={row.getToggleSelectedHandler()}
                />
              </span>
            )}
            <div className={css.words}>
              <Link to={paths.record(resource, record._id)} className={css.title}>
                <bdi>{formats.digits(title)}</bdi>
              </Link>
              {uses && (
                <span className={css.uses}>
                  {uses.label[language]} {formats.number(Number(record[usesField] ?? 0))}
                </span>
              )}
            </div>
            <div className={css.tools}>
              <ReplacePictureButton resource={resource} record={record} title={title} />
              {actions.some(({ key }) => key !== 'view') && (
                <ActionMenu
                  label={t('action.more', { what: title })}
                  actions={actions.filter(({ disabledReason }) => !disabledReason)}
                />
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
