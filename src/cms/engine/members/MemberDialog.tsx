import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import type { Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { Tag } from '../../components/Tag.tsx'
import { toMidSentence } from '../../context/catalogue.ts'
import { useFailureText } from '../../context/useFailureText.ts'
import { useRecordText } from '../../context/useRecordText.ts'
import { useText } from '../../context/useText.ts'
import { Skeleton } from '../../components/Skeleton.tsx'
import { useLeaveConfirmation } from '../form/leave/useLeaveConfirmation.tsx'
import { SearchBox } from '../list/filters/SearchBox.tsx'
import { useRecordTitle } from '../recordTitle.ts'
import { MemberPicture, MemberDetails } from './MemberDetails.tsx'
import { MemberPagination } from './MemberPagination.tsx'
import { useMemberCandidates } from './useMemberCandidates.ts'
import { useMoveMembers, type MemberRelation } from './useMembers.ts'
import css from './Members.module.css'

type Props = {
  readonly relation: MemberRelation
  readonly target: Resource
  readonly onClose: () => void
}

/**
 * Searches and selects records over all pages; existing members are shown but cannot be selected.
 */
export function MemberDialog({ relation, target, onClose }: Props) {
  const t = useText()
  const recordText = useRecordText()
  const id = useId()
  const formats = useFormats()
  const failureText = useFailureText()
  const { language } = useLanguage()
  const titleOf = useRecordTitle(target)
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([])
  const candidates = useMemberCandidates(relation, target)
  const { addMembers, busy } = useMoveMembers(relation, onClose)
  const { leave, confirmation } = useLeaveConfirmation({
    isDirty: selectedIds.length > 0,
    busy,
    onClose,
  })
  const memberLabel = toMidSentence(relation.member.label[language])
  const { rows, isMember: isIn, isPending, error } = candidates
  const toggle = (toggledId: string) =>
    setSelectedIds((before) =>
      before.includes(toggledId)
        ? before.filter((other) => other !== toggledId)
        : [...before, toggledId],
    )
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={leave}>
      <DialogTitle id={id}>{recordText('members.choose', { what: memberLabel })}</DialogTitle>
      <DialogContent sx={{ display: 'block', minBlockSize: 360 }}>
        <SearchBox
          value={candidates.search}
          label={recordText('members.find', { what: memberLabel })}
          onChange={candidates.searchFor}
        />
        {error && <p role="alert">{failureText(error)}</p>}
        {isPending && <Skeleton height={220} />}
        {!isPending && !error && rows.length === 0 && (
          <p className={css.none}>{recordText('members.none')}</p>
        )}
        <ul className={css.list} data-stale={candidates.isStale}>
          {rows.map((row) => {
            const title = titleOf(row)
            const isMember = isIn(row._id)
            return (
              <li key={row._id}>
                <label className={css.row} data-inside={isMember}>
                  <Checkbox
                    size="small"
                    disabled={isMember}
                    checked={isMember || selectedIds.includes(row._id)}
                    onChange={() => toggle(row._id)}
                  />
                  <MemberPicture target={target} record={row} title={title} />
                  <Box component="span" sx={{ flex: 1, minInlineSize: 0 }}>
                    <bdi className={css.title}>{title}</bdi>
                    <MemberDetails target={target} record={row} />
                  </Box>
                  {isMember && <Tag label={recordText('members.isIn')} />}
                </label>
              </li>
            )
          })}
        </ul>
        <MemberPagination members={candidates} />
      </DialogContent>
      <DialogActions>
        <Typography color="textSecondary" sx={{ flex: 1, paddingInlineStart: 16 }} role="status">
          {recordText('members.chosen', {
            count: selectedIds.length,
            n: formats.number(selectedIds.length),
          })}
        </Typography>
        <Button onClick={onClose} disabled={busy}>
          {t('action.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={selectedIds.length === 0}
          aria-busy={busy}
          onClick={() => !busy && addMembers(selectedIds)}
        >
          {recordText('members.put', { n: formats.number(selectedIds.length) })}
        </Button>
      </DialogActions>
      {confirmation}
    </Dialog>
  )
}
