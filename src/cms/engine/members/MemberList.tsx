import RemoveIcon from '@mui/icons-material/RemoveCircleOutlineOutlined'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import IconButton from '@mui/material/IconButton'
import { Link } from 'react-router-dom'
import type { RecordData } from '#api/records.ts'
import type { Resource } from '#resource/resource.ts'
import { focusNeighbour } from '../../components/focusNeighbour.ts'
import { usePaths } from '../../context/paths.ts'
import { useRecordText } from '../../context/useRecordText.ts'
import { useRecordTitle } from '../recordTitle.ts'
import { MemberDetails, MemberPicture } from './MemberDetails.tsx'
import css from './Members.module.css'

type Props = {
  readonly target: Resource
  readonly rows: readonly RecordData[]
  readonly isStale: boolean
  /** set where members can be removed */
  readonly picked?: readonly string[]
  readonly onPick?: (ids: readonly string[]) => void
  readonly onRemove?: (id: string) => void
}

/** The members of a record, each with its distinguishing fields. */
export function MemberList({ target, rows, isStale, picked = [], onPick, onRemove }: Props) {
  const recordText = useRecordText()
  const paths = usePaths()
  const titleOf = useRecordTitle(target)
  const pageIds = rows.map(({ _id }) => _id)
  const areAllSelected = pageIds.length > 0 && pageIds.every((id) => picked.includes(id))
  const areSomeSelected = pageIds.some((id) => picked.includes(id))
  const toggle = (id: string) =>
    picked.includes(id) ? picked.filter((each) => each !== id) : [...picked, id]
  return (
    <>
      {onPick && (
        <Box
          component="label"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 4,
            marginBlockStart: 8,
            color: 'var(--muted)',
            fontSize: 14,
          }}
        >
          <Checkbox
            size="small"
            checked={areAllSelected}
            indeterminate={areSomeSelected && !areAllSelected}
            onChange={() =>
              onPick(
                areAllSelected
                  ? picked.filter((id) => !pageIds.includes(id))
                  : [...new Set([...picked, ...pageIds])],
              )
            }
          />
          {recordText('members.all')}
        </Box>
      )}
      <ul className={css.list} data-stale={isStale}>
        {rows.map((row) => {
          const title = titleOf(row)
          return (
            <li key={row._id} className={css.row}>
              {onPick && (
                <Checkbox
                  size="small"
                  checked={picked.includes(row._id)}
                  onChange={() => onPick(toggle(row._id))}
                  slotProps={{ input: { 'aria-label': title } }}
                />
              )}
              <MemberPicture target={target} record={row} title={title} />
              <Box component="span" sx={{ flex: 1, minInlineSize: 0 }}>
                <Link to={paths.record(target, row._id)} className={css.title}>
                  <bdi>{title}</bdi>
                </Link>
                <MemberDetails target={target} record={row} />
              </Box>
              {onRemove && (
                <IconButton
                  size="small"
                  aria-label={recordText('members.remove', { what: title })}
                  title={recordText('members.remove', { what: title })}
                  onClick={({ currentTarget }) => {
                    const item = currentTarget.closest('li')
                    if (item) focusNeighbour(item)
                    onRemove(row._id)
                  }}
                >
                  <RemoveIcon fontSize="small" />
                </IconButton>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
