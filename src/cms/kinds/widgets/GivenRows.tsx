import { asList, isRecord } from '#resource/kinds/kind.ts'
import type { RowsOf } from '#resource/declaration.ts'
import { rowsOf } from '#resource/offered.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { FieldFrame } from '../../pieces/FieldFrame.tsx'
import { useAsked } from '../asked.ts'
import { Cell } from '../Cell.tsx'
import { concerns } from '../cells/rowColumns.ts'
import { Counter } from '../Counter.tsx'
import { useRowEstimates } from '../estimate.ts'
import type { FaceField, WidgetProps } from '../face.ts'
import { innerFields } from '../innerFields.ts'
import { messagesBelow } from '../pointers.ts'
import { RowFacts } from '../RowFacts.tsx'
import css from './GivenRows.module.css'

type Row = Readonly<Record<string, unknown>>
type Props = WidgetProps & { readonly given: RowsOf }

/** A row for each row of the record: what is known of it, and what is asked about it. */
export function GivenRows({ given, ...props }: Props) {
  const { field, id, value, onChange, errors, widgets } = props
  const { language } = useLanguage()
  const asked = useAsked()
  const known = asked ? rowsOf(given, asked.record) : []
  const owner = asked?.resource.field[given.of]
  const shown = owner
    ? innerFields(owner.property).filter(({ name }) => given.shows.includes(name))
    : []
  const inputs = innerFields(field.property).filter(({ property }) => !property.readOnly)
  const rows = asList(value).map((row) => (isRecord(row) ? row : {}))
  const estimates = useRowEstimates(field.name, rows)
  return (
    <ul className={css.rows}>
      {rows.map((row, index) => {
        const facts = { ...known[index], ...estimates.of(index) }
        return (
          <li key={index} className={css.row}>
            <Known fields={[...shown, ...estimates.fields]} row={facts} />
            <div className={css.inputs}>
              {inputs
                .filter((input) => concerns(input, { ...facts, ...row }))
                .map((input) => {
                  const { Input } = widgets[input.kind]
                  const inner = messagesBelow(messagesBelow(errors, index), input.name)
                  const at = `${id}_${index}_${input.name}`
                  return (
                    <div key={input.name} className={css.input}>
                      <FieldFrame
                        id={at}
                        label={input.label[language]}
                        required={input.required}
                        group={false}
                        error={inner['']}
                        aside={<Counter field={input} value={row[input.name]} />}
                      >
                        {(aria) => (
                          <Input
                            widgets={widgets}
                            field={input}
                            id={at}
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
function Known({ fields, row }: { readonly fields: readonly FaceField[]; readonly row: Row }) {
  const [name, ...more] = fields
  return (
    <div className={css.known}>
      {name && <Cell field={name} value={row[name.name]} size="full" />}
      <RowFacts fields={more} row={row} />
    </div>
  )
}
