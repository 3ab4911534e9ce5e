import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
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
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
        gap: 16,
        marginBlockEnd: 16,
        '--behind': 'var(--canvas)',
        '@media (width < 700px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 12 },
      }}
      data-stale={isStale}
      aria-busy={isLoading || isStale}
    >
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
              <Box
                component="span"
                sx={{
                  position: 'absolute',
                  insetBlockStart: 8,
                  insetInlineStart: 8,
                  inlineSize: 32,
                  borderRadius: 'var(--radius-s)',
                  background: 'var(--surface)',
                  '--row': '32px',
                }}
              >
                <RowCheckbox
                  label={t('list.select', { what: title })}
                  checked={row.getIsSelected()}
                  onChange={row.getToggleSelectedHandler()}
                />
              </Box>
            )}
            <Box sx={{ flex: 1, minInlineSize: 0, paddingBlock: 8, paddingInlineStart: 12 }}>
              <Box
                to={paths.record(resource, record._id)}
                component={Link}
                sx={{
                  display: 'block',
                  overflow: 'hidden',
                  color: 'var(--text)',
                  fontWeight: 500,
                  textDecoration: 'none',
                  textOverflow: 'ellipsis',
                  whiteSpace: 'nowrap',
                  '&:hover': { color: 'var(--accent)' },
                }}
              >
                <bdi>{formats.digits(title)}</bdi>
              </Box>
              {uses && (
                <Typography component="span" variant="caption" color="textDisabled">
                  {uses.label[language]} {formats.number(Number(record[usesField] ?? 0))}
                </Typography>
              )}
            </Box>
            <Box sx={{ display: 'flex', paddingInlineEnd: 4 }}>
              <ReplacePictureButton resource={resource} record={record} title={title} />
              {actions.some(({ key }) => key !== 'view') && (
                <ActionMenu
                  label={t('action.more', { what: title })}
                  actions={actions.filter(({ disabledReason }) => !disabledReason)}
                />
              )}
            </Box>
          </li>
        )
      })}
    </Box>
  )
}
