import type { Page } from 'playwright'
import type { Language } from '#domain/locale.ts'
import { cmsAccount as accountAr } from '#ui/i18n/ar/cmsAccount.ts'
import { cmsAccount as accountEn } from '#ui/i18n/en/cmsAccount.ts'
import { uniqueEmail } from './testAccounts.ts'

const texts = { en: accountEn, ar: accountAr } as const satisfies Record<Language, unknown>

/** The screens available before signing in, after the first one. */
export const signInSteps: readonly {
  readonly what: string
  readonly open: (page: Page, language: Language) => Promise<void>
}[] = [
  {
    what: 'invalid input',
    open: async (page, language) => {
      await press(page, texts[language]['signIn.tenantUser'])
      await press(page, texts[language]['signIn.submit'])
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  { what: 'a forgotten password', open: openForgottenPassword },
  {
    what: 'entering the code',
    open: async (page, language) => {
      await openForgottenPassword(page, language)
      await page.getByLabel(texts[language]['forgot.email']).fill(uniqueEmail('nobody'))
      await press(page, texts[language]['forgot.send'])
      await page.getByRole('heading', { name: texts[language]['forgot.codeTitle'] }).waitFor()
    },
  },
  {
    what: 'an invitation',
    open: async (page, language) => {
      await page.goto('about:blank')
      await page.goto(`/${language}/cms-login#invitation=anything`)
      await page.getByRole('heading', { name: texts[language]['invitation.title'] }).waitFor()
    },
  },
  {
    what: 'the link to reset the password',
    open: async (page, language) => {
      await page.goto('about:blank')
      await page.goto(`/${language}/cms-login#reset=anything`)
      await page.getByRole('heading', { name: texts[language]['forgot.newTitle'] }).waitFor()
    },
  },
]

async function openForgottenPassword(page: Page, language: Language): Promise<void> {
  await press(page, texts[language]['signIn.forgot'])
  await page.getByRole('heading', { name: texts[language]['forgot.title'] }).waitFor()
}

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click()
