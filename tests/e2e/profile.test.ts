import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Language } from '#domain/locale.ts'
import { formatMessage } from '#domain/messages/messages.ts'
import { account as accountAr } from '#ui/i18n/ar/account.ts'
import { profile as profileAr } from '#ui/i18n/ar/profile.ts'
import { account as accountEn } from '#ui/i18n/en/account.ts'
import { profile as profileEn } from '#ui/i18n/en/profile.ts'
import { formatsFor } from '#ui/formats.ts'
import { solveBotCheck, inviteCustomer, password } from './testAccounts.ts'
import { signInBesidePage, openBrowser, sessionCookies, startVisit } from './browser.ts'
import { describeInEachLanguage } from './describeInEachLanguage.ts'

const words = {
  en: { ...accountEn, ...profileEn },
  ar: { ...accountAr, ...profileAr },
} as const satisfies Record<Language, unknown>

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Opens a section of the profile of a new customer. */
async function openProfile(language: Language, part = '', width?: number) {
  const { email, invitation } = await inviteCustomer()
  const opened = await startVisit(browser, width)
  const { page } = opened
  await signInBesidePage(page, '/api/account/accept-invitation', { invitation, password })
  await page.goto(`/${language}/profile${part}`)
  return { ...opened, email }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const onTile = (action: string, what: string) => `${action}: ${what}`
const alerted = (page: Page, text: string) =>
  page.locator('[data-type]').filter({ hasText: text }).waitFor()

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'

/** The smallest possible picture. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

it('a signed-out visitor sees nothing of a profile, and is redirected to the home page', async () => {
  const { page } = await startVisit(browser)
  const answer = await page.goto('/en/profile/addresses')
  expect(answer?.status()).toBe(200)
  expect(await answer?.text()).toContain('<meta name="robots" content="noindex">')
  await page.waitForURL(/\/en$/)
})

it('an unknown profile section is not found', async () => {
  const { page } = await startVisit(browser)
  expect((await page.goto('/en/profile/nothing'))?.status()).toBe(404)
})

describeInEachLanguage('a customer in %s', (language) => {
  const t = words[language]

  it('views their details, which they cannot edit here', async () => {
    const { page, email, errors } = await openProfile(language)
    await page.getByText(t['details.customerNote'], { exact: true }).waitFor()
    await page.getByRole('heading', { name: 'Sara Ali' }).waitFor()
    expect(await page.getByRole('main').getByText(email).count()).toBe(2)
    expect(await page.getByRole('main').getByText(t['details.edit']).count()).toBe(0)
    expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0)
    expect(errors).toEqual([])
  })

  it(
    'uploads a picture, but not one that is too large, and removes it',
    { tags: 'long' },
    async () => {
      const { page } = await openProfile(language)
      await button(page, t['avatar.upload']).waitFor()
      const input = page.locator('input[type=file]')
      const large = Buffer.concat([dot, Buffer.alloc(1024 * 1024)])
      await input.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: large })
      await alerted(
        page,
        formatsFor(language).digits(formatMessage('error.image_too_large', language)),
      )
      await input.setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: dot })
      await alerted(page, t['avatar.changed'])
      await page.getByRole('main').locator('img').first().waitFor()
      await button(page, t['avatar.remove']).click()
      await alerted(page, t['avatar.removed'])
      expect(await page.getByRole('main').locator('img').count()).toBe(0)
    },
  )

  it('keeps addresses: adds, edits, chooses and removes them', async () => {
    const { page, errors } = await openProfile(language, '/addresses')
    const add = async (fullName: string, lines: string) => {
      await button(page, t['address.add']).click()
      const dialog = page.getByRole('dialog')
      await dialog.locator('button[type=submit]').click()
      const required = formatMessage('field.required', language, { field: t['address.fullName'] })
      await dialog.getByText(required).waitFor()
      await dialog.getByLabel(t['address.fullName']).fill(fullName)
      await dialog.locator('[name=phoneNumber]').fill('512345678')
      await dialog.locator('[name=city]').click()
      await dialog.locator('[role=option]').nth(1).click()
      await dialog.locator('[name=address]').fill(lines)
      await dialog.locator('button[type=submit]').click()
      await alerted(page, t['address.added'])
      await dialog.waitFor({ state: 'hidden' })
    }
    await page.getByText(t['address.emptyText']).waitFor()
    await add('First Person', 'Street 1')
    await add('Second Person', 'Street 2')
    const tiles = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Person' })
    expect(await tiles.first().textContent()).toContain(`First Person${t['own.default']}`)
    await page.getByText('+966 51 234 5678').first().waitFor()

    await button(page, onTile(t['own.edit'], 'Second Person')).click()
    await page.getByRole('dialog').getByLabel(t['address.name']).fill('Depot')
    await page.getByRole('dialog').locator('button[type=submit]').click()
    await alerted(page, t['address.changed'])

    await button(page, onTile(t['own.makeDefault'], 'Depot')).click()
    await tiles.filter({ hasText: `Depot${t['own.default']}` }).waitFor()
    await button(page, onTile(t['own.remove'], 'First Person')).click()
    await page.getByRole('dialog').getByText('First Person').waitFor()
    await button(page, t['own.remove']).click()
    await alerted(page, t['address.removed'])
    expect(await tiles.count()).toBe(1)
    expect(
      await button(page, t['address.add']).evaluate((each) => each === document.activeElement),
    ).toBe(true)
    expect(errors).toEqual([])
  })

  it('sees how long an address may be when they exceed it', { tags: 'long' }, async () => {
    const { page } = await openProfile(language, '/addresses', 390)
    await button(page, t['address.add']).click()
    const counter = page.getByRole('dialog').locator('[data-full]')
    await page.locator('[name=address]').fill('x'.repeat(254))
    expect(await counter.count()).toBe(0)
    await page.locator('[name=address]').fill('x'.repeat(300))
    expect(await counter.textContent()).toContain(language === 'ar' ? '٢٥٥' : '255')
  })

  it('saves a bank account only with a valid number', { tags: 'long' }, async () => {
    const { page } = await openProfile(language, '/payment-methods')
    await button(page, t['bank.add']).click()
    const dialog = page.getByRole('dialog')
    const save = dialog.locator('button[type=submit]')
    await dialog.getByLabel(t['bank.accountName']).fill('Sara Trading')
    await dialog.getByLabel(t['bank.iban']).fill('SA03 8000 0000 6080 1016 7518')
    await dialog.getByLabel(t['bank.swiftCode']).fill('bomlaead')
    await save.click()
    await dialog.getByText(formatMessage('field.iban', language)).waitFor()
    await dialog.getByLabel(t['bank.iban']).fill('SA03 8000 0000 6080 1016 7519')
    await save.click()
    await alerted(page, t['bank.added'])
    await page.getByText(/^SA03 •/).waitFor()

    await button(page, onTile(t['own.edit'], 'Sara Trading')).click()
    await dialog.getByLabel(t['bank.accountName']).fill('Sara Ltd')
    await save.click()
    await alerted(page, t['bank.changed'])
    await button(page, onTile(t['own.remove'], 'Sara Ltd')).click()
    await button(page, t['own.remove']).click()
    await alerted(page, t['bank.removed'])
    await page.getByText(t['bank.emptyText']).waitFor()
  })

  it('adds a card on the page of the provider, but not a declined one', async () => {
    const { page, errors } = await openProfile(language, '/payment-methods')
    const toProvider = async () => {
      await button(page, t['card.add']).click()
      await page.waitForURL('**/test-gateway/cards/*')
      await page.locator('[name=holder]').fill('Sara Ali')
    }
    await toProvider()
    await page.locator('[name=card][value=declined]').check()
    await page.locator('button[value=save]').click()
    await page.locator('#card-problem').waitFor()
    await page.locator('button[value=cancel]').click()
    await alerted(page, t['card.cancelled'])
    await page.waitForURL(/\/payment-methods$/)
    await page.getByText(t['card.emptyText']).waitFor()

    await toProvider()
    await page.locator('button[value=save]').click()
    await alerted(page, t['card.added'])
    await page.waitForURL(/\/payment-methods$/)
    const card = page.getByRole('listitem').filter({ hasText: '•••• 4242' })
    expect(await card.count()).toBe(1)
    await page.reload()
    await card.waitFor()
    expect(await card.count()).toBe(1)
    await card.getByRole('button', { name: t['own.remove'] }).click()
    await button(page, t['own.remove']).click()
    await alerted(page, t['card.removed'])
    expect(errors).toEqual([])
  })

  it('changes their password', async () => {
    const { page } = await openProfile(language, '/security')
    const next = 'Second-2027!'
    const save = button(page, t['password.save'])
    const fill = async (current: string, made: string) => {
      await page.getByLabel(t['password.current'], { exact: true }).fill(current)
      await page.getByLabel(t['field.newPassword'], { exact: true }).fill(made)
      await page.getByLabel(t['field.confirmation'], { exact: true }).fill(made)
    }
    await fill('Wrong-2026!', 'weak')
    expect(await save.isDisabled()).toBe(true)
    expect(await page.getByRole('main').locator('[data-satisfied=true]').count()).toBe(0)
    await fill('Wrong-2026!', next)
    expect(await page.getByRole('main').locator('[data-satisfied=true]').count()).toBe(3)
    await save.click()
    await page.getByText(formatMessage('field.passwordWrong', language)).waitFor()
    await fill(password, next)
    await save.click()
    await alerted(page, t['password.changed'])
    expect(await page.getByLabel(t['password.current'], { exact: true }).inputValue()).toBe('')
  })

  it('signs out another device, then all of them', { tags: 'long' }, async () => {
    const { page, context, email } = await openProfile(language, '/security')
    await page.getByText(t['devices.current'], { exact: true }).waitFor()
    await context.request.post('/api/users/login', {
      data: { username: email, password },
      headers: { 'x-bot-check': await solveBotCheck(), 'user-agent': phone },
    })
    await page.reload()
    const device = t['devices.name'].replace('{browser}', 'Safari').replace('{system}', 'iPhone')
    const leave = button(page, t['devices.signOutOf'].replace('{device}', device))
    await leave.click()
    await alerted(page, t['devices.signedOut'])
    expect(await leave.count()).toBe(0)
    await button(page, t['devices.everywhere']).click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(
      await button(page, t['devices.everywhere']).evaluate(
        (each) => each === document.activeElement,
      ),
    ).toBe(true)
    await button(page, t['devices.everywhere']).click()
    const cookies = await sessionCookies(context)
    expect(cookies).toHaveLength(1)
    await page.getByRole('dialog').getByRole('button', { name: t['devices.everywhere'] }).click()
    await page.waitForURL(new RegExp(`/${language}$`))
    expect(await page.evaluate(() => localStorage.getItem('marketplace.session'))).toBeNull()
    await expect.poll(() => sessionCookies(context)).toEqual([])
    await context.addCookies(cookies)
    const gone = await context.request.post('/api/users/refresh', {
      headers: { 'x-session': 'cookie' },
      data: {},
    })
    expect(gone.status()).toBe(401)
  })
})
