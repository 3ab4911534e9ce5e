import MoreIcon from '@mui/icons-material/MoreVert'
import IconButton from '@mui/material/IconButton'
import { lazy, Suspense } from 'react'
import { usePopup } from '../../components/usePopup.ts'
import type { RecordAction } from './useRecordActions.ts'

const load = () => import('./ActionItems.tsx')
const ActionItems = lazy(async () => ({ default: (await load()).ActionItems }))

type Props = { readonly label: string; readonly actions: readonly RecordAction[] }

/** A menu with all actions of a record. */
export function ActionMenu({ label, actions }: Props) {
  const { anchor, isOpen, isMounted, open, close } = usePopup()
  return (
    <>
      <IconButton
        size="small"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={() => void load()}
        onClick={(event) => open(event.currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      {isMounted && (
        <Suspense>
          <ActionItems actions={actions} open={isOpen} anchor={anchor} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
