import TuneIcon from '@mui/icons-material/Tune'
import IconButton from '@mui/material/IconButton'
import { lazy, Suspense } from 'react'
import { useText } from '../../../context/useText.ts'
import { usePopup } from '../../../components/usePopup.ts'
import { loadListParts } from '../loadListParts.ts'
import type { RecordTable } from '../tableFeatures.ts'
import type { ViewSettings } from './useViewSettings.ts'
import css from '../ListScreen.module.css'

const ViewEditor = lazy(async () => ({ default: (await loadListParts()).ViewEditor }))

/** The menu for the columns of a table, their order, and the height of rows. */
export function ViewMenu({ table, view }: { table: RecordTable; view: ViewSettings }) {
  const t = useText()
  const { anchor, isOpen, isMounted, open, close } = usePopup()
  return (
    <div className={css.view}>
      <IconButton
        aria-label={t('list.view')}
        title={t('list.view')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void loadListParts()}
        onClick={(event) => open(event.currentTarget)}
      >
        <TuneIcon fontSize="small" />
      </IconButton>
      {isMounted && (
        <Suspense>
          <ViewEditor table={table} view={view} open={isOpen} anchor={anchor} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}
