import Button from '@mui/material/Button'
import { useId, useState } from 'react'
import type { Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { useListText } from '../../../context/useListText.ts'
import { useText } from '../../../context/useText.ts'
import { Popover } from '../../../components/popupComponents.tsx'
import { moveColumn, toggleColumn } from '../columns/arrangementEdits.ts'
import { optionalColumns } from '../columns/optionalColumns.ts'
import { ColumnChoice } from '../columns/ColumnChoice.tsx'
import { useColumnLabel } from '../columns/useColumnLabel.ts'
import { listColumns } from '../columns/listColumns.ts'
import { densities, type ViewSettings } from './useViewSettings.ts'
import css from './ViewEditor.module.css'

type Props = {
  readonly resource: Resource
  readonly view: ViewSettings
  readonly open: boolean
  readonly anchor: HTMLElement | null
  readonly onClose: () => void
}

/** The visible columns in their order, then the others, and the height of rows. */
export function ViewEditor({ resource, view, open, anchor, onClose }: Props) {
  const t = useListText()
  const cmsText = useText()
  const formats = useFormats()
  const { direction } = useLanguage()
  const id = useId()
  const label = useColumnLabel(resource)
  const [announcement, setAnnouncement] = useState('')
  const { columns, setColumns } = view
  const visibleNames = new Set(columns.map(({ name }) => name))
  const hiddenColumns = [...listColumns(resource), ...optionalColumns(resource)].filter(
    ({ name }) => !visibleNames.has(name),
  )
  const move = (name: string, by: number) => {
    const next = moveColumn(columns, name, by)
    setColumns(next)
    const position = next.findIndex((each) => each.name === name) + 1
    setAnnouncement(
      t('columns.place', {
        column: label(name),
        place: formats.number(position),
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
      <fieldset className={css.densities}>
        <legend className={css.heading}>{t('view.density')}</legend>
        <div className={css.choices}>
          {densities.map((density) => (
            <label key={density} className={css.density}>
              <input
                type="radio"
                name={`${id}-density`}
                checked={view.density === density}
                onChange={() => view.setDensity(density)}
              />
              {t(`view.${density}`)}
            </label>
          ))}
        </div>
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
      <ul className={css.list} aria-labelledby={id}>
        {/* A single list, so that elements keep the focus when they move in it. */}
        {[
          ...columns.map(({ name, isName }, place) => (
            <ColumnChoice
              key={name}
              label={label(name)}
              isVisible
              {...(!isName && { onToggle: () => setColumns(toggleColumn(columns, name)) })}
              onMove={(by) => move(name, by)}
              isFirst={place === 0}
              isLast={place === columns.length - 1}
            />
          )),
          <li key=" " className={css.heading} hidden={hiddenColumns.length === 0}>
            {t('columns.more')}
          </li>,
          ...hiddenColumns.map(({ name }) => (
            <ColumnChoice
              key={name}
              label={label(name)}
              isVisible={false}
              onToggle={() => setColumns(toggleColumn(columns, name))}
            />
          )),
        ]}
      </ul>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </Popover>
  )
}
