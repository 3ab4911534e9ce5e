import OutlinedInput from '@mui/material/OutlinedInput'
import { useRef, type ReactNode } from 'react'
import { useAccountText } from '../../context/useAccountText.ts'
import { FieldFrame } from '../../pieces/FieldFrame.tsx'
import { StepForm } from './StepForm.tsx'
import { TenantField } from './TenantField.tsx'
import type { Forgot } from './useForgot.ts'
import css from './SignInPage.module.css'

export type StepProps = {
  readonly forgot: Forgot
  readonly progress: ReactNode
  readonly back: ReactNode
}

/** Who forgot: an email, and whether it is of somebody of a tenant. */
export function EmailStep({ forgot, progress, back }: StepProps) {
  const t = useAccountText()
  const { who, errors, busy } = forgot
  const input = useRef<HTMLInputElement>(null)
  const tenantInput = useRef<HTMLInputElement>(null)
  const ask = async () => {
    if (await forgot.ask()) return
    // The fields say why; the first that is wrong is looked at.
    requestAnimationFrame(() => {
      const first = input.current?.getAttribute('aria-invalid') === 'true' ? input : tenantInput
      first.current?.focus()
    })
  }
  return (
    <StepForm
      title={t('forgot.title')}
      lead={t('forgot.lead')}
      submit={t(busy ? 'forgot.sending' : 'forgot.send')}
      busy={busy}
      refused={errors.refused}
      onSubmit={() => void ask()}
      progress={progress}
      foot={back}
    >
      <FieldFrame id="forgot-email" label={t('forgot.email')} error={errors.email}>
        {(aria) => (
          <OutlinedInput
            fullWidth
            inputRef={input}
            type="email"
            autoComplete="username"
            autoFocus
            value={who.email}
            error={aria['aria-invalid']}
            slotProps={{ input: { ...aria, dir: 'ltr' } }}
            onChange={({ target }) => forgot.change({ email: target.value })}
          />
        )}
      </FieldFrame>
      <fieldset className={css.kinds}>
        <legend className="visually-hidden">{t('forgot.kind')}</legend>
        {kinds.map(({ key, tenant }) => (
          <label key={key} className={css.kind}>
            <input
              type="radio"
              name="kind"
              checked={(who.tenant === undefined) === (tenant === undefined)}
              onChange={() => forgot.change({ tenant })}
            />
            {t(key)}
          </label>
        ))}
      </fieldset>
      {who.tenant !== undefined && (
        <TenantField
          inputRef={tenantInput}
          value={who.tenant}
          error={errors.tenant}
          onChange={(tenant) => forgot.change({ tenant })}
        />
      )}
    </StepForm>
  )
}

const kinds = [
  { key: 'forgot.rootUser', tenant: undefined },
  { key: 'forgot.tenantUser', tenant: '' },
] as const
