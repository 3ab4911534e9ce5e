import { useState } from 'react'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { showAlert } from '../../context/alerts.ts'
import { useAccountText } from '../../context/useAccountText.ts'
import { AlertBar } from '../AlertBar.tsx'
import { useBotCheck } from '../botCheck/useBotCheck.ts'
import { forgetInvitation, takeInvitation } from '../invitation.ts'
import { LanguageSwitch } from '../LanguageSwitch.tsx'
import { ThemeSwitch } from '../ThemeSwitch.tsx'
import { AcceptInvitation } from './AcceptInvitation.tsx'
import { ForgotPassword } from './ForgotPassword.tsx'
import { nobody, type Known } from './known.ts'
import { Signals } from './Signals.tsx'
import { SignInForm } from './SignInForm.tsx'
import css from './SignInPage.module.css'

/** The door of the back office: signing in, a forgotten password, an invitation. */
export function SignInPage() {
  const t = useAccountText()
  const brand = useBrand()
  const { language } = useLanguage()
  // One for all steps: an answer may be under way while somebody goes from one to the next.
  const botCheck = useBotCheck()
  const [invitation, setInvitation] = useState(takeInvitation)
  const [forgetful, setForgetful] = useState(false)
  const [known, setKnown] = useState(nobody)
  const backToSignIn = (next: Known, said?: string) => {
    forgetInvitation()
    setInvitation(undefined)
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
          {invitation ? (
            <AcceptInvitation secret={invitation} onLeave={backToSignIn} />
          ) : forgetful ? (
            <ForgotPassword
              known={known}
              botCheck={botCheck}
              onBack={backToSignIn}
              onDone={(next) => backToSignIn(next, t('forgot.done'))}
            />
          ) : (
            <SignInForm
              known={known}
              botCheck={botCheck}
              onForgot={(next) => {
                setKnown(next)
                setForgetful(true)
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
