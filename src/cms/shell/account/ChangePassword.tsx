import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { ApiError, messageOf } from '#api/apiError.ts'
import { sessionsKey } from '#api/sessions.ts'
import { createStaffPassword } from '#api/staffPassword.ts'
import { formatMessage } from '#domain/messages/messages.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { showAlert } from '../../context/alerts.ts'
import { useServices } from '../../context/services.ts'
import { useAccountText } from '../../context/useAccountText.ts'
import { useText } from '../../context/useText.ts'
import { FieldFrame } from '../../components/FieldFrame.tsx'
import { NewPasswordFields } from '../../components/NewPasswordFields.tsx'
import { PasswordInput } from '../../components/PasswordInput.tsx'
import { useNewPassword } from '../../components/useNewPassword.ts'
import css from './AccountDialog.module.css'

type RowProps = { readonly onChange: () => void }

/** A row that opens the password form. */
export function PasswordRow({ onChange }: RowProps) {
  const t = useAccountText()
  return (
    <section className={css.row}>
      <h3 className={css.heading}>{t('signIn.password')}</h3>
      <Button size="small" variant="outlined" onClick={onChange}>
        {t('account.changePassword')}
      </Button>
    </section>
  )
}

type Props = { readonly id: string; readonly onClose: () => void }

/** Changes the own password, which signs out the other devices. */
export function ChangePassword({ id, onClose }: Props) {
  const t = useAccountText()
  const common = useText()
  const { language } = useLanguage()
  const { client } = useServices()
  const password = useMemo(() => createStaffPassword(client), [client])
  const queries = useQueryClient()
  const [current, setCurrent] = useState('')
  const [serverErrors, setServerErrors] = useState<Readonly<Record<string, string>>>({})
  const state = useNewPassword()
  const { mutate, isPending } = useMutation({
    mutationFn: () => password.change(id, current, state.password),
    onSuccess: () => {
      showAlert('success', t('account.passwordChanged'))
      void queries.invalidateQueries({ queryKey: sessionsKey })
      onClose()
    },
    onError: (error) => {
      const fields = error instanceof ApiError ? error.fields : {}
      setServerErrors(fields)
      if (Object.keys(fields).length === 0)
        showAlert('error', messageOf(error, formatMessage('error.generic', language)))
    },
  })
  const isReady = current !== '' && state.isReady && !isPending
  return (
    <Box
      component="form"
      sx={{ display: 'flex', flexDirection: 'column', gap: 16 }}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        if (isReady) mutate()
      }}
    >
      <p>{t('account.changePasswordText')}</p>
      <FieldFrame
        id="current-password"
        label={t('account.currentPassword')}
        error={serverErrors['/password']}
      >
        {(aria) => (
          <PasswordInput
            aria={aria}
            autoFocus
            autoComplete="current-password"
            value={current}
            onChange={(value) => {
              setCurrent(value)
              setServerErrors({})
            }}
          />
        )}
      </FieldFrame>
      <NewPasswordFields id="change" state={state} error={serverErrors['/newPassword']} />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 8 }}>
        <Button disabled={isPending} onClick={onClose}>
          {common('action.cancel')}
        </Button>
        <Button type="submit" variant="contained" disabled={!isReady}>
          {isPending ? common('action.saving') : t('account.changePassword')}
        </Button>
      </Box>
    </Box>
  )
}
