import { useState } from 'react'
import { createSecondStep, type SecondFactorQuestion } from '#api/secondFactor.ts'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { showAlert } from '../../context/alerts.ts'
import { useServices } from '../../context/services.ts'
import { useAccountText } from '../../context/useAccountText.ts'
import { AlertBar } from '../AlertBar.tsx'
import { useBotCheck } from '../botCheck/useBotCheck.ts'
import { forgetLinkSecret, holdLinkSecret } from '../heldLinkSecret.ts'
import { LanguageSwitch } from '../LanguageSwitch.tsx'
import { ThemeSwitch } from '../ThemeSwitch.tsx'
import { AcceptInvitation } from './AcceptInvitation.tsx'
import { ForgotPassword } from './ForgotPassword.tsx'
import { EnrolStep } from './EnrolStep.tsx'
import { nobody, type Known } from './known.ts'
import { ResetByLink } from './ResetByLink.tsx'
import { SecondStep } from './SecondStep.tsx'
import { Signals } from './Signals.tsx'
import { SignInForm } from './SignInForm.tsx'
import { useEnterOffice } from './useEnterOffice.ts'
import css from './SignInPage.module.css'

/** Signing in to the back office, a forgotten password, and whoever comes by the link of a mail. */
export function SignInPage() {
  const t = useAccountText()
  const brand = useBrand()
  const { language } = useLanguage()
  // One for all steps: an answer may be under way while somebody goes from one to the next.
  const botCheck = useBotCheck()
  const [link, setLink] = useState(holdLinkSecret)
  const [forgetful, setForgetful] = useState(false)
  const [known, setKnown] = useState(nobody)
  const [question, setQuestion] = useState<SecondFactorQuestion>()
  const { client, tokens } = useServices()
  const enter = useEnterOffice()
  const backToSignIn = (next: Known, said?: string) => {
    forgetLinkSecret()
    setLink(undefined)
    setForgetful(false)
    setKnown(next)
    if (said) showAlert('success', said)
  }
  return (
    <div className={css.page}>
      <main className={css.panel}>
        <div className={css.tools}>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
        <div className={css.body}>
          <div className={css.brand}>
            <span
              className={css.logo}
              aria-hidden
              dangerouslySetInnerHTML={{ __html: brand.logo }}
            />
            {brand.name[language]}
          </div>
          {link?.purpose === 'invitation' ? (
            <AcceptInvitation secret={link.secret} onLeave={backToSignIn} />
          ) : link ? (
            <ResetByLink
              secret={link.secret}
              onBack={() => backToSignIn(known)}
              onDone={() => backToSignIn(known, t('forgot.done'))}
            />
          ) : forgetful ? (
            <ForgotPassword
              known={known}
              botCheck={botCheck}
              onBack={backToSignIn}
              onDone={(next) => backToSignIn(next, t('forgot.done'))}
            />
          ) : question?.enrol ? (
            <EnrolStep question={question} onBack={() => setQuestion(undefined)} />
          ) : question ? (
            <SecondStep
              question={question}
              onAnswer={async (answer) => {
                await createSecondStep(client, tokens).take(answer)
                enter()
              }}
              onExpired={() => setQuestion(undefined)}
              back={
                <button type="button" className={css.link} onClick={() => setQuestion(undefined)}>
                  {t('forgot.back')}
                </button>
              }
            />
          ) : (
            <SignInForm
              known={known}
              botCheck={botCheck}
              onForgot={(next) => {
                setKnown(next)
                setForgetful(true)
              }}
              onQuestion={(asked, next) => {
                setKnown(next)
                setQuestion(asked)
              }}
            />
          )}
        </div>
      </main>
      <aside className={css.art} data-theme="dark" aria-hidden>
        <Signals />
        <p className={css.tagline}>{brand.texts[language].tagline}</p>
      </aside>
      <AlertBar />
    </div>
  )
}
