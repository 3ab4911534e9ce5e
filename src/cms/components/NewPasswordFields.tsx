import KeptIcon from '@mui/icons-material/CheckCircle'
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked'
import GenerateIcon from '@mui/icons-material/AutorenewOutlined'
import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import { checkPasswordRules, passwordRules } from '#domain/password.ts'
import { useAccountText } from '../context/useAccountText.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { PasswordInput } from './PasswordInput.tsx'
import type { NewPasswordState } from './useNewPassword.ts'
import css from './NewPasswordFields.module.css'

type Props = {
  readonly id: string
  readonly state: NewPasswordState
  /** why the server refused the password */
  readonly error?: string | undefined
  readonly autoFocus?: boolean
}

/**
 * Fields for a new password, typed twice or generated, with the requirements it does not meet yet.
 */
export function NewPasswordFields({ id, state, error, autoFocus = false }: Props) {
  const t = useAccountText()
  const { password, confirmation, generateCount, change, generate } = state
  const keptRuleStates = checkPasswordRules(password)
  const isMismatch = confirmation !== '' && confirmation !== password
  return (
    <>
      <FieldFrame
        id={`${id}-new`}
        label={t('password.new')}
        error={error}
        aside={
          <Button
            size="small"
            sx={{
              minBlockSize: 28,
              marginBlock: -4,
              marginInlineEnd: -8,
              paddingInline: 8,
              color: 'var(--accent)',
            }}
            startIcon={<GenerateIcon fontSize="small" />}
            onClick={generate}
          >
            {t('password.generate')}
          </Button>
        }
        help={
          <Box
            component="span"
            sx={{ display: 'flex', flexDirection: 'column', gap: 4, paddingBlock: 2 }}
            role="list"
          >
            {passwordRules.map((rule) => {
              const Icon = keptRuleStates[rule] ? KeptIcon : OpenIcon
              return (
                <span
                  key={rule}
                  className={css.rule}
                  role="listitem"
                  data-satisfied={keptRuleStates[rule]}
                >
                  <Icon className={css.icon} aria-hidden />
                  {t(`password.${rule}`)}
                  <span className="visually-hidden">
                    {t(keptRuleStates[rule] ? 'password.kept' : 'password.open')}
                  </span>
                </span>
              )
            })}
          </Box>
        }
      >
        {(aria) => (
          <PasswordInput
            key={generateCount}
            aria={aria}
            value={password}
            autoComplete="new-password"
            autoFocus={autoFocus || generateCount > 0}
            isInitiallyVisible={generateCount > 0}
            onChange={(value) => change({ password: value })}
          />
        )}
      </FieldFrame>
      <FieldFrame
        id={`${id}-confirm`}
        label={t('password.confirm')}
        error={isMismatch ? t('password.differ') : undefined}
      >
        {(aria) => (
          <PasswordInput
            key={generateCount}
            aria={aria}
            value={confirmation}
            autoComplete="new-password"
            isInitiallyVisible={generateCount > 0}
            onChange={(value) => change({ confirmation: value })}
          />
        )}
      </FieldFrame>
    </>
  )
}
