import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import type { RecordData } from '#api/records.ts'
import type { Field, Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { openAfterPaint } from '#ui/openAfterPaint.ts'
import { TitleCount } from '../TitleCount.tsx'
import { toMidSentence } from '../../context/catalogue.ts'
import { useFailureText } from '../../context/useFailureText.ts'
import { canUseVerb, useHolder } from '../../context/permissions.ts'
import { useRecordText } from '../../context/useRecordText.ts'
import { useText } from '../../context/useText.ts'
import { Panel } from '../../components/Panel.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { SearchBox } from '../list/filters/SearchBox.tsx'
import { MemberList } from './MemberList.tsx'
import { MemberPagination } from './MemberPagination.tsx'
import { useMembers, useMoveMembers } from './useMembers.ts'
import css from './Members.module.css'

const MemberDialog = lazy(async () => ({
  default: (await import('./MemberDialog.tsx')).MemberDialog,
}))

type Props = {
  readonly resource: Resource
  readonly record: RecordData
  readonly member: Field
  readonly target: Resource
}

/** The members of one field, with a search and functions to add and remove them. */
export function MemberSection({ resource, record, member, target }: Props) {
  const t = useText()
  const recordText = useRecordText()
  const formats = useFormats()
  const failureText = useFailureText()
  const { language } = useLanguage()
  const holder = useHolder()
  const [adding, setAdding] = useState(false)
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([])
  const relation = { resource, record, member }
  const members = useMembers(relation)
  const { removeMembers, busy } = useMoveMembers(relation, () => setSelectedIds([]))
  const canMove = canUseVerb(holder, resource, 'update')
  const memberLabel = toMidSentence(member.label[language])
  const { rows, total, search, isPending, error } = members
  const isEmpty = !isPending && !error && total === 0
  const addButton = canMove && (
    <Button size="small" startIcon={<AddIcon />} onClick={() => openAfterPaint(setAdding)}>
      {recordText('members.add', { what: memberLabel })}
    </Button>
  )
  return (
    <Panel aria-label={member.label[language]}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, marginBlockEnd: 12 }}
      >
        <Box component="h2" sx={{ flex: 1 }}>
          {member.label[language]} <TitleCount count={total} />
        </Box>
        {selectedIds.length > 0 && (
          <Button
            size="small"
            color="error"
            aria-busy={busy}
            onClick={() => !busy && removeMembers(selectedIds)}
          >
            {recordText('members.take', { n: formats.number(selectedIds.length) })}
          </Button>
        )}
        {!(isEmpty && search === '') && addButton}
      </Box>
      {(total > 0 || search !== '') && (
        <SearchBox
          value={search}
          label={recordText('members.find', { what: memberLabel })}
          onChange={members.searchFor}
        />
      )}
      {error && rows.length === 0 ? (
        <EmptyState title={t('list.failed')} text={failureText(error)}>
          <Button variant="outlined" onClick={members.retry}>
            {t('action.retry')}
          </Button>
        </EmptyState>
      ) : isPending ? (
        <Skeleton height={132} />
      ) : isEmpty ? (
        search === '' ? (
          <EmptyState
            title={recordText('members.empty')}
            text={recordText('members.emptyText')}
            canAdd={canMove}
          >
            {addButton}
          </EmptyState>
        ) : (
          <p className={css.none}>{recordText('members.none')}</p>
        )
      ) : (
        <>
          <MemberList
            target={target}
            rows={rows}
            isStale={members.isStale}
            {...(canMove && {
              picked: selectedIds,
              onPick: setSelectedIds,
              onRemove: (id) => !busy && removeMembers([id]),
            })}
          />
          <MemberPagination members={members} />
        </>
      )}
      {adding && (
        <Suspense>
          <MemberDialog relation={relation} target={target} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Panel>
  )
}
