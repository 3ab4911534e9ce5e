import MoreIcon from '@mui/icons-material/MoreVert'
import IconButton from '@mui/material/IconButton'
import { lazy, Suspense } from 'react'
import { useText } from '../../../context/useText.ts'
import { usePopup } from '../../../components/usePopup.ts'
import { loadListParts } from '../loadListParts.ts'
import type { RecordList } from '../useList.ts'
import type { ViewSettings } from '../views/useViewSettings.ts'

const FilesItems = lazy(async () => ({ default: (await loadListParts()).FilesItems }))

/** The menu with export and import. */
export function FilesMenu({ list, view }: { list: RecordList; view: ViewSettings }) {
  const t = useText()
  const { anchor, isOpen, isMounted, open, close } = usePopup()
  return (
    <>
      <IconButton
        aria-label={t('list.more')}
        title={t('list.more')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={() => void loadListParts()}
        onClick={(event) => open(event.currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      {isMounted && (
        <Suspense>
          <FilesItems list={list} view={view} open={isOpen} anchor={anchor} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
