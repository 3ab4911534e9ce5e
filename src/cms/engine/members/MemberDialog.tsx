import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import type { Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { inText } from '../../context/catalogue.ts'
import { useFailureText } from '../../context/failure.ts'
import { useRecordText } from '../../context/useRecordText.ts'
import { useText } from '../../context/useText.ts'
import { Skeleton } from '../../pieces/Bone.tsx'
import { useLeaveConfirmation } from '../form/useLeaveQuestion.tsx'
import { SearchBox } from '../list/SearchBox.tsx'
import { useRecordTitle } from '../recordTitle.ts'
import { MemberPicture, MemberFacts } from './MemberFacts.tsx'
import { MemberPages } from './MemberPages.tsx'
import { useCandidates } from './useCandidates.ts'
import { useMoveMembers, type MemberRelation } from './useMembers.ts'
import css from './Members.module.css'

type Props = {
  readonly relation: MemberRelation
  readonly target: Resource
  readonly onClose: () => void
}

/** Chooses over all pages, by words; who is in already is shown and cannot be chosen again. */
export function MemberDialog({ relation, target, onClose }: Props) {
  const t = useText()
  const recordText = useRecordText()
  const id = useId()
  const formats = useFormats()
  const failureText = useFailureText()
  const { language } = useLanguage()
  const titleOf = useRecordTitle(target)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const candidates = useCandidates(relation, target)
  const { put, busy } = useMoveMembers(relation, onClose)
  const { leave, confirmation } = useLeaveConfirmation({
    isDirty: chosen.length > 0,
    busy,
    onClose,
  })
  const what = inText(relation.member.label[language])
  const { rows, isIn, isPending, error } = candidates
  const toggle = (each: string) =>
    setChosen((before) =>
      before.includes(each) ? before.filter((other) => other !== each) : [...before, each],
    )
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={leave}>
      <DialogTitle id={id}>{recordText('members.choose', { what })}</DialogTitle>
      <DialogContent className={css.content ?? ''}>
        <SearchBox
          value={candidates.search}
          label={recordText('members.find', { what })}
          onChange={candidates.find}
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
                    checked={isMember || chosen.includes(row._id)}
                    onChange={() => toggle(row._id)}
                  />
                  <MemberPicture target={target} record={row} title={title} />
                  <span className={css.words}>
                    <bdi className={css.title}>{title}</bdi>
                    <MemberFacts target={target} record={row} />
                  </span>
                  {isMember && <span className={css.inside}>{recordText('members.isIn')}</span>}
                </label>
              </li>
            )
          })}
        </ul>
        <MemberPages members={candidates} />
      </DialogContent>
      <DialogActions>
        <span className={css.chosen} role="status">
          {recordText('members.chosen', { count: chosen.length, n: formats.number(chosen.length) })}
        </span>
        <Button onClick={onClose} disabled={busy}>
          {t('action.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={chosen.length === 0}
          aria-busy={busy}
          onClick={() => !busy && put(chosen)}
        >
          {recordText('members.put', { n: formats.number(chosen.length) })}
        </Button>
      </DialogActions>
      {confirmation}
    </Dialog>
  )
}
