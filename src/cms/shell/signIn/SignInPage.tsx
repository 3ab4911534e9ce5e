import Box from '@mui/material/Box'
import { useState } from 'react'
import { createSecondStep, type SecondFactorChallenge } from '#api/secondFactor.ts'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { showAlert } from '../../context/alerts.ts'
import { useServices } from '../../context/services.ts'
import { useAccountText } from '../../context/useAccountText.ts'
import { AlertBar } from '../AlertBar.tsx'
import { useStaffBotCheck } from '../botCheck/useStaffBotCheck.ts'
import { clearLinkSecret, keepLinkSecret } from '../linkSecretStore.ts'
import { LanguageSwitch } from '../LanguageSwitch.tsx'
import { ThemeSwitch } from '../ThemeSwitch.tsx'
import { AcceptInvitation } from './AcceptInvitation.tsx'
import { ForgotPassword } from './ForgotPassword.tsx'
import { EnrolStep } from './EnrolStep.tsx'
import { emptyAccountHint, type AccountHint } from './accountHint.ts'
import { ResetByLink } from './ResetByLink.tsx'
import { SecondFactorStep } from './SecondFactorStep.tsx'
import { Signals } from './Signals.tsx'
import { SignInForm } from './SignInForm.tsx'
import { StepLink } from './StepLink.tsx'
import { useRedirectAfterSignIn } from './useRedirectAfterSignIn.ts'

/** The page for signing in, forgotten passwords, invitations and emailed links. */
export function SignInPage() {
  const t = useAccountText()
  const brand = useBrand()
  const { language } = useLanguage()
  // Shared by all steps, because solving a challenge may continue across steps.
  const botCheck = useStaffBotCheck()
  const [link, setLink] = useState(keepLinkSecret)
  const [isResetting, setResetting] = useState(false)
  const [accountHint, setAccountHint] = useState(emptyAccountHint)
  const [question, setQuestion] = useState<SecondFactorChallenge>()
  const { client, tokens } = useServices()
  const redirectAfterSignIn = useRedirectAfterSignIn()
  const backToSignIn = (next: AccountHint, notice?: string) => {
    clearLinkSecret()
    setLink(undefined)
    setResetting(false)
    setAccountHint(next)
    if (notice) showAlert('success', notice)
  }
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(440px, 5fr) 7fr',
        minBlockSize: '100dvh',
        background: 'var(--surface)',
        '@media (width < 900px)': { gridTemplateColumns: '1fr' },
      }}
      data-sign-in
    >
      <Box
        component="main"
        sx={{
          display: 'flex',
          flexDirection: 'column',
          padding: '24px clamp(16px, 4vw, 64px) 48px',
        }}
      >
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 4 }}>
          <LanguageSwitch />
          <ThemeSwitch />
        </Box>
        <Box sx={{ inlineSize: '100%', maxInlineSize: 400, margin: 'auto' }}>
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 12,
              marginBlockEnd: 24,
              fontSize: 16,
              fontWeight: 'var(--heading-weight)',
            }}
          >
            <Box
              component="span"
              sx={{ display: 'flex', '& svg': { blockSize: 32, inlineSize: 'auto' } }}
              aria-hidden
              dangerouslySetInnerHTML={{ __html: brand.logo }}
            />
            {brand.name[language]}
          </Box>
          {link?.purpose === 'invitation' ? (
            <AcceptInvitation secret={link.secret} onLeave={backToSignIn} />
          ) : link ? (
            <ResetByLink
              secret={link.secret}
              onBack={() => backToSignIn(accountHint)}
              onDone={() => backToSignIn(accountHint, t('forgot.done'))}
            />
          ) : isResetting ? (
            <ForgotPassword
              accountHint={accountHint}
              botCheck={botCheck}
              onBack={backToSignIn}
              onDone={(next) => backToSignIn(next, t('forgot.done'))}
            />
          ) : question?.enrol ? (
            <EnrolStep question={question} onBack={() => setQuestion(undefined)} />
          ) : question ? (
            <SecondFactorStep
              question={question}
              onAnswer={async (answer) => {
                await createSecondStep(client, tokens).submit(answer)
                redirectAfterSignIn()
              }}
              onExpired={() => setQuestion(undefined)}
              back={<StepLink onClick={() => setQuestion(undefined)}>{t('forgot.back')}</StepLink>}
            />
          ) : (
            <SignInForm
              accountHint={accountHint}
              botCheck={botCheck}
              onForgot={(next) => {
                setAccountHint(next)
                setResetting(true)
              }}
              onQuestion={(challenge, next) => {
                setAccountHint(next)
                setQuestion(challenge)
              }}
            />
          )}
        </Box>
      </Box>
      <Box
        component="aside"
        sx={{
          position: 'relative',
          display: 'flex',
          alignItems: 'flex-end',
          overflow: 'hidden',
          background: 'radial-gradient(120% 90% at 45% 50%, var(--raised), var(--canvas) 70%)',
          color: 'var(--text)',
          '@media (width < 900px)': { display: 'none' },
        }}
        data-theme="dark"
        aria-hidden
      >
        <Signals />
        <Box
          component="p"
          sx={{
            position: 'relative',
            maxInlineSize: '16ch',
            padding: 64,
            fontSize: 36,
            fontWeight: 'var(--heading-weight)',
            lineHeight: 'var(--leading-heading)',
            letterSpacing: 'var(--tracking)',
          }}
        >
          {brand.texts[language].tagline}
        </Box>
      </Box>
      <AlertBar />
    </Box>
  )
}
