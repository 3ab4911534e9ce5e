import CopyIcon from '@mui/icons-material/ContentCopy'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormText } from '../../context/useFormText.ts'
import type { RevealedSecret } from './revealedSecrets.ts'

type Props = { readonly secrets: readonly RevealedSecret[]; readonly onConfirm: () => void }

/**
 * Codes that are shown only once. Only the button closes the dialog, so that no stray key loses
 * them.
 */
export function SecretDialog({ secrets, onConfirm }: Props) {
  const t = useFormText()
  const id = useId()
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={id}>{t('secret.title')}</DialogTitle>
      <DialogContent>
        <Typography id={`${id}-text`} color="textSecondary">
          {t('secret.text')}
        </Typography>
        {secrets.map((secret) => (
          <SecretField key={secret.field.name} {...secret} />
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onConfirm}>
          {t('secret.done')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function SecretField({ field, code }: RevealedSecret) {
  const t = useFormText()
  const { language } = useLanguage()
  const [isCopied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(code)
      setCopied(true)
    } catch {
      // Without a clipboard the user can still select the code.
      setCopied(false)
    }
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' }}>
      <Box component="span" sx={{ inlineSize: '100%', fontSize: 14, fontWeight: 500 }}>
        {field.label[language]}
      </Box>
      <Box
        component="bdi"
        dir="ltr"
        sx={{
          inlineSize: '100%',
          padding: 12,
          borderRadius: 'var(--radius-s)',
          background: 'var(--sunken)',
          fontFamily: 'ui-monospace, monospace',
          fontSize: 'clamp(14px, 4.6vw, 18px)',
          fontWeight: 600,
          textAlign: 'center',
          userSelect: 'all',
        }}
      >
        {code}
      </Box>
      <Button autoFocus startIcon={<CopyIcon fontSize="small" />} onClick={() => void copy()}>
        {t('secret.copy')}
      </Button>
      <Typography role="status" component="span" color="textSecondary" sx={{ fontSize: 14 }}>
        {isCopied && t('secret.copied')}
      </Typography>
    </Box>
  )
}
