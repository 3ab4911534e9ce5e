import CopyIcon from '@mui/icons-material/ContentCopy'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormText } from '../../context/useFormText.ts'
import type { RevealedSecret } from './revealedSecrets.ts'
import css from './SecretDialog.module.css'

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
      <DialogContent className={css.content ?? ''}>
        <p id={`${id}-text`} className={css.text}>
          {t('secret.text')}
        </p>
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
    <div className={css.secret}>
      <span className={css.label}>{field.label[language]}</span>
      <bdi dir="ltr" className={css.code}>
        {code}
      </bdi>
      <Button autoFocus startIcon={<CopyIcon fontSize="small" />} onClick={() => void copy()}>
        {t('secret.copy')}
      </Button>
      <span role="status" className={css.copied}>
        {isCopied && t('secret.copied')}
      </span>
    </div>
  )
}
