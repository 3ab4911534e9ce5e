import { useFormats } from '#ui/useFormats.ts'
import type { RecordData } from '#api/records.ts'
import { usesField } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { Link } from 'react-router-dom'
import { usePaths } from '../../context/paths.ts'
import { useText } from '../../context/useText.ts'
import { Thumbnail } from '../../kinds/cells/Thumbnail.tsx'
import { ActionMenu } from '../actions/ActionMenu.tsx'
import type { RecordAction } from '../actions/useRecordActions.ts'
import { RowCheckbox } from '../list/rows/RowCheckbox.tsx'
import type { RecordList } from '../list/useList.ts'
import type { Selection } from '../list/rows/useSelection.ts'
import { pictureColumn } from '#resource/pictureColumn.ts'
import { recordTitle } from '../recordTitle.ts'
import { ReplacePictureButton } from './ReplacePictureButton.tsx'
import css from './GalleryGrid.module.css'

type Props = {
  readonly list: RecordList
  readonly actionsOf?: (record: RecordData) => RecordAction[]
  readonly selection?: Selection
}

/** A grid of pictures, which can be selected and replaced, with the number of their uses. */
export function GalleryGrid({ list, actionsOf, selection }: Props) {
  const t = useText()
  const paths = usePaths()
  const formats = useFormats()
  const { language } = useLanguage()
  const { resource, rows, isStale, isLoading } = list
  const picture = pictureColumn(resource) ?? ''
  const uses = resource.field[usesField]
  return (
    <ul className={css.grid} data-stale={isStale} aria-busy={isLoading || isStale}>
      {rows.map((record) => {
        const title = recordTitle(resource, record, language)
        const actions = actionsOf?.(record) ?? []
        const isSelected = selection?.has(record._id) ?? false
        return (
          <li key={record._id} className={css.card} data-chosen={isSelected}>
            <Link
              to={paths.record(resource, record._id)}
              className={css.picture}
              tabIndex={-1}
              aria-hidden
            >
              <Thumbnail value={record[picture]} size="large" />
            </Link>
            {selection && (
              <span className={css.choice}>
                <RowCheckbox
                  label={t('list.select', { what: title })}
                  checked={isSelected}
                  onToggle={(on, range) => selection.toggle(record._id, { on, range })}
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
