import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import type { SecondFactorChallenge } from '#api/secondFactor.ts'
import type { BotCheck } from '#ui/botCheck/useBotCheck.ts'
import { useAccountText } from '../../context/useAccountText.ts'
import { FieldFrame } from '../../components/FieldFrame.tsx'
import { PasswordInput } from '../../components/PasswordInput.tsx'
import type { AccountHint } from './accountHint.ts'
import { StepForm } from './StepForm.tsx'
import { StepLink } from './StepLink.tsx'
import { PasskeySignInButton } from './PasskeySignInButton.tsx'
import { TenantField } from './TenantField.tsx'
import { useSignIn } from './useSignIn.ts'

type Props = {
  readonly accountHint: AccountHint
  readonly botCheck: BotCheck
  readonly onForgot: (accountHint: AccountHint) => void
  /** called if the password is correct but a second factor must be given or set up */
  readonly onQuestion: (question: SecondFactorChallenge, accountHint: AccountHint) => void
}

export function SignInForm({ accountHint, botCheck, onForgot, onQuestion }: Props) {
  const t = useAccountText()
  const form = useSignIn(accountHint, botCheck, onQuestion)
  const { username, password, tenant } = form.values
  const inputs = {
    tenant: useRef<HTMLInputElement>(null),
    username: useRef<HTMLInputElement>(null),
    password: useRef<HTMLInputElement>(null),
  }
  const submit = async () => {
    const invalidField = await form.submit()
    if (invalidField) inputs[invalidField].current?.focus()
  }
  const isTenantUser = tenant !== undefined
  return (
    <StepForm
      title={t('signIn.title')}
      lead={t('signIn.lead')}
      submitLabel={t(form.busy ? 'signIn.submitting' : 'signIn.submit')}
      busy={form.busy}
      refusal={form.refusal}
      onSubmit={() => void submit()}
      alternative={<PasskeySignInButton />}
      footer={
        <Typography color="textSecondary" sx={{ lineHeight: '32px' }}>
          {t('signIn.orAs')}{' '}
          <StepLink onClick={() => form.change({ tenant: isTenantUser ? undefined : '' })}>
            {t(isTenantUser ? 'signIn.root' : 'signIn.tenantUser')}
          </StepLink>
        </Typography>
      }
    >
      {isTenantUser && (
        <TenantField
          inputRef={inputs.tenant}
          value={tenant}
          error={form.errors.tenant}
          autoFocus={accountHint.tenant === undefined}
          onChange={(value) => form.change({ tenant: value })}
        />
      )}
      <FieldFrame id="username" label={t('signIn.username')} error={form.errors.username}>
        {(aria) => (
          <OutlinedInput
            fullWidth
            inputRef={inputs.username}
            type="email"
            autoComplete="username"
            autoFocus={!accountHint.email}
            value={username}
            error={aria['aria-invalid']}
            slotProps={{ input: { ...aria, dir: 'ltr' } }}
            onChange={({ target }) => form.change({ username: target.value })}
          />
        )}
      </FieldFrame>
      <FieldFrame
        id="password"
        label={t('signIn.password')}
        error={form.errors.password}
        aside={
          <StepLink onClick={() => onForgot({ email: username.trim(), tenant })}>
            {t('signIn.forgot')}
          </StepLink>
        }
      >
        {(aria) => (
          <PasswordInput
            aria={aria}
            inputRef={inputs.password}
            autoComplete="current-password"
            autoFocus={Boolean(accountHint.email)}
            value={password}
            onChange={(value) => form.change({ password: value })}
          />
        )}
      </FieldFrame>
    </StepForm>
  )
}
