/** @module-tag long */
import type { Browser, CDPSession, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { totpCode } from '../support/totpCode.ts'
import {
  admin,
  solveBotCheck,
  mailedCodeOf,
  uniqueEmail,
  lastMailTo,
  postJson,
} from './testAccounts.ts'
import { installAxe, axeViolationsOf } from './axe.ts'
import { openBrowser, startVisit } from './browser.ts'
import { shopUrl } from './shopUrl.ts'

const password = 'Journey-2026!'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Adds a virtual authenticator that the user always unlocks. */
async function withAuthenticator(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return session
}

/**
 * Creates an administrator for this test only, since the others sign in without a second factor.
 */
async function newAdmin(): Promise<string> {
  const email = uniqueEmail('noor')
  const headers = { 'x-bot-check': await solveBotCheck() }
  const { accessToken } = await postJson('/api/admins/auth/signin', admin, headers)
  const body = { firstName: 'Noor', lastName: 'Haddad', email }
  await postJson('/api/marketplace/admins', body, { authorization: `Bearer ${accessToken}` })
  const invitation = /#invitation=(\S+)/.exec(await lastMailTo(email))?.[1] ?? ''
  await postJson('/api/account/accept-invitation', { invitation, password })
  return email
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function typePassword(page: Page, email: string): Promise<void> {
  await page.goto('/en/cms-login')
  await page.getByLabel('Username').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await button(page, 'Sign in').click()
}

async function openAccount(page: Page): Promise<void> {
  await button(page, 'Account').click()
  await page.getByRole('menuitem', { name: 'My account' }).click()
  await page.getByRole('heading', { name: 'Second step when you sign in' }).waitFor()
}

async function closeAccount(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'My account' })
  await button(page, 'Close').click()
  await dialog.waitFor({ state: 'hidden' })
}

async function signOut(page: Page): Promise<void> {
  await button(page, 'Account').click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL('**/cms-login*')
}

const inOffice = (page: Page) => page.waitForURL('**/en/cms/products')

