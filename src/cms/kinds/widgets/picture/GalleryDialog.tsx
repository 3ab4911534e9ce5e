import type { SxProps } from '@mui/material/styles'
import Box from '@mui/material/Box'
import CheckIcon from '@mui/icons-material/CheckCircle'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import type { Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { toMidSentence } from '../../../context/catalogue.ts'
import { useRecordText } from '../../../context/useRecordText.ts'
import { useFormText } from '../../../context/useFormText.ts'
import { useText } from '../../../context/useText.ts'
import { Thumbnail } from '../../cells/Thumbnail.tsx'
import type { Reference } from '../../embeddedRecords.ts'
import { titleOfReference, useKnownReferences } from '../../ReferencesProvider.tsx'
import { useRecordOptions } from '../records/useRecordOptions.ts'

type Props = {
  readonly target: Resource
  readonly initialIds: readonly string[]
  readonly limit: number
  readonly onChoose: (ids: readonly string[]) => void
  readonly onClose: () => void
}

const pageSize = 60

/** Chooses existing pictures. With a limit of one, choosing another one replaces it. */
export function GalleryDialog({ target, initialIds, limit, onChoose, onClose }: Props) {
  const t = useText()
  const formText = useFormText()
  const recordText = useRecordText()
  const formats = useFormats()
  const { language } = useLanguage()
  const id = useId()
  const { remember } = useKnownReferences()
  const [words, setWords] = useState('')
  const [selectedIds, setSelectedIds] = useState(initialIds)
  const { options, loading } = useRecordOptions(target, { words, enabled: true, limit: pageSize })
  const toggle = (picture: Reference) => {
    remember([picture])
    setSelectedIds((before) => {
      if (before.includes(picture._id)) return before.filter((each) => each !== picture._id)
      if (limit === 1) return [picture._id]
      return before.length < limit ? [...before, picture._id] : before
    })
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id}>{recordText('picture.gallery')}</DialogTitle>
      <DialogContent>
        <OutlinedInput
          fullWidth
          autoFocus
          type="search"
          value={words}
          placeholder={formText('relation.find', {
            what: toMidSentence(target.labels.many[language]),
          })}
          slotProps={{
            input: {
              'aria-label': formText('relation.find', {
                what: toMidSentence(target.labels.many[language]),
              }),
            },
          }}
          onChange={({ target: input }) => setWords(input.value)}
        />
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
            gap: 12,
            minBlockSize: 320,
            padding: 2,
            alignContent: 'start',
          }}
          aria-busy={loading}
        >
          {options.map((picture) => {
            const isSelected = selectedIds.includes(picture._id)
            return (
              <li key={picture._id}>
                <Box
                  component="button"
                  type="button"
                  sx={styles.picture}
                  aria-pressed={isSelected}
                  onClick={() => toggle(picture)}
                >
                  <Thumbnail value={picture} size="large" />
                  <Typography component="span" noWrap>
                    {titleOfReference(target, picture)}
                  </Typography>
                  {isSelected && (
                    <CheckIcon
                      sx={{
                        position: 'absolute',
                        insetBlockStart: 10,
                        insetInlineEnd: 10,
                        borderRadius: '50%',
                        background: 'var(--surface)',
                        color: 'var(--accent)',
                      }}
                      aria-hidden
                    />
                  )}
                </Box>
              </li>
            )
          })}
        </Box>
        {!loading && options.length === 0 && (
          <Typography color="textSecondary" sx={{ textAlign: 'center' }}>
            {formText('relation.none')}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Box component="span" sx={{ marginInlineEnd: 'auto', color: 'var(--muted)' }} role="status">
          {recordText('picture.chosen', { n: formats.number(selectedIds.length) })}
        </Box>
        <Button onClick={onClose}>{t('action.cancel')}</Button>
        <Button
          variant="contained"
          onClick={() => {
            onChoose(selectedIds)
            onClose()
          }}
        >
          {recordText('picture.use')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const styles = {
  picture: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: 8,
    inlineSize: '100%',
    padding: 8,
    border: '1px solid var(--border)',
    borderRadius: 'var(--radius-s)',
    background: 'var(--surface)',
    color: 'var(--text)',
    fontSize: 'var(--caption)',
    textAlign: 'start',
    '&:hover': { borderColor: 'var(--borderStrong)' },
    '&[aria-pressed=true]': { borderColor: 'var(--accent)', boxShadow: '0 0 0 1px var(--accent)' },
    '& > span:first-child': { inlineSize: '100%' },
  },
} satisfies Record<string, SxProps>
