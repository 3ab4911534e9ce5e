import CloseIcon from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { useEffect, useId } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { messageOf } from '#api/apiError.ts'
import { formatMessage } from '#domain/messages/messages.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { showAlert } from '../../context/alerts.ts'
import { useResource, useResourceNames } from '../../context/catalogue.ts'
import { usePaths } from '../../context/paths.ts'
import { useFormText } from '../../context/useFormText.ts'
import { useText } from '../../context/useText.ts'
import { isFromRecord } from '../navigationState.ts'
import { useRecordTitle } from '../recordTitle.ts'
import { FormBody } from './FormBody.tsx'
import { useGuardedForm, useLoadedForm, type LoadedForm } from './formScreenHooks.tsx'
import css from './FormDialog.module.css'

/** `isCopy`: a new record prefilled from another one. */
type FormKind = { readonly isCopy?: boolean }

/** The form of a small record, in a dialog over its list. */
export function FormDialog({ isCopy = false }: FormKind) {
  const { language } = useLanguage()
  const { id = '' } = useParams()
  return <LoadingDialog key={`${id} ${language}`} isCopy={isCopy} />
}

export const CopyDialog = () => <FormDialog isCopy />

function LoadingDialog({ isCopy = false }: FormKind) {
  const { language } = useLanguage()
  const resource = useResource()
  const close = useCloseForm()
  const { loadedForm, error } = useLoadedForm(resource, isCopy)
  useEffect(() => {
    if (!error) return
    showAlert('error', messageOf(error, formatMessage('error.generic', language)))
    close()
  }, [error, language, close])
  return loadedForm ? <LoadedDialog {...loadedForm} /> : null
}

function useCloseForm(): () => void {
  const navigate = useNavigate()
  const paths = usePaths()
  const resource = useResource()
  const { id } = useParams()
  const { search, state } = useLocation()
  const returnPath =
    id && isFromRecord(state) ? paths.record(resource, id) : paths.list(resource) + search
  return () => void navigate(returnPath)
}

function LoadedDialog({ record, source, rules }: LoadedForm) {
  const t = useText()
  const formText = useFormText()
  const titleId = useId()
  const resource = useResource()
  const { midSentence } = useResourceNames(resource)
  const titleOf = useRecordTitle(resource)
  const close = useCloseForm()
  const { id, form, guard, setInvalid } = useGuardedForm(resource, { record, source }, close)
  return (
    <Dialog
      open
      onClose={form.isSaving ? () => undefined : close}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>
        {source
          ? formText('form.copyTitle', { what: titleOf(source) })
          : formText(record ? 'form.editTitle' : 'form.addTitle', { what: midSentence.one })}
        <IconButton size="small" aria-label={t('action.close')} onClick={close}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </DialogTitle>
      <DialogContent ref={focusFirst} className={css.content ?? ''} sx={{ display: 'block' }}>
        <FormBody
          id={id}
          resource={resource}
          record={record ?? source}
          rules={rules}
          form={form}
          onInvalid={setInvalid}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={close} disabled={form.isSaving}>
          {t('action.cancel')}
        </Button>
        <Button
          type="submit"
          form={id}
          variant="contained"
          disabled={form.isSaving || (record !== undefined && form.changedFields.length === 0)}
        >
          {t(form.isSaving ? 'action.saving' : 'action.save')}
        </Button>
      </DialogActions>
      {guard}
    </Dialog>
  )
}

/**
 * Focuses when the dialog appears; after its transition, the user may be typing in another field.
 */
const focusFirst = (content: HTMLElement | null): void =>
  content?.querySelector<HTMLElement>('input, textarea')?.focus()
