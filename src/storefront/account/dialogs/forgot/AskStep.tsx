import type { Forgetful } from '#api/forgottenPassword.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { MoreIcon } from '../../../components/MoreIcon.tsx'
import { useAccountText } from '../../accountText.ts'
import { checksIn } from '../../form/problems.ts'
import { EmailField, TenantField } from '../../form/TextField.tsx'
import { useForm } from '../../form/useForm.ts'
import { DialogForm } from '../DialogForm.tsx'
import styles from '../DialogForm.module.css'
import { KindChoice } from './KindChoice.tsx'

type Props = {
  who: Forgetful
  onAsk: (who: Forgetful) => Promise<void>
  onBack: (who: Forgetful) => void
}

/** Who forgot. Whatever is refused concerns the email, and the tenant where there is one. */
export function AskStep({ who, onAsk, onBack }: Props) {
  const text = useAccountText()
  const { language } = useLanguage()
  const checks = checksIn(language, text)
  const whoFrom = ({ email, tenant, kind }: Readonly<Record<string, string>>): Forgetful => ({
    email: email?.trim() ?? '',
    ...(kind === 'tenant' ? { tenant: tenant?.trim() ?? '' } : {}),
  })
  const form = useForm({
    initial: {
      email: who.email,
      tenant: who.tenant ?? '',
      kind: who.tenant === undefined ? 'root' : 'tenant',
    },
    problems: ({ email, tenant, kind }) => ({
      email: checks.email(email),
      tenant: kind === 'tenant' ? checks.tenant(tenant) : undefined,
    }),
    send: (values) => onAsk(whoFrom(values)),
    blame: ({ kind }) => (kind === 'tenant' ? ['email', 'tenant'] : ['email']),
  })
  return (
    <DialogForm
      form={form}
      submit={text('forgot.send')}
      after={
        <div className={styles.ends}>
          <button
            type="button"
            className={styles.link}
            onClick={() => onBack(whoFrom(form.values))}
          >
            <MoreIcon name="previous" size={16} />
            {text('forgot.toSignIn')}
          </button>
        </div>
      }
    >
      <KindChoice {...form.field('kind')} />
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
