import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { isTextLink } from '#domain/links.ts'
import { formatMessage as message } from '#domain/messages/messages.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useRecordText } from '../../../context/useRecordText.ts'
import { useText } from '../../../context/useText.ts'
import { FieldFrame } from '../../../components/FieldFrame.tsx'

/** Sets the address of a link; an empty one removes the link. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useText()
  const recordText = useRecordText()
  const [href, setHref] = useState(String(editor.getAttributes('link')['href'] ?? ''))
  const { language } = useLanguage()
  const [isRefused, setRefused] = useState(false)
  const apply = () => {
    // The server would keep the text and remove the link.
    if (href.trim() && !isTextLink(href.trim())) return setRefused(true)
    const chain = editor.chain().focus().extendMarkRange('link')
    if (href.trim()) chain.setLink({ href: href.trim() }).run()
    else chain.unsetLink().run()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="xs"
      slotProps={{ paper: { 'aria-label': recordText('rich.link') } }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          apply()
        }}
      >
        <DialogContent>
          <FieldFrame
            id="rich-link"
            label={recordText('rich.linkTo')}
            error={isRefused ? message('field.url', language) : undefined}
          >
            {(aria) => (
              <OutlinedInput
                fullWidth
                autoFocus
                error={aria['aria-invalid']}
                value={href}
                slotProps={{ input: { ...aria, dir: 'ltr', inputMode: 'url' } }}
                onChange={({ target }) => {
                  setHref(target.value)
                  setRefused(false)
                }}
              />
            )}
          </FieldFrame>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button type="submit" variant="contained">
            {t('list.apply')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
