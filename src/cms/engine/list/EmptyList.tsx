import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useFailureText } from '../../context/useFailureText.ts'
import { useListText } from '../../context/useListText.ts'
import { useText } from '../../context/useText.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import type { RecordList } from './useList.ts'

type Props = {
  readonly list: RecordList
  readonly canAdd: boolean
  readonly addButton: ReactNode
}

/** Why the list is empty, and what to do about it. */
export function EmptyList({ list, canAdd, addButton }: Props) {
  const t = useText()
  const listText = useListText()
  const failureText = useFailureText()
  const { state, error, isNarrowed, change, retry } = list
  if (error)
    return (
      <EmptyState title={t('list.failed')} text={failureText(error)}>
        <Button variant="outlined" onClick={retry}>
          {t('action.retry')}
        </Button>
      </EmptyState>
    )
  if (isNarrowed)
    return (
      <EmptyState title={t('list.noResults')} text={listText('none.fewer')}>
        <Button variant="outlined" onClick={() => change({ search: '', filters: {} })}>
          {t('list.clearFilters')}
        </Button>
      </EmptyState>
    )
  if (state.view) return <EmptyState title={t('list.empty')} />
  return (
    <EmptyState
      canAdd={canAdd}
      title={t('list.empty')}
      text={listText(canAdd ? 'none.add' : 'none.comes')}
    >
      {addButton}
    </EmptyState>
  )
}
