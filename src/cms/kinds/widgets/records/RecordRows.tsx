import Box from '@mui/material/Box'
import { listOrEmpty, isRecord } from '#resource/kinds/kind.ts'
import type { RowSource } from '#resource/declaration.ts'
import { matchingRows } from '#resource/actionBlocker.ts'
import { useActionRecord } from '../../actionRecord.ts'
import { Cell } from '../../Cell.tsx'
import { appliesToRow } from '../../cells/rowColumns.ts'
import { useRowEstimates } from '../../estimate.ts'
import type { FieldInfo, WidgetProps } from '../../kindComponents.ts'
import { innerFields } from '../../innerFields.ts'
import { messagesBelow } from '../../pointers.ts'
import { RowDetails } from '../../RowDetails.tsx'

type Row = Readonly<Record<string, unknown>>
type Props = WidgetProps & { readonly source: RowSource }

/** One row for each row of the record: its known facts and the fields to fill in. */
export function RecordRows({ source, InnerField, field, id, value, onChange, errors }: Props) {
  const actionRecord = useActionRecord()
  const recordRows = actionRecord ? matchingRows(source, actionRecord.record) : []
  const sourceField = actionRecord?.resource.field[source.of]
  const summaryFields = sourceField
    ? innerFields(sourceField.property).filter(({ name }) => source.shows.includes(name))
    : []
  const inputs = innerFields(field.property).filter(({ property }) => !property.readOnly)
  const rows = listOrEmpty(value).map((row) => (isRecord(row) ? row : {}))
  const estimates = useRowEstimates(field.name, rows)
  return (
    <Box
      component="ul"
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 24 }}
    >
      {rows.map((row, index) => {
        const rowContext = { ...recordRows[index], ...estimates.forRow(index) }
        return (
          <Box
            component="li"
            key={index}
            sx={{
              display: 'grid',
              gridTemplateColumns: 'subgrid',
              gridColumn: '1 / -1',
              alignItems: 'start',
              rowGap: 8,
              paddingBlock: 12,
              borderBlockStart: '1px solid var(--border)',
            }}
          >
            <RowSummary fields={[...summaryFields, ...estimates.fields]} row={rowContext} />
            <Box
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: '8px 16px',
                '@media (max-width: 700px)': { gridColumn: '1 / -1' },
              }}
            >
              {inputs
                .filter((input) => appliesToRow(input, { ...rowContext, ...row }))
                .map((input) => (
                  <Box key={input.name} sx={{ inlineSize: 160 }}>
                    <InnerField
                      field={input}
                      id={`${id}_${index}_${input.name}`}
                      value={row[input.name]}
                      errors={messagesBelow(messagesBelow(errors, index), input.name)}
                      onChange={(next) => {
                        const { [input.name]: _, ...rest } = row
                        const changedRow =
                          next === undefined ? rest : { ...row, [input.name]: next }
                        onChange(rows.with(index, changedRow))
                      }}
                    />
                  </Box>
                ))}
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}

/** The first field names the row; the others add details. */
function RowSummary({ fields, row }: { readonly fields: readonly FieldInfo[]; readonly row: Row }) {
  const [name, ...more] = fields
  return (
    <Box
      sx={{
        minInlineSize: 0,
        fontWeight: 500,
        '@media (max-width: 700px)': { gridColumn: '1 / -1' },
      }}
    >
      {name && <Cell field={name} value={row[name.name]} size="full" />}
      <RowDetails fields={more} row={row} />
    </Box>
  )
}
