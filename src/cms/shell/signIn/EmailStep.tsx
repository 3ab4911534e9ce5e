import type { SxProps } from '@mui/material/styles'
import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useRef, type ReactNode } from 'react'
import { useAccountText } from '../../context/useAccountText.ts'
import { FieldFrame } from '../../components/FieldFrame.tsx'
import { StepForm } from './StepForm.tsx'
import { TenantField } from './TenantField.tsx'
import type { ForgotPasswordFlow } from './useForgotPassword.ts'

export type ForgotStepProps = {
  readonly flow: ForgotPasswordFlow
  readonly progress: ReactNode
  readonly back: ReactNode
}

/** Asks for the email address and, for users of a tenant, its id. */
export function EmailStep({ flow, progress, back }: ForgotStepProps) {
  const t = useAccountText()
  const { account, errors, busy } = flow
  const input = useRef<HTMLInputElement>(null)
  const tenantInput = useRef<HTMLInputElement>(null)
  const requestCode = async () => {
    if (await flow.requestCode()) return
    // The fields show the errors; the first invalid one gets the focus.
    requestAnimationFrame(() => {
      const first = input.current?.getAttribute('aria-invalid') === 'true' ? input : tenantInput
      first.current?.focus()
    })
  }
  return (
    <StepForm
      title={t('forgot.title')}
      lead={t('forgot.lead')}
      submitLabel={t(busy ? 'forgot.sending' : 'forgot.send')}
      busy={busy}
      refusal={errors.refusal}
      onSubmit={() => void requestCode()}
      progress={progress}
      footer={back}
    >
      <FieldFrame id="forgot-email" label={t('forgot.email')} error={errors.email}>
        {(aria) => (
          <OutlinedInput
            fullWidth
            inputRef={input}
            type="email"
            autoComplete="username"
            autoFocus
            value={account.email}
            error={aria['aria-invalid']}
            slotProps={{ input: { ...aria, dir: 'ltr' } }}
            onChange={({ target }) => flow.changeAccount({ email: target.value })}
          />
        )}
      </FieldFrame>
      <Box component="fieldset" sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 }}>
        <legend className="visually-hidden">{t('forgot.kind')}</legend>
        {kinds.map(({ key, tenant }) => (
          <Box component="label" key={key} sx={styles.kind}>
            <input
              type="radio"
              name="kind"
              checked={(account.tenant === undefined) === (tenant === undefined)}
              onChange={() => flow.changeAccount({ tenant })}
            />
            {t(key)}
          </Box>
        ))}
      </Box>
      {account.tenant !== undefined && (
        <TenantField
          inputRef={tenantInput}
          value={account.tenant}
          error={errors.tenant}
          onChange={(tenant) => flow.changeAccount({ tenant })}
        />
      )}
    </StepForm>
  )
}

const kinds = [
  { key: 'forgot.rootUser', tenant: undefined },
  { key: 'forgot.tenantUser', tenant: '' },
] as const

const styles = {
  kind: {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minBlockSize: 'var(--control)',
    paddingInline: 12,
    border: '1px solid var(--borderStrong)',
    borderRadius: 'var(--radius-s)',
    fontWeight: 500,
    cursor: 'pointer',
    '&:hover': { borderColor: 'var(--muted)' },
    '&:has(:checked)': { borderColor: 'var(--accent)', background: 'var(--accentSoft)' },
    '&:has(:focus-visible)': { outline: '2px solid var(--focus)', outlineOffset: 2 },
    '& input': { inlineSize: 'auto', blockSize: 'auto', margin: 0, outline: 'none' },
    '@media (pointer: coarse)': { minBlockSize: 44 },
  },
} satisfies Record<string, SxProps>
