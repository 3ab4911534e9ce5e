import KeptIcon from '@mui/icons-material/CheckCircle'
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked'
import GenerateIcon from '@mui/icons-material/AutorenewOutlined'
import Button from '@mui/material/Button'
import { keptRules, passwordRules } from '#domain/password.ts'
import { useAccountText } from '../context/useAccountText.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { PasswordInput } from './PasswordInput.tsx'
import type { NewPasswordState } from './useNewPassword.ts'
import css from './NewPassword.module.css'

type Props = {
  readonly id: string
  readonly state: NewPasswordState
  /** what the server had against it */
  readonly error?: string | undefined
  readonly autoFocus?: boolean
}

/** A password to be: typed twice or made up, with what it still lacks. */
export function NewPassword({ id, state, error, autoFocus = false }: Props) {
  const t = useAccountText()
  const { password, confirmation, generated, change, generate } = state
  const kept = keptRules(password)
  const differs = confirmation !== '' && confirmation !== password
  return (
    <>
      <FieldFrame
        id={`${id}-new`}
        label={t('password.new')}
        error={error}
        aside={
          <Button
            size="small"
            className={css.generate ?? ''}
            startIcon={<GenerateIcon fontSize="small" />}
            onClick={generate}
          >
            {t('password.generate')}
          </Button>
        }
        help={
          <span className={css.rules} role="list">
            {passwordRules.map((rule) => {
              const Icon = kept[rule] ? KeptIcon : OpenIcon
              return (
                <span key={rule} className={css.rule} role="listitem" data-kept={kept[rule]}>
                  <Icon className={css.icon} aria-hidden />
                  {t(`password.${rule}`)}
                  <span className="visually-hidden">
                    {t(kept[rule] ? 'password.kept' : 'password.open')}
                  </span>
                </span>
              )
            })}
          </span>
        }
      >
        {(aria) => (
          <PasswordInput
            key={generated}
            aria={aria}
            value={password}
            autoComplete="new-password"
            autoFocus={autoFocus || generated > 0}
            shown={generated > 0}
            onChange={(value) => change({ password: value })}
          />
        )}
      </FieldFrame>
      <FieldFrame
        id={`${id}-confirm`}
        label={t('password.confirm')}
        error={differs ? t('password.differ') : undefined}
      >
        {(aria) => (
          <PasswordInput
            key={generated}
            aria={aria}
            value={confirmation}
            autoComplete="new-password"
            shown={generated > 0}
            onChange={(value) => change({ confirmation: value })}
          />
        )}
      </FieldFrame>
    </>
  )
}