describe('a second factor in the browser', () => {
  it('can be a passkey: created in the account, required after the password, and sufficient by itself', async () => {
    const email = await newAdmin()
    const { page, errors } = await startVisit(browser)
    await withAuthenticator(page)
    await typePassword(page, email)
    await inOffice(page)
    await openAccount(page)
    await button(page, 'Add a passkey').click()
    await page.getByRole('heading', { name: 'Keep your recovery codes' }).waitFor()
    const codes = await page
      .getByRole('list', { name: 'Recovery codes' })
      .locator('li')
      .allTextContents()
    expect(codes).toHaveLength(10)
    // The codes are shown only once, so a stray key or click must not close them.
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    expect(await button(page, 'Close').count()).toBe(0)
    await button(page, 'I have kept them').click()
    await page.getByText('10 of 10 left').waitFor()
    await page.getByRole('button', { name: /^Rename / }).click()
    await page.getByLabel('Name of the passkey').fill('Work laptop')
    await button(page, 'Save').click()
    await button(page, 'Remove Work laptop').waitFor()

    await closeAccount(page)
    await signOut(page)
    await typePassword(page, email)
    await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor()
    await button(page, 'Use a passkey').click()
    await inOffice(page)

    await signOut(page)
    await button(page, 'Sign in with a passkey').click()
    await inOffice(page)

    await signOut(page)
    await typePassword(page, email)
    await button(page, 'Use a recovery code').click()
    await page.getByLabel('Recovery code').fill(codes[3] ?? '')
    await button(page, 'Continue').click()
    await inOffice(page)
    await openAccount(page)
    await page.getByText('9 of 10 left').waitFor()
    expect(errors).toEqual([])
  })

  it('can be an authenticator app: set up by QR code or text, confirmed, used and removed', async () => {
    const email = await newAdmin()
    const { page, errors } = await startVisit(browser)
    await typePassword(page, email)
    await inOffice(page)
    await openAccount(page)
    await button(page, 'Set up an app').click()
    await page.getByRole('img', { name: 'QR code with the secret below' }).waitFor()
    const secret = (await page.locator('code[dir=ltr]').textContent())?.replaceAll(' ', '') ?? ''
    await page.getByLabel('Code from the app').fill('000000')
    await button(page, 'Confirm').click()
    await page.getByText('This code is not right.').waitFor()
    await page.getByLabel('Code from the app').fill(totpCode(secret))
    await button(page, 'Confirm').click()
    await button(page, 'I have kept them').click()

    await closeAccount(page)
    await signOut(page)
    await typePassword(page, email)
    await page.getByLabel('Code from the app').fill(totpCode(secret, 1))
    await page.keyboard.press('Enter')
    await inOffice(page)
    await openAccount(page)
    await button(page, 'Remove Authenticator app').click()
    await button(page, 'Remove').click()
    await button(page, 'Set up an app').waitFor()
    await closeAccount(page)
    await signOut(page)
    await typePassword(page, email)
    await inOffice(page)
    expect(errors).toEqual([])
  })

  it('must be set up first where it is mandatory, and resetting a password asks for it', async () => {
    const demand = await demanding()
    const email = await newAdmin()
    const { page, errors } = await startVisit(browser)
    await installAxe(page)
    let secret = ''
    try {
      await demand(true)
      await typePassword(page, email)
      await page.getByRole('heading', { name: 'Set up a second step' }).waitFor()
      expect(await axeViolationsOf(page)).toEqual([])
      await page.getByRole('button', { name: 'Set up an app' }).click()
      secret = (await page.locator('code[dir=ltr]').textContent())?.replaceAll(' ', '') ?? ''
      await page.getByLabel('Code from the app').fill(totpCode(secret))
      expect(await axeViolationsOf(page)).toEqual([])
      await button(page, 'Confirm').click()
      await page.getByRole('heading', { name: 'Keep your recovery codes' }).waitFor()
      expect(await axeViolationsOf(page)).toEqual([])
      await button(page, 'I have kept them').click()
      await inOffice(page)
      await openAccount(page)
      await page.getByText('Staff of this shop need at least one.').waitFor()
      expect(await axeViolationsOf(page)).toEqual([])
      await button(page, 'Remove Authenticator app').click()
      await button(page, 'Remove').click()
      await page.getByText('Add another one before you remove this one.').waitFor()
      await button(page, 'Cancel').click()
    } finally {
      await demand(false)
    }

    await closeAccount(page)
    await signOut(page)
    await button(page, 'Forgot password?').click()
    await page.getByLabel('Email').fill(email)
    await button(page, 'Send code').click()
    await page.getByRole('heading', { name: 'Enter the code' }).waitFor()
    await page.getByLabel('Code', { exact: true }).fill(await mailedCodeOf(email))
    await button(page, 'Continue').click()
    await page.getByLabel('New password', { exact: true }).fill('Another-2026!')
    await page.getByLabel('Confirm new password').fill('Another-2026!')
    await button(page, 'Save').click()
    await page.getByLabel('Code from the app').fill(totpCode(secret, 1))
    expect(await axeViolationsOf(page)).toEqual([])
    await button(page, 'Continue').click()
    await page.getByText('Your password was reset.').waitFor()
    expect(errors).toEqual([])
  })
})

/** Returns a function that switches the requirement, as an administrator with a second factor. */
async function demanding(): Promise<(value: boolean) => Promise<void>> {
  const headers = { 'x-bot-check': await solveBotCheck() }
  const username = await newAdmin()
  const { accessToken } = await postJson('/api/admins/auth/signin', { username, password }, headers)
  const call = (method: string, path: string, body?: object) =>
    fetch(`${shopUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${accessToken}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  const { token, secret } = (await (await call('POST', '/api/account/factors/totp')).json()).data
  await call('POST', '/api/account/factors/totp/confirm', { token, code: totpCode(secret) })
  return async (value) => {
    const changed = await call('PATCH', '/api/marketplace/settings', { staffSecondFactor: value })
    expect(changed.status).toBe(200)
  }
}
