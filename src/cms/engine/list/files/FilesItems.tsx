import ExportIcon from '@mui/icons-material/FileDownloadOutlined'
import ImportIcon from '@mui/icons-material/FileUploadOutlined'
import { lazy, Suspense, useState } from 'react'
import { openAfterPaint } from '#ui/openAfterPaint.ts'
import { canUseVerb, useHolder } from '../../../context/permissions.ts'
import { useListText } from '../../../context/useListText.ts'
import { Item, Menu } from '../../../components/popupComponents.tsx'
import type { RecordList } from '../useList.ts'
import type { ViewSettings } from '../views/useViewSettings.ts'
import { ExportPopover } from './ExportPopover.tsx'

const ImportDialog = lazy(async () => ({
  default: (await import('./ImportDialog.tsx')).ImportDialog,
}))

type Props = {
  readonly list: RecordList
  readonly view: ViewSettings
  readonly open: boolean
  readonly anchor: HTMLElement | null
  readonly onClose: () => void
}

/** Menu items for export and import; import needs permission to create and update. */
export function FilesItems({ list, view, open, anchor, onClose }: Props) {
  const t = useListText()
  const holder = useHolder()
  const { resource } = list
  const [activeDialog, setActiveDialog] = useState<'export' | 'import'>()
  const openDialog = (dialog: 'export' | 'import') => {
    onClose()
    openAfterPaint((isOpen) => setActiveDialog(isOpen ? dialog : undefined))
  }
  const closeDialog = () => {
    setActiveDialog(undefined)
    anchor?.focus()
  }
  return (
    <>
      <Menu open={open} anchorEl={anchor} onClose={onClose}>
        <Item onClick={() => openDialog('export')}>
          <ExportIcon fontSize="small" />
          {t('file.export')}
        </Item>
        {resource.secrets.length === 0 &&
          canUseVerb(holder, resource, 'create') &&
          canUseVerb(holder, resource, 'update') && (
            <Item onClick={() => openDialog('import')}>
              <ImportIcon fontSize="small" />
              {t('file.import')}
            </Item>
          )}
      </Menu>
      {activeDialog === 'export' && (
        <ExportPopover list={list} view={view} anchor={anchor} onClose={closeDialog} />
      )}
      {activeDialog === 'import' && (
        <Suspense>
          <ImportDialog resource={resource} onClose={closeDialog} />
        </Suspense>
      )}
    </>
  )
}
