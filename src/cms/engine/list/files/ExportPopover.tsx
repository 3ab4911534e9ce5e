import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { createExports } from '#api/exports.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { showAlert } from '../../../context/alerts.ts'
import { useFailureText } from '../../../context/useFailureText.ts'
import { useServices } from '../../../context/services.ts'
import { useListText } from '../../../context/useListText.ts'
import { useText } from '../../../context/useText.ts'
import { Popover } from '../../../components/popupComponents.tsx'
import { filterQuery } from '../listQuery.ts'
import type { RecordList } from '../useList.ts'
import type { ViewSettings } from '../views/useViewSettings.ts'
import { csvFileName, downloadFile } from './downloadFile.ts'

type Props = {
  readonly list: RecordList
  readonly view: ViewSettings
  readonly anchor: HTMLElement | null
  readonly onClose: () => void
}

const exportExtents = ['shown', 'all'] as const

/** Exports all matching records to a file: chooses the fields, then shows the progress. */
export function ExportPopover({ list, view, anchor, onClose }: Props) {
  const t = useText()
  const listText = useListText()
  const formats = useFormats()
  const failureText = useFailureText()
  const { client } = useServices()
  const { direction } = useLanguage()
  const id = useId()
  const [extent, setExtent] = useState<(typeof exportExtents)[number]>('shown')
  const exports = useMemo(() => createExports(client), [client])
  const abortController = useRef<AbortController>(undefined)
  useEffect(() => () => abortController.current?.abort(), [])
  const { resource, state, total } = list
  const { mutate, isPending } = useMutation({
    mutationFn: (signal: AbortSignal) =>
      exports.records(resource.name, filterQuery(resource, state), {
        signal,
        ...(extent === 'shown' && { fields: view.columns.map(({ name }) => name) }),
      }),
    onSuccess: (file) => {
      downloadFile(file, csvFileName(resource))
      onClose()
    },
    onError: (error) => {
      if (error.name !== 'AbortError') showAlert('error', failureText(error))
    },
  })
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: direction === 'rtl' ? 'left' : 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: direction === 'rtl' ? 'left' : 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': id,
          sx: { inlineSize: 'min(300px, calc(100vw - 32px))', marginBlockStart: 8 },
        },
      }}
    >
      <Box
        component="form"
        sx={{ display: 'flex', flexDirection: 'column', gap: 12, padding: 16 }}
        onSubmit={(event) => {
          event.preventDefault()
          if (isPending) return
          abortController.current = new AbortController()
          mutate(abortController.current.signal)
        }}
      >
        <Box id={id} component="h2" sx={{ fontSize: 14, fontWeight: 600 }}>
          {listText('file.export')}
        </Box>
        <Typography color="textSecondary" sx={{ marginBlockStart: -8 }}>
          {t('list.records', { count: total, n: formats.number(total) })}
        </Typography>
        <fieldset>
          <legend className="visually-hidden">{listText('file.what')}</legend>
          {exportExtents.map((each) => (
            <Box
              key={each}
              component="label"
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 4,
                minBlockSize: 36,
                borderRadius: 'var(--radius-s)',
                cursor: 'pointer',
                '&:hover': { background: 'var(--fill)' },
              }}
            >
              <input
                type="radio"
                name={`${id}-extent`}
                autoFocus={extent === each}
                checked={extent === each}
                onChange={() => setExtent(each)}
              />
              {listText(`file.${each}`)}
            </Box>
          ))}
        </fieldset>
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 4 }}>
          <Button size="small" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" size="small" variant="contained" aria-disabled={isPending}>
            {listText(isPending ? 'file.preparing' : 'file.download')}
          </Button>
        </Box>
        {isPending && (
          <Box
            component="progress"
            sx={{ inlineSize: '100%', blockSize: 4 }}
            aria-label={listText('file.preparing')}
          />
        )}
      </Box>
    </Popover>
  )
}
