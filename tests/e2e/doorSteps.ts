import type { Page } from 'playwright'
import type { Language } from '#domain/locale.ts'
import { cmsAccount as accountAr } from '#ui/i18n/ar/cmsAccount.ts'
import { cmsAccount as accountEn } from '#ui/i18n/en/cmsAccount.ts'
import { freshEmail } from './accountPeople.ts'

const said = { en: accountEn, ar: accountAr } as const satisfies Record<Language, unknown>

/** What one can come to before one is signed in, beside its first sight. */
export const doorSteps: readonly {
  readonly what: string
  readonly open: (page: Page, language: Language) => Promise<void>
}[] = [
  {
    what: 'a careless try',
    open: async (page, language) => {
      await press(page, said[language]['signIn.tenantUser'])
      await press(page, said[language]['signIn.submit'])
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  { what: 'a forgotten password', open: forget },
  {
    what: 'the code that was sent',
    open: async (page, language) => {
      await forget(page, language)
      await page.getByLabel(said[language]['forgot.email']).fill(freshEmail('nobody'))
      await press(page, said[language]['forgot.send'])
      await page.getByRole('heading', { name: said[language]['forgot.codeTitle'] }).waitFor()
    },
  },
  {
    what: 'an invitation',
    open: async (page, language) => {
      await page.goto('about:blank')
      await page.goto(`/${language}/cms-login#invitation=anything`)
      await page.getByRole('heading', { name: said[language]['invitation.title'] }).waitFor()
    },
  },
  {
    what: 'the link to a new password',
    open: async (page, language) => {
      await page.goto('about:blank')
      await page.goto(`/${language}/cms-login#reset=anything`)
      await page.getByRole('heading', { name: said[language]['forgot.newTitle'] }).waitFor()
    },
  },
]

async function forget(page: Page, language: Language): Promise<void> {
  await press(page, said[language]['signIn.forgot'])
  await page.getByRole('heading', { name: said[language]['forgot.title'] }).waitFor()
}

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click()
