import { useAccountText } from '../../accountText.ts'
import { NewPasswordForm } from '../NewPasswordForm.tsx'

type Props = { email: string; onPassword: (password: string) => Promise<void> }

export function PasswordStep({ email, onPassword }: Props) {
  const text = useAccountText()
  return (
    <NewPasswordForm submitLabel={text('forgot.save')} onPassword={onPassword} isPasswordAtFault>
      {/* Tells password managers which account the password belongs to. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
    </NewPasswordForm>
  )
}
