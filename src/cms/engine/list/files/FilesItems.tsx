import ExportIcon from '@mui/icons-material/FileDownloadOutlined'
import ImportIcon from '@mui/icons-material/FileUploadOutlined'
import { lazy, Suspense, useState } from 'react'
import { mayHandle, useHolder } from '../../../context/permissions.ts'
import { useListText } from '../../../context/useListText.ts'
import { Item, Menu } from '../../../pieces/popupParts.tsx'
import type { List } from '../useList.ts'
import type { View } from '../useView.ts'
import { ExportPopover } from './ExportPopover.tsx'

const ImportDialog = lazy(async () => ({
  default: (await import('./ImportDialog.tsx')).ImportDialog,
}))

type Props = {
  readonly list: List
  readonly view: View
  readonly open: boolean
  readonly anchor: HTMLElement | null
  readonly onClose: () => void
}

/** The two ways between a list and a file; in leads only who may add and change. */
export function FilesItems({ list, view, open, anchor, onClose }: Props) {
  const t = useListText()
  const holder = useHolder()
  const { resource } = list
  const [asking, setAsking] = useState<'export' | 'import'>()
  const choose = (what: 'export' | 'import') => {
    onClose()
    setAsking(what)
  }
  const done = () => {
    setAsking(undefined)
    anchor?.focus()
  }
  return (
    <>
      <Menu open={open} anchorEl={anchor} onClose={onClose}>
        <Item onClick={() => choose('export')}>
          <ExportIcon fontSize="small" />
          {t('file.export')}
        </Item>
        {resource.secrets.length === 0 &&
          mayHandle(holder, resource, 'create') &&
          mayHandle(holder, resource, 'update') && (
            <Item onClick={() => choose('import')}>
              <ImportIcon fontSize="small" />
              {t('file.import')}
            </Item>
          )}
      </Menu>
      {asking === 'export' && (
        <ExportPopover list={list} view={view} anchor={anchor} onClose={done} />
      )}
      {asking === 'import' && (
        <Suspense>
          <ImportDialog resource={resource} onClose={done} />
        </Suspense>
      )}
    </>
  )
}
