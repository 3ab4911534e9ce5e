import Typography from '@mui/material/Typography'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { Code } from '#ui/Code.tsx'
import type { FieldInfo } from '../kindComponents.ts'
import { isReference } from '../embeddedRecords.ts'
import { Blank } from './Blank.tsx'
import { RecordLink } from './RecordLink.tsx'
import { secondaryFields, type RowData } from './rowColumns.ts'

type Props = {
  /** the list field and the relation in it */
  readonly list: FieldInfo
  readonly field: FieldInfo
  readonly row: RowData
}

/** The subject of a row: the record or the name it had, with its secondary fields below. */
export function RowSubject({ list, field, row }: Props) {
  const { language } = useLanguage()
  const formats = useFormats()
  const reference = row[field.name]
  const name = row['name']
  const secondary = secondaryFields(list.property).filter((each) => row[each.name])
  return (
    <>
      {isReference(reference) ? (
        <RecordLink target={field.target} reference={reference} />
      ) : typeof name === 'string' && name ? (
        <bdi>{formats.digits(name)}</bdi>
      ) : (
        secondary.length === 0 && <Blank />
      )}
      {secondary.length > 0 && (
        <Typography
          component="span"
          variant="caption"
          color="textDisabled"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: '0 12px' }}
        >
          {secondary.map((each) => (
            <span key={each.name}>
              {each.kind === 'flag' ? each.label[language] : <Code>{String(row[each.name])}</Code>}
            </span>
          ))}
        </Typography>
      )}
    </>
  )
}
