import KeyIcon from '@mui/icons-material/FingerprintOutlined'
import PhoneIcon from '@mui/icons-material/SmartphoneOutlined'
import type { SvgIconComponent } from '@mui/icons-material'
import Box from '@mui/material/Box'
import Button, { type ButtonProps } from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { hasCode } from '#api/apiError.ts'
import { createEnrolment, type NewTotp } from '#api/factors.ts'
import type { SecondFactorChallenge } from '#api/secondFactor.ts'
import { showAlert } from '../../context/alerts.ts'
import { useServices } from '../../context/services.ts'
import { useAccountText } from '../../context/useAccountText.ts'
import { useText } from '../../context/useText.ts'
import { currentDeviceName } from '../factors/currentDeviceName.ts'
import { RecoveryCodes } from '../factors/RecoveryCodes.tsx'
import { TotpFields } from '../factors/TotpFields.tsx'
import { useFactorFailure } from '../factors/useFactorFailure.ts'
import { canUsePasskeys, createPasskey } from '../factors/webAuthn.ts'
import { StepForm } from './StepForm.tsx'
import { StepLink } from './StepLink.tsx'
import { useRedirectAfterSignIn } from './useRedirectAfterSignIn.ts'

type Props = { readonly question: SecondFactorChallenge; readonly onBack: () => void }

/** Sets up the first second factor of a user who cannot sign in without one. */
export function EnrolStep({ question: { token, enrol = [] }, onBack }: Props) {
  const t = useAccountText()
  const common = useText()
  const { client, tokens } = useServices()
  const redirectAfterSignIn = useRedirectAfterSignIn()
  const handleFailure = useFactorFailure()
  const [accessToken, setAccessToken] = useState<string>()
  const [codes, setCodes] = useState<readonly string[]>()
  const [secret, setSecret] = useState<NewTotp>()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const enrolment = useMemo(() => createEnrolment(client, token, setAccessToken), [client, token])

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    setError(undefined)
    try {
      await work()
    } catch (failure) {
      if (!hasCode(failure, 'second_factor_expired')) setError(handleFailure(failure))
      else {
        showAlert('error', failure.message)
        onBack()
      }
    } finally {
      setBusy(false)
    }
  }
  const addPasskey = () =>
    attempt(async () => {
      const { options } = await enrolment.beginPasskey()
      const passkey = await createPasskey(options)
      setCodes(await enrolment.savePasskey(token, currentDeviceName(common('form.comma')), passkey))
    })
  const back = <StepLink onClick={onBack}>{t('forgot.back')}</StepLink>

  // The session is stored only after the codes were shown; until then the user stays on this page.
  if (codes && accessToken)
    return (
      <StepForm
        title={t('factor.codesTitle')}
        lead={t('factor.codesLead')}
        submitLabel={t('factor.saved')}
        busy={false}
        onSubmit={() => {
          tokens.write(accessToken)
          redirectAfterSignIn()
        }}
      >
        <RecoveryCodes codes={codes} />
      </StepForm>
    )
  if (secret)
    return (
      <StepForm
        title={t('enrol.appTitle')}
        lead={t('factor.appText')}
        submitLabel={t('factor.confirm')}
        busy={busy}
        disabled={code === ''}
        onSubmit={() =>
          void attempt(async () => setCodes(await enrolment.confirmTotp(token, code)))
        }
        footer={
          <>
            <StepLink onClick={() => setSecret(undefined)}>{t('enrol.otherWay')}</StepLink>
            {back}
          </>
        }
      >
        <TotpFields
          secret={secret}
          code={code}
          error={error}
          onCodeChange={(typed) => {
            setCode(typed)
            setError(undefined)
          }}
        />
      </StepForm>
    )
  return (
    <StepForm title={t('enrol.title')} lead={t('enrol.lead')} busy={busy} footer={back}>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 12 }}>
        {enrol.includes('passkey') && canUsePasskeys() && (
          <FactorChoice
            Icon={KeyIcon}
            title={t('factor.addPasskey')}
            text={t('factor.passkeysText')}
            disabled={busy}
            onClick={() => void addPasskey()}
          />
        )}
        <FactorChoice
          Icon={PhoneIcon}
          title={t('factor.setUpApp')}
          text={t('factor.appText')}
          disabled={busy}
          onClick={() => void attempt(async () => setSecret(await enrolment.beginTotp()))}
        />
      </Box>
    </StepForm>
  )
}

type FactorChoiceProps = Pick<ButtonProps, 'disabled' | 'onClick'> & {
  readonly Icon: SvgIconComponent
  readonly title: string
  readonly text: string
}

const FactorChoice = ({ Icon, title, text, ...props }: FactorChoiceProps) => (
  <Button
    variant="outlined"
    startIcon={<Icon color="primary" />}
    sx={{ justifyContent: 'start', padding: 16, textAlign: 'start', whiteSpace: 'normal' }}
    {...props}
  >
    <span>
      {title}
      <Typography
        component="span"
        color="textSecondary"
        sx={{ display: 'block', fontSize: 14, fontWeight: 400 }}
      >
        {text}
      </Typography>
    </span>
  </Button>
)
