import ShowIcon from '@mui/icons-material/VisibilityOutlined'
import HideIcon from '@mui/icons-material/VisibilityOffOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect, useRef, useState } from 'react'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useText } from '../context/useText.ts'
import { FieldFrame } from '../pieces/FieldFrame.tsx'
import { AlertBar } from './AlertBar.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { Signals } from './Signals.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { useSignIn } from './useSignIn.ts'
import css from './SignIn.module.css'

export function SignIn() {
  const t = useText()
  const brand = useBrand()
  const { language } = useLanguage()
  const form = useSignIn()
  const [shown, setShown] = useState(false)
  const inputs = {
    username: useRef<HTMLInputElement>(null),
    password: useRef<HTMLInputElement>(null),
  }
  useEffect(() => {
    document.title = `${t('signIn.submit')} · ${brand.name[language]}`
  }, [t, brand, language])
  const submit = async () => {
    const wrong = await form.submit()
    if (wrong) inputs[wrong].current?.focus()
  }
  return (
    <div className={css.page}>
      <main className={css.panel}>
        <div className={css.tools}>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
        <form
          className={css.form}
          noValidate
          aria-busy={form.busy}
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          <div className={css.brand}>
            <span
              className={css.logo}
              aria-hidden
              dangerouslySetInnerHTML={{ __html: brand.logo }}
            />
            {brand.name[language]}
          </div>
          <h1 className={css.title}>{t('signIn.title')}</h1>
          <p className={css.lead}>{t('signIn.lead')}</p>
          <FieldFrame id="username" label={t('signIn.username')} error={form.errors.username}>
            {(aria) => (
              <OutlinedInput
                fullWidth
                inputRef={inputs.username}
                type="email"
                autoComplete="username"
                autoFocus
                value={form.values.username}
                error={Boolean(form.errors.username)}
                slotProps={{ input: { ...aria, dir: 'ltr' } }}
                onChange={({ target }) => form.change({ username: target.value })}
              />
            )}
          </FieldFrame>
          <FieldFrame id="password" label={t('signIn.password')} error={form.errors.password}>
            {(aria) => (
              <OutlinedInput
                fullWidth
                inputRef={inputs.password}
                type={shown ? 'text' : 'password'}
                autoComplete="current-password"
                value={form.values.password}
                error={Boolean(form.errors.password)}
                slotProps={{ input: { ...aria, dir: 'ltr' } }}
                onChange={({ target }) => form.change({ password: target.value })}
                endAdornment={
                  <IconButton
                    size="small"
                    edge="end"
                    aria-label={t(shown ? 'signIn.hide' : 'signIn.show')}
                    onClick={() => setShown(!shown)}
                  >
                    {shown ? <HideIcon fontSize="small" /> : <ShowIcon fontSize="small" />}
                  </IconButton>
                }
              />
            )}
          </FieldFrame>
          <Button type="submit" variant="contained" size="large" fullWidth disabled={form.busy}>
            {t(form.busy ? 'signIn.submitting' : 'signIn.submit')}
          </Button>
        </form>
      </main>
      <aside className={css.art} data-theme="dark" aria-hidden>
        <Signals />
        <p className={css.tagline}>{brand.texts[language].tagline}</p>
      </aside>
      <AlertBar />
    </div>
  )
}
