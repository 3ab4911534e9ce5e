import type { ComponentType } from 'react'
import type { Connection } from '../connection.ts'
import type { DialogParams, DialogName, OpenDialog } from '../dialogs.ts'
import { ConnectionProvider } from './connectionContext.ts'
import { ForgotPasswordDialog } from './forgot/ForgotPasswordDialog.tsx'
import { Invitation } from './Invitation.tsx'
import { RegisterDialog } from './register/RegisterDialog.tsx'
import { ResetByLink } from './ResetByLink.tsx'
import { SignIn, TenantSignIn } from './SignIn.tsx'

const views: Readonly<Record<DialogName, ComponentType<DialogParams>>> = {
  signIn: SignIn,
  tenantSignIn: TenantSignIn,
  register: RegisterDialog,
  forgot: ForgotPasswordDialog,
  invitation: Invitation,
  reset: ResetByLink,
}

type Props = { dialog: OpenDialog; connection: Connection }

/** Renders the open dialog. */
export function AccountDialogs({ dialog: { name, ...params }, connection }: Props) {
  const View = views[name]
  return (
    <ConnectionProvider value={connection}>
      <View key={name} {...params} />
    </ConnectionProvider>
  )
}
