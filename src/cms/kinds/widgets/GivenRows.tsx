import { asList, isRecord } from '#resource/kinds/kind.ts'
import type { RowsOf } from '#resource/declaration.ts'
import { matchingRows } from '#resource/offered.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { FieldFrame } from '../../pieces/FieldFrame.tsx'
import { useActionRecord } from '../asked.ts'
import { Cell } from '../Cell.tsx'
import { appliesToRow } from '../cells/rowColumns.ts'
import { CharacterCount } from '../Counter.tsx'
import { useRowEstimates } from '../estimate.ts'
import type { FieldInfo, WidgetProps } from '../face.ts'
import { innerFields } from '../innerFields.ts'
import { messagesBelow } from '../pointers.ts'
import { RowFacts } from '../RowFacts.tsx'
import css from './GivenRows.module.css'

type Row = Readonly<Record<string, unknown>>
type Props = WidgetProps & { readonly source: RowsOf }

/** A row for each row of the record: what is known of it, and what is asked about it. */
export function RecordRows({ source, ...props }: Props) {
  const { field, id, value, onChange, errors, widgets } = props
  const { language } = useLanguage()
  const actionRecord = useActionRecord()
  const recordRows = actionRecord ? matchingRows(source, actionRecord.record) : []
  const owner = actionRecord?.resource.field[source.of]
  const summaryFields = owner
    ? innerFields(owner.property).filter(({ name }) => source.shows.includes(name))
    : []
  const inputs = innerFields(field.property).filter(({ property }) => !property.readOnly)
  const rows = asList(value).map((row) => (isRecord(row) ? row : {}))
  const estimates = useRowEstimates(field.name, rows)
  return (
    <ul className={css.rows}>
      {rows.map((row, index) => {
        const facts = { ...recordRows[index], ...estimates.forRow(index) }
        return (
          <li key={index} className={css.row}>
            <RowSummary fields={[...summaryFields, ...estimates.fields]} row={facts} />
            <div className={css.inputs}>
              {inputs
                .filter((input) => appliesToRow(input, { ...facts, ...row }))
                .map((input) => {
                  const { Input } = widgets[input.kind]
                  const inner = messagesBelow(messagesBelow(errors, index), input.name)
                  const inputId = `${id}_${index}_${input.name}`
                  return (
                    <div key={input.name} className={css.input}>
                      <FieldFrame
                        id={inputId}
                        label={input.label[language]}
                        required={input.required}
                        group={false}
                        error={inner['']}
                        aside={<CharacterCount field={input} value={row[input.name]} />}
                      >
                        {(aria) => (
                          <Input
                            widgets={widgets}
                            field={input}
                            id={inputId}
                            aria={aria}
                            value={row[input.name]}
                            errors={inner}
                            readOnly={props.readOnly ?? false}
                            onChange={(next) => {
                              const { [input.name]: _, ...rest } = row
                              const changed =
                                next === undefined ? rest : { ...row, [input.name]: next }
                              onChange(rows.with(index, changed))
                            }}
                          />
                        )}
                      </FieldFrame>
                    </div>
                  )
                })}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** The first names the row; the others say more of it. */
function RowSummary({ fields, row }: { readonly fields: readonly FieldInfo[]; readonly row: Row }) {
  const [name, ...more] = fields
  return (
    <div className={css.known}>
      {name && <Cell field={name} value={row[name.name]} size="full" />}
      <RowFacts fields={more} row={row} />
    </div>
  )
}
