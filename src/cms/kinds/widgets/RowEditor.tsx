import DownIcon from '@mui/icons-material/KeyboardArrowDown'
import RemoveIcon from '@mui/icons-material/Close'
import UpIcon from '@mui/icons-material/KeyboardArrowUp'
import IconButton from '@mui/material/IconButton'
import { deepEquals } from '@rjsf/utils'
import { memo } from 'react'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { useFormText } from '../../context/useFormText.ts'
import { useText } from '../../context/useText.ts'
import { FieldFrame } from '../../pieces/FieldFrame.tsx'
import type { FaceField, WidgetProps } from '../face.ts'
import { messagesBelow } from '../pointers.ts'
import type { Row, RowActions } from './useRowActions.ts'
import css from './Rows.module.css'

type Props = Pick<WidgetProps, 'widgets' | 'id' | 'errors' | 'readOnly'> & {
  readonly index: number
  readonly last: boolean
  readonly fields: readonly FaceField[]
  readonly row: Row
  readonly actions: RowActions
}

/** One row of a list. Drawn anew only when it is another one: there may be hundreds beside the one that is typed in. */
export const RowEditor = memo((props: Props) => {
  const { widgets, id, index, last, fields, row, errors, actions, readOnly = false } = props
  const t = useText()
  const formText = useFormText()
  const formats = useFormats()
  const { language } = useLanguage()
  const what = formText('rows.row', { n: formats.number(index + 1) })
  const stacked = fields.some(({ kind }) => widgets[kind].wide)
  return (
    <div className={css.row} role="group" aria-label={what} data-stacked={stacked}>
      <span className={css.number} aria-hidden>
        {formats.number(index + 1)}
      </span>
      <div className={css.fields} data-many={fields.length > 2}>
        {fields.map((field) => {
          const { Input, group = false } = widgets[field.kind]
          const inner = messagesBelow(errors, field.name)
          return (
            <FieldFrame
              key={field.name}
              id={`${id}_${field.name}`}
              label={field.label[language]}
              required={field.required}
              group={group}
              error={inner['']}
            >
              {(aria) => (
                <Input
                  widgets={widgets}
                  field={field}
                  id={`${id}_${field.name}`}
                  aria={aria}
                  value={row[field.name]}
                  errors={inner}
                  readOnly={readOnly}
                  onChange={(value) => {
                    const { [field.name]: _, ...rest } = row
                    actions.change(
                      index,
                      value === undefined ? rest : { ...row, [field.name]: value },
                    )
                  }}
                />
              )}
            </FieldFrame>
          )
        })}
      </div>
      {!readOnly && (
        <div className={css.tools}>
          <IconButton
            size="small"
            disabled={index === 0}
            aria-label={t('action.moveUp', { what })}
            onClick={() => actions.move(index, index - 1)}
          >
            <UpIcon fontSize="small" />
          </IconButton>
          <IconButton
            size="small"
            disabled={last}
            aria-label={t('action.moveDown', { what })}
            onClick={() => actions.move(index, index + 1)}
          >
            <DownIcon fontSize="small" />
          </IconButton>
          <IconButton
            size="small"
            aria-label={t('action.remove', { what })}
            onClick={() => actions.remove(index)}
          >
            <RemoveIcon fontSize="small" />
          </IconButton>
        </div>
      )}
    </div>
  )
}, deepEquals)
