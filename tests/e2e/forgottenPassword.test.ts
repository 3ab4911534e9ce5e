import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { formatMessage } from '#domain/messages/messages.ts'
import { openSignIn, signIn, accountTexts } from './accountDialogs.ts'
import {
  solveBotCheck,
  mailedCodeOf,
  createCustomer,
  lastMailTo,
  postJson,
  createTenantUser,
} from './testAccounts.ts'
import { openBrowser, startVisit } from './browser.ts'
import { describeInEachLanguage } from './describeInEachLanguage.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describeInEachLanguage('in %s', (language) => {
  const t = accountTexts[language]
  const signedIn = (page: Page) => page.getByRole('button', { name: t['account.label'] })

  it('a forgotten password is changed in three steps', async () => {
    const { email } = await createCustomer()
    const { page, errors } = await openSignIn(browser, language)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(t['field.email']).fill(email)
    await dialog.getByRole('button', { name: t['signIn.forgot'] }).click()
    await page.getByRole('heading', { name: t['forgot.title'] }).waitFor()
    expect(await dialog.getByLabel(t['field.email']).inputValue()).toBe(email)
    await dialog.getByText(t['forgot.tenant'], { exact: true }).click()
    const ask = dialog.getByRole('button', { name: t['forgot.send'] })
    await ask.click()
    await dialog.getByText(formatMessage('field.tenant', language)).waitFor()
    await dialog.getByText(t['forgot.root'], { exact: true }).click()
    // Skips the minute with a fake clock.
    await page.clock.install()
    await ask.click()

    await page.getByRole('heading', { name: t['forgot.codeTitle'] }).waitFor()
    expect(await dialog.locator('[aria-current="step"]').textContent()).toContain(
      t['forgot.step.code'],
    )
    const first = await mailedCodeOf(email)
    const resend = dialog.getByRole('button', { name: t['code.resend'], exact: true })
    expect(await resend.count()).toBe(0)
    await page.clock.fastForward(31_000)
    await resend.click()
    await dialog.getByText(t['code.resent']).waitFor()
    const otp = await mailedCodeOf(email)
    if (otp !== first) {
      await dialog.getByRole('textbox').fill(first)
      await page.keyboard.press('Enter')
      await dialog.getByText(formatMessage('field.code', language)).waitFor()
    }
    const arabicDigits = otp.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
    await dialog.getByRole('textbox').fill(arabicDigits)
    expect(await dialog.getByRole('textbox').inputValue()).toBe(otp)
    await page.keyboard.press('Enter')

    await page.getByRole('heading', { name: t['forgot.passwordTitle'] }).waitFor()
    const save = dialog.getByRole('button', { name: t['forgot.save'], exact: true })
    const satisfiedRules = dialog.locator('[data-satisfied="true"]')
    const typed = dialog.getByLabel(t['field.newPassword'], { exact: true })
    const again = dialog.getByLabel(t['field.confirmation'], { exact: true })
    expect(await save.isDisabled()).toBe(true)
    await typed.fill('Ab')
    expect(await satisfiedRules.count()).toBe(1)
    await typed.fill('Second-2026!')
    expect(await satisfiedRules.count()).toBe(3)
    await again.fill('Third')
    await dialog.getByText(t['password.differs']).waitFor()
    expect(await save.isDisabled()).toBe(true)
    await again.fill('Second-2026!')
    await save.click()

    await dialog.getByText(t['signIn.reset']).waitFor()
    expect(await dialog.getByLabel(t['field.email']).inputValue()).toBe(email)
    await signIn(page, language, { email, secret: 'Second-2026!' })
    await dialog.waitFor({ state: 'hidden' })
    await signedIn(page).waitFor()
    expect(errors).toEqual([])
  })

  it(
    'a tenant user who forgot the password comes back to the right dialog',
    { tags: 'long' },
    async () => {
      const { email, tenant } = await createTenantUser()
      const { page } = await openSignIn(browser, language)
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: t['signIn.tenant'] }).click()
      await dialog.getByLabel(t['field.tenant']).fill(tenant)
      await dialog.getByLabel(t['field.email']).fill(email)
      await dialog.getByRole('button', { name: t['signIn.forgot'] }).click()
      await dialog.getByRole('button', { name: t['forgot.send'] }).click()
      await page.getByRole('heading', { name: t['forgot.codeTitle'] }).waitFor()
      await dialog.getByRole('textbox').fill(await mailedCodeOf(email))
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: t['forgot.passwordTitle'] }).waitFor()
      await dialog.getByRole('button', { name: t['password.generate'] }).click()
      const secret = await dialog.getByLabel(t['field.newPassword'], { exact: true }).inputValue()
      await page.keyboard.press('Tab')
      await dialog.getByRole('button', { name: t['forgot.save'], exact: true }).click()
      await page.getByRole('heading', { name: t['tenant.title'] }).waitFor()
      expect(await dialog.getByLabel(t['field.tenant']).inputValue()).toBe(tenant)
      await signIn(page, language, { email, secret })
      await signedIn(page).waitFor()
    },
  )

  it('the mailed link sets a new password without a code, once', { tags: 'long' }, async () => {
    const { email } = await createCustomer()
    const headers = { 'x-bot-check': await solveBotCheck() }
    await postJson('/api/users/forget-password', { email, isRoot: true }, headers)
    const secret = /#reset=(\S+)/.exec(await lastMailTo(email))?.[1]
    const { page, errors } = await startVisit(browser)
    const dialog = page.getByRole('dialog')
    const choose = async (chosen: string) => {
      await page.getByRole('heading', { name: t['forgot.passwordTitle'] }).waitFor()
      expect(new URL(page.url()).hash).toBe('')
      await dialog.getByLabel(t['field.newPassword'], { exact: true }).fill(chosen)
      await dialog.getByLabel(t['field.confirmation'], { exact: true }).fill(chosen)
      await dialog.getByRole('button', { name: t['forgot.save'], exact: true }).click()
    }
    await page.goto(`/${language}/#reset=${secret}`)
    await choose('Second-2026!')
    await dialog.getByText(t['signIn.reset']).waitFor()
    await signIn(page, language, { email, secret: 'Second-2026!' })
    await signedIn(page).waitFor()
    await page.evaluate((spent) => {
      location.hash = `#reset=${spent}`
    }, secret)
    await choose('Third-2026!')
    await dialog.getByText(formatMessage('error.reset_link_invalid', language)).waitFor()
    expect(errors).toEqual([])
  })
})
