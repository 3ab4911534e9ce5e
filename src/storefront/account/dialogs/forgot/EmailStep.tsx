import type { ForgottenPasswordAccount } from '#api/forgottenPassword.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { ExtraIcon } from '../../../components/ExtraIcon.tsx'
import { useAccountText } from '../../accountText.ts'
import { createFieldChecks } from '../../form/fieldChecks.ts'
import { EmailField, TenantField } from '../../form/TextField.tsx'
import { useForm } from '../../form/useForm.ts'
import { DialogForm } from '../DialogForm.tsx'
import styles from '../DialogForm.module.css'
import { AccountKindChoice } from './AccountKindChoice.tsx'

type Props = {
  account: ForgottenPasswordAccount
  onRequestCode: (account: ForgottenPasswordAccount) => Promise<void>
  onBack: (account: ForgottenPasswordAccount) => void
}

/** Asks for the account. A refusal is shown on the email field and, if present, the tenant. */
export function EmailStep({ account, onRequestCode, onBack }: Props) {
  const text = useAccountText()
  const { language } = useLanguage()
  const checks = createFieldChecks(language, text)
  const accountFrom = ({
    email,
    tenant,
    kind,
  }: Readonly<Record<string, string>>): ForgottenPasswordAccount => ({
    email: email?.trim() ?? '',
    ...(kind === 'tenant' ? { tenant: tenant?.trim() ?? '' } : {}),
  })
  const form = useForm({
    initial: {
      email: account.email,
      tenant: account.tenant ?? '',
      kind: account.tenant === undefined ? 'root' : 'tenant',
    },
    validate: ({ email, tenant, kind }) => ({
      email: checks.email(email),
      tenant: kind === 'tenant' ? checks.tenant(tenant) : undefined,
    }),
    send: (values) => onRequestCode(accountFrom(values)),
    errorFields: ({ kind }) => (kind === 'tenant' ? ['email', 'tenant'] : ['email']),
  })
  return (
    <DialogForm
      form={form}
      submitLabel={text('forgot.send')}
      footer={
        <div className={styles.ends}>
          <button
            type="button"
            className={styles.link}
            onClick={() => onBack(accountFrom(form.values))}
          >
            <ExtraIcon name="previous" size={16} />
            {text('forgot.toSignIn')}
          </button>
        </div>
      }
    >
      <AccountKindChoice {...form.field('kind')} />
      <EmailField {...form.field('email')} label={text('field.email')} autoComplete="username" />
      {form.values.kind === 'tenant' && (
        <TenantField
          {...form.field('tenant')}
          label={text('field.tenant')}
          hint={text('tenant.hint')}
        />
      )}
    </DialogForm>
  )
}
