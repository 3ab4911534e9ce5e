import DownIcon from '@mui/icons-material/KeyboardArrowDown'
import RemoveIcon from '@mui/icons-material/Close'
import UpIcon from '@mui/icons-material/KeyboardArrowUp'
import IconButton from '@mui/material/IconButton'
import { deepEquals } from '@rjsf/utils'
import { memo } from 'react'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { useFormText } from '../../../context/useFormText.ts'
import { useText } from '../../../context/useText.ts'
import { FieldFrame } from '../../../components/FieldFrame.tsx'
import { CharacterCount } from '../../CharacterCount.tsx'
import type { FieldInfo, WidgetProps } from '../../kindComponents.ts'
import { messagesBelow } from '../../pointers.ts'
import { RowDetails } from '../../RowDetails.tsx'
import { applyRowChange } from './applyRowChange.ts'
import { ComparedAmount, ComparedRate } from '../ComparedAmount.tsx'
import type { EditableRow, RowActions } from './useRowActions.ts'
import css from './Rows.module.css'

type Props = Pick<WidgetProps, 'widgets' | 'id' | 'errors' | 'readOnly'> & {
  readonly index: number
  readonly isLast: boolean
  readonly fields: readonly FieldInfo[]
  readonly row: EditableRow
  /** the estimated facts of the row */
  readonly estimated: EditableRow
  readonly estimatedFields: readonly FieldInfo[]
  readonly actions: RowActions
}

/** One row of a list. Memoised, because typing in one must not render hundreds of others. */
export const RowEditor = memo((props: Props) => {
  const { widgets, id, index, isLast, fields, row, errors, actions, readOnly = false } = props
  const comparedFields = fields.filter(({ property }) => property['x-compares'])
  const t = useText()
  const formText = useFormText()
  const formats = useFormats()
  const { language } = useLanguage()
  const rowLabel = formText('rows.row', { n: formats.number(index + 1) })
  const isStacked = fields.some(({ kind }) => widgets[kind].isWide)
  return (
    <div className={css.row} role="group" aria-label={rowLabel} data-stacked={isStacked}>
      <span className={css.number} aria-hidden>
        {formats.number(index + 1)}
      </span>
      <div className={css.fields} data-many={fields.length > 2}>
        {fields.map((field) => {
          const { Input, isGroup = false } = widgets[field.kind]
          const inner = messagesBelow(errors, field.name)
          return (
            <div key={field.name} data-kind={field.kind}>
              <FieldFrame
                id={`${id}_${field.name}`}
                label={field.label[language]}
                required={field.required}
                isGroup={isGroup}
                error={inner['']}
                aside={<CharacterCount field={field} value={row[field.name]} />}
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
                    onChange={(value, chosenRecord) =>
                      actions.change(
                        index,
                        applyRowChange(fields, row, { field, value, chosenRecord }),
                      )
                    }
                  />
                )}
              </FieldFrame>
            </div>
          )
        })}
        {!readOnly &&
          comparedFields.map((field) => (
            <ComparedRate
              key={field.name}
              id={`${id}_${field.name}_rate`}
              field={field}
              fields={fields}
              row={row}
              onChange={(value) =>
                actions.change(index, applyRowChange(fields, row, { field, value }))
              }
            />
          ))}
        <div className={css.estimated}>
          {comparedFields.map((field) => (
            <ComparedAmount key={field.name} field={field} fields={fields} row={row} />
          ))}
          <RowDetails fields={props.estimatedFields} row={props.estimated} />
        </div>
      </div>
      {!readOnly && (
        <div className={css.tools}>
          <IconButton
            size="small"
            disabled={index === 0}
            aria-label={t('action.moveUp', { what: rowLabel })}
            onClick={() => actions.move(index, index - 1)}
          >
            <UpIcon fontSize="small" />
          </IconButton>
          <IconButton
            size="small"
            disabled={isLast}
            aria-label={t('action.moveDown', { what: rowLabel })}
            onClick={() => actions.move(index, index + 1)}
          >
            <DownIcon fontSize="small" />
          </IconButton>
          <IconButton
            size="small"
            aria-label={t('action.remove', { what: rowLabel })}
            onClick={() => actions.remove(index)}
          >
            <RemoveIcon fontSize="small" />
          </IconButton>
        </div>
      )}
    </div>
  )
}, deepEquals)
