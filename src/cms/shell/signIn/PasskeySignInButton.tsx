import KeyIcon from '@mui/icons-material/FingerprintOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { createSecondStep } from '#api/secondFactor.ts'
import { useServices } from '../../context/services.ts'
import { useAccountText } from '../../context/useAccountText.ts'
import { useFactorFailure } from '../factors/useFactorFailure.ts'
import { canUsePasskeys, signWithPasskey } from '../factors/webAuthn.ts'
import { useRedirectAfterSignIn } from './useRedirectAfterSignIn.ts'

/** Signs in without a password, if the browser and the address support it. */
export function PasskeySignInButton() {
  const t = useAccountText()
  const { client, tokens } = useServices()
  const redirectAfterSignIn = useRedirectAfterSignIn()
  const handleFailure = useFactorFailure()
  const [busy, setBusy] = useState(false)
  const signIn = async () => {
    setBusy(true)
    try {
      const secondStep = createSecondStep(client, tokens)
      const { token, options } = await secondStep.beginPasskey()
      await secondStep.signInWithPasskey(token, await signWithPasskey(options))
      redirectAfterSignIn()
    } catch (error) {
      handleFailure(error)
    } finally {
      setBusy(false)
    }
  }
  if (!canUsePasskeys()) return null
  return (
    <Button
      variant="outlined"
      size="large"
      fullWidth
      disabled={busy}
      startIcon={<KeyIcon />}
      onClick={() => void signIn()}
    >
      {t('signIn.passkey')}
    </Button>
  )
}
