import type { SxProps } from '@mui/material/styles'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useId, useState } from 'react'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { useListText } from '../../../context/useListText.ts'
import { useText } from '../../../context/useText.ts'
import { Popover } from '../../../components/popupComponents.tsx'
import { moveColumn } from '../columns/arrangement.ts'
import { ColumnChoice } from '../columns/ColumnChoice.tsx'
import type { RecordColumn, RecordTable } from '../tableFeatures.ts'
import { SortSelect } from './SortSelect.tsx'
import { densities, type ViewSettings } from './useViewSettings.ts'
import css from './ViewEditor.module.css'

type Props = {
  readonly table: RecordTable
  readonly view: ViewSettings
  readonly open: boolean
  readonly anchor: HTMLElement | null
  readonly onClose: () => void
}

/** How the list is sorted on phones, the height of rows, and the columns: visible ones first. */
export function ViewEditor({ table, view, open, anchor, onClose }: Props) {
  const t = useListText()
  const cmsText = useText()
  const formats = useFormats()
  const { direction, language } = useLanguage()
  const id = useId()
  const [announcement, setAnnouncement] = useState('')
  const label = (column: RecordColumn) => column.columnDef.meta?.label[language] ?? column.id
  const hiddenColumns = table.getAllLeafColumns().filter((column) => !column.getIsVisible())
  const move = (column: RecordColumn, by: number) => {
    const next = moveColumn(table.state.columnOrder, column.id, by)
    table.setColumnOrder(next)
    setAnnouncement(
      t('columns.place', {
        column: label(column),
        place: formats.number(next.indexOf(column.id) + 1),
        of: formats.number(next.length),
      }),
    )
  }
  return (
    <Popover
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: direction === 'rtl' ? 'left' : 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: direction === 'rtl' ? 'left' : 'right' }}
      slotProps={{
        paper: { className: css.panel ?? '', role: 'dialog', 'aria-label': cmsText('list.view') },
      }}
    >
      {/* Elsewhere the headers of the table sort it. */}
      {matchMedia('(width < 700px)').matches && <SortSelect table={table} />}
      <fieldset>
        <legend className={css.heading}>{t('view.density')}</legend>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(3, 1fr)',
            gap: 2,
            marginInline: 4,
            padding: 4,
            borderRadius: 'var(--radius-s)',
            background: 'var(--fill)',
          }}
        >
          {densities.map((density) => (
            <Box component="label" key={density} sx={styles.density}>
              <input
                type="radio"
                name={`${id}-density`}
                checked={view.density === density}
                onChange={() => view.setDensity(density)}
              />
              {t(`view.${density}`)}
            </Box>
          ))}
        </Box>
      </fieldset>
      <div className={css.top}>
        <h2 id={id} className={css.heading}>
          {t('view.columns')}
        </h2>
        <Button
          size="small"
          className={css.reset ?? ''}
          aria-disabled={!view.isCustomised}
          onClick={() => {
            view.reset()
            setAnnouncement(t('columns.isReset'))
          }}
        >
          {t('columns.reset')}
        </Button>
      </div>
      <Box component="ul" className={css.list ?? ''} aria-labelledby={id} sx={styles.columns}>
        {/* A single list, so that elements keep the focus when they move in it. */}
        {[
          ...table.getVisibleLeafColumns().map((column) => (
            <ColumnChoice
              key={column.id}
              label={label(column)}
              isVisible
              {...(column.getCanHide() && {
                onToggle: (isVisible) => column.toggleVisibility(isVisible),
              })}
              onMove={(by) => move(column, by)}
              isFirst={column.getIsFirstColumn()}
              isLast={column.getIsLastColumn()}
            />
          )),
          <li key=" " className={css.heading} hidden={hiddenColumns.length === 0}>
            {t('columns.more')}
          </li>,
          ...hiddenColumns.map((column) => (
            <ColumnChoice
              key={column.id}
              label={label(column)}
              isVisible={false}
              onToggle={(isVisible) => column.toggleVisibility(isVisible)}
            />
          )),
        ]}
      </Box>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </Popover>
  )
}

const styles = {
  // Once for the list: a style for each element of each column takes longer than drawing them.
  columns: {
    '& > li:has(input)': {
      display: 'flex',
      alignItems: 'center',
      minBlockSize: 36,
      paddingInlineEnd: 2,
      borderRadius: 'var(--radius-s)',
      '&:hover': { background: 'var(--fill)' },
    },
    '& label': {
      display: 'flex',
      flex: 1,
      alignItems: 'center',
      gap: 4,
      alignSelf: 'stretch',
      minInlineSize: 0,
      cursor: 'pointer',
    },
    '& label > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& button[aria-disabled=true]': { opacity: 0.35, cursor: 'default' },
  },
  density: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minBlockSize: 30,
    borderRadius: 'calc(var(--radius-s) * 0.75)',
    color: 'var(--muted)',
    fontSize: 14,
    cursor: 'pointer',
    '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
    '&:hover': { color: 'var(--text)' },
    '&:has(:checked)': {
      background: 'var(--surface)',
      color: 'var(--text)',
      fontWeight: 600,
      boxShadow: '0 0 0 1px var(--border)',
    },
    '&:has(:focus-visible)': { outline: '2px solid var(--focus)', outlineOffset: 1 },
  },
} satisfies Record<string, SxProps>
