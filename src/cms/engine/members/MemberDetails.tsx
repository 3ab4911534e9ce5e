import Box from '@mui/material/Box'
import type { RecordData } from '#api/records.ts'
import { isPictureField } from '#resource/kinds/isPictureField.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import type { Resource } from '#resource/resource.ts'
import { Cell } from '../../kinds/Cell.tsx'
import { Avatar } from '../../kinds/cells/Avatar.tsx'
import { Thumbnail } from '../../kinds/cells/Thumbnail.tsx'
import { isBlank } from '../form/blankValues.ts'
import { pictureColumn } from '#resource/pictureColumn.ts'

type Props = { readonly target: Resource; readonly record: RecordData }

/** Distinguishes a record from its neighbours: by its reference fields, or by its first columns. */
export function MemberDetails({ target, record }: Props) {
  const { references, columns, titleField, field } = target
  const referenceFields = references.filter((each) => each !== titleField && !isPictureField(each))
  const columnFields = columns
    .flatMap((name) => field[name] ?? [])
    .filter((each) => each !== titleField && !isPictureField(each) && !kinds[each.kind].isBoolean)
  const visibleFields = (
    referenceFields.length ? referenceFields : columnFields.slice(0, 2)
  ).filter(({ name }) => !isBlank(record[name]))
  return (
    <Box
      component="span"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '0 12px',
        color: 'var(--subtle)',
        fontSize: 14,
      }}
    >
      {visibleFields.map((each) => (
        <span key={each.name}>
          <Cell field={each} value={record[each.name]} size="line" />
        </span>
      ))}
    </Box>
  )
}

export function MemberPicture({ target, record, title }: Props & { readonly title: string }) {
  const picture = pictureColumn(target)
  if (!picture) return null
  return target.signsIn ? (
    <Avatar value={record[picture]} name={title} size="small" />
  ) : (
    <Thumbnail value={record[picture]} size="small" />
  )
}
