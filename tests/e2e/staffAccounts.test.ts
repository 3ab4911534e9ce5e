import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { solveBotCheck, postJson } from './testAccounts.ts'
import {
  accessTokenOf,
  tokenPattern,
  openBrowser,
  readScriptStorage,
  sessionCookies,
  signIn,
  startVisit,
} from './browser.ts'

const strong = 'Journey-2026!'
const stronger = 'Another-2026!'

/** Returns the text of the latest mail to an address. */
async function mailTo(page: Page, recipient: string): Promise<string> {
  const list = await (await page.request.get('/mailbox')).text()
  const entry = list.split('<li>').find((each) => each.includes(`>${recipient}<`))
  const path = /href="(\/mailbox\/[^"]+)"/.exec(entry ?? '')?.[1]
  if (!path) throw new Error(`no mail to ${recipient}`)
  return (await page.request.get(`${path}?as=text`)).text()
}

const secretIn = (mail: string): string => /#invitation=([^\s"<]+)/.exec(mail)?.[1] ?? ''
const codeIn = (mail: string): string => /(?<!\d)\d{4}(?!\d)/.exec(bodyOf(mail))?.[0] ?? ''
const bodyOf = (page: string): string => /<pre[^>]*>([\s\S]*)<\/pre>/.exec(page)?.[1] ?? ''

/** Posts to the API as the user signed in on the page. */
async function post(page: Page, path: string, data: object): Promise<string> {
  const headers = { authorization: `Bearer ${await accessTokenOf(page)}` }
  const answer = await page.request.post(`/api/marketplace/${path}`, { data, headers })
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
  return (await answer.json()).data._id
}

async function choose(page: Page, label: string, words: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(words)
  await page.getByRole('option', { name: words }).click()
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

/** Other pages notice the end of a session a moment later. */
const untilSignedOut = (page: Page) =>
  expect
    .poll(
      async () => {
        await page.reload()
        await page.getByRole('heading', { level: 1 }).waitFor()
        return page.url()
      },
      { timeout: 60_000, interval: 1000 },
    )
    .toContain('/cms-login')

async function typeTwice(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Confirm new password', { exact: true }).fill(password)
}

async function enter(page: Page, username: string, password: string): Promise<void> {
  await page.goto('/en/cms-login')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/en/cms/products')
}

describe('users of the back office', () => {
  let browser: Browser
  let office: Page

  beforeAll(async () => {
    browser = await openBrowser()
    office = (await startVisit(browser)).page
    await signIn(office)
  })
  afterAll(() => browser.close())

  /** Creates an administrator who has chosen a password. */
  async function newAdmin(email: string): Promise<Page> {
    await post(office, 'admins', { firstName: 'Nora', lastName: 'Sami', email })
    const { page } = await startVisit(browser)
    await page.goto(`/en/cms-login#invitation=${secretIn(await mailTo(page, email))}`)
    await typeTwice(page, strong)
    await page.getByRole('button', { name: 'Accept invitation' }).click()
    await page.waitForURL('**/en/cms/products')
    return page
  }

  it(
    'stay signed in across a reload and in two tabs, until they sign out in one of them',
    { tags: 'long' },
    async () => {
      const { page, context, errors } = await startVisit(browser)
      await signIn(page)
      const seen: string[] = []
      page.on('framenavigated', (frame) => seen.push(frame.url()))
      const tags = page.getByRole('heading', { level: 1, name: 'Tags' })
      await page.goto('/en/cms/metadata/tags')
      await tags.waitFor()
      const other = await context.newPage()
      await Promise.all([page.reload(), other.goto('/en/cms/dashboard')])
      await tags.waitFor()
      await other.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
      expect(seen.join()).not.toContain('cms-login')
      expect(await readScriptStorage(page)).not.toMatch(tokenPattern)
      const [cookie, ...more] = await sessionCookies(context)
      expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/' })
      expect(more).toEqual([])

      await other.getByRole('button', { name: 'Account' }).click()
      await other.getByRole('menuitem', { name: 'Sign out' }).click()
      await page.waitForURL('**/cms-login?next=**')
      await expect.poll(() => sessionCookies(context)).toEqual([])
      expect(errors).toEqual([])
    },
  )

  it('see beside the field why they cannot sign in', { tags: 'long' }, async () => {
    const { page } = await startVisit(browser)
    await page.goto('/en/cms-login')
    await page.getByLabel('Username').fill('nobody@example.com')
    await page.getByLabel('Password', { exact: true }).fill('Wrong-2026!')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    const alert = page.locator('form').getByRole('alert')
    await alert.getByText('The email or the password is not right.').waitFor()
    await page.getByLabel('Password', { exact: true }).fill('Wrong-2026')
    await alert.waitFor({ state: 'hidden' })

    await page.route('**/forget-password', (route) =>
      route.fulfill({ status: 429, json: { error: { message: 'Too many attempts.' } } }),
    )
    await page.getByRole('button', { name: 'Forgot password?' }).click()
    await page.getByRole('button', { name: 'Send code' }).click()
    await alert.getByText('Too many attempts.').waitFor()
  })

  it(
    'are signed out of the back office when they sign in to the shop',
    { tags: 'long' },
    async () => {
      const { page, context } = await startVisit(browser)
      await signIn(page)
      const shop = await context.newPage()
      await shop.goto('/en')
      await shop.getByRole('button', { name: 'Sign in', exact: true }).click()
      const dialog = shop.getByRole('dialog')
      await dialog.getByLabel('Email').fill('customer@example.com')
      await dialog.getByLabel('Password', { exact: true }).fill('Demo-2026!')
      await shop.keyboard.press('Enter')
      await page.waitForURL('**/cms-login?next=**')
      const names = (await sessionCookies(context)).map(({ name }) => name)
      expect(names).toEqual(['__Host-refresh-marketplace'])
    },
  )

  it('are given a role, invited, and see exactly what it allows', async () => {
    await office.goto('/en/cms/roles/add')
    await office.getByLabel('Title').fill('Tag reader')
    await office.getByLabel('Find a resource').fill('tag')
    await office.getByRole('checkbox', { name: 'Tags: View' }).check()
    await office.getByText('1 permission', { exact: true }).waitFor()
    await save(office)
    await office.getByText('“Tag reader” was added.').waitFor()

    await office.goto('/en/cms/companies/add')
    await office.getByLabel('Company name').fill('Journey Works')
    await office.getByLabel('First name').fill('Rana')
    await office.getByLabel('Last name').fill('Aziz')
    await office.getByLabel('Email').fill('rana@journey.example')
    await choose(office, 'Country', 'Saudi Arabia')
    await choose(office, 'City', 'Riyadh')
    await save(office)
    await office.getByText('An invitation was sent to rana@journey.example').waitFor()

    await office.goto('/en/cms/tenants/add')
    await office.getByLabel('Name', { exact: false }).first().fill('Journey Riyadh')
    await office.getByLabel('Tenant ID').fill('journey-riyadh')
    await choose(office, 'Company', 'Journey Works')
    await save(office)
    await office.getByText('“Journey Riyadh” was added.').waitFor()

    await office.goto('/en/cms/tenant-users/add')
    await choose(office, 'Tenant', 'Journey Riyadh')
    await office.getByLabel('First name').fill('Badr')
    await office.getByLabel('Last name').fill('Omar')
    await office.getByLabel('Email').fill('badr@journey.example')
    await choose(office, 'Roles', 'Tag reader')
    await office.keyboard.press('Escape')
    await save(office)
    await office.getByText('An invitation was sent to badr@journey.example').waitFor()
    await office.getByRole('link', { name: 'Badr Omar', exact: true }).waitFor()

    const { page, errors } = await startVisit(browser)
    const secret = secretIn(await mailTo(page, 'badr@journey.example'))
    await page.goto(`/en/cms-login#invitation=${secret}`)
    await page.getByText('Welcome! Choose a password').waitFor()
    expect(page.url()).not.toContain('invitation')
    const accept = page.getByRole('button', { name: 'Accept invitation' })
    await page.getByLabel('New password', { exact: true }).fill('weak')
    expect(await accept.isDisabled()).toBe(true)
    await typeTwice(page, strong)
    await accept.click()
    await page.getByText('Your password is set. Sign in with it.').waitFor()
    expect(await page.getByLabel('Tenant ID').inputValue()).toBe('journey-riyadh')
    expect(await page.getByLabel('Username').inputValue()).toBe('badr@journey.example')

    await page.getByLabel('Tenant ID').fill('')
    await page.getByLabel('Password', { exact: true }).fill(strong)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByText('Please enter Tenant ID').waitFor()
    await page.getByLabel('Tenant ID').fill('journey-riyadh')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL('**/en/cms/metadata/tags')
    await page.getByRole('row').nth(1).waitFor()

    const navigation = page.getByRole('navigation', { name: 'Main navigation' })
    expect(await navigation.getByRole('link').allTextContents()).toEqual(['Tags'])
    expect(await page.getByRole('link', { name: 'Add tag' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: /^More actions/ }).count()).toBe(0)
    await page.getByRole('row').nth(1).getByRole('link').click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByRole('link', { name: 'Edit' }).count()).toBe(0)
    for (const elsewhere of [
      'products',
      'roles/add',
      'metadata/tags/add',
      'people',
      'audit-events',
    ]) {
      await page.goto(`/en/cms/${elsewhere}`)
      await page.waitForURL('**/en/cms/metadata/tags')
    }
    expect(errors).toEqual([])
  })

  it('reset a forgotten password in three steps', { tags: 'long' }, async () => {
    await newAdmin('forgetful@example.com')
    const { page } = await startVisit(browser)
    await page.goto('/en/cms-login')
    await page.getByRole('button', { name: 'Forgot password?' }).click()
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
    await page.getByText('Step 1 of 3').waitFor()
    await page.getByRole('radio', { name: 'Tenant user' }).check()
    await page.getByRole('button', { name: 'Send code' }).click()
    await page.getByText('Email is required').waitFor()
    await page.getByText('Please enter Tenant ID').waitFor()
    await page.getByRole('radio', { name: 'Root user' }).check()
    await page.getByLabel('Email', { exact: true }).fill('forgetful@example.com')
    await page.getByRole('button', { name: 'Send code' }).click()
    await page.getByText('a 4-digit code is on its way').waitFor()
    await page.getByText(/^Resend code in \d+ s$/).waitFor()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('Code is required').waitFor()
    const code = codeIn(await mailTo(page, 'forgetful@example.com'))
    await page.getByLabel('Code', { exact: true }).fill(code === '1111' ? '2222' : '1111')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('The code is not right or has expired').waitFor()
    await page.getByLabel('Code', { exact: true }).fill(code)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('Step 3 of 3').waitFor()
    const done = page.getByRole('button', { name: 'Save', exact: true })
    await page.getByLabel('New password', { exact: true }).fill(stronger)
    expect(await done.isDisabled()).toBe(true)
    await page.getByLabel('Confirm new password').fill('Other-2026!')
    await page.getByText('The passwords do not match').waitFor()
    expect(await done.isDisabled()).toBe(true)
    await page.getByLabel('Confirm new password').fill(stronger)
    await done.click()
    await page.getByText('Your password was reset. Sign in with the new one.').waitFor()
    expect(await page.getByLabel('Username').inputValue()).toBe('forgetful@example.com')
    await page.getByLabel('Password', { exact: true }).fill(stronger)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL('**/en/cms/products')
  })

  it('reset it in Arabic with a generated password', { tags: 'long' }, async () => {
    await newAdmin('forgetful.ar@example.com')
    const { page } = await startVisit(browser)
    await page.goto('/ar/cms-login')
    await page.getByRole('button', { name: 'نسيت كلمة المرور؟' }).click()
    await page.getByRole('heading', { name: 'هل نسيت كلمة المرور؟' }).waitFor()
    await page.getByText('الخطوة ١ من ٣').waitFor()
    await page.getByRole('button', { name: 'إرسال الرمز' }).click()
    await page.getByText('البريد الإلكتروني مطلوب').waitFor()
    await page.getByLabel('البريد الإلكتروني', { exact: true }).fill('forgetful.ar@example.com')
    await page.getByRole('button', { name: 'إرسال الرمز' }).click()
    await page.getByText('فسيصله رمز من ٤ أرقام').waitFor()
    const code = codeIn(await mailTo(page, 'forgetful.ar@example.com'))
    const arabic = code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)))
    await page.getByLabel('الرمز', { exact: true }).fill(arabic)
    await page.getByRole('button', { name: 'متابعة' }).click()
    await page.getByRole('heading', { name: 'تعيين كلمة مرور جديدة' }).waitFor()
    await page.getByRole('button', { name: 'إنشاء كلمة مرور' }).click()
    const made = await page.getByLabel('كلمة المرور الجديدة', { exact: true }).inputValue()
    expect(made).toHaveLength(20)
    await page.getByRole('button', { name: 'حفظ' }).click()
    await page.getByText('تمت إعادة تعيين كلمة المرور. سجّل الدخول بالكلمة الجديدة.').waitFor()
    await page.getByLabel('كلمة المرور', { exact: true }).fill(made)
    await page.getByRole('button', { name: 'تسجيل الدخول', exact: true }).click()
    await page.waitForURL('**/ar/cms/products')
  })

  it('can also reset it by the link in the mail', { tags: 'long' }, async () => {
    await newAdmin('follower@example.com')
    const { page } = await startVisit(browser)
    const body = { email: 'follower@example.com', isRoot: true }
    await postJson('/api/admins/admins/forget-password', body, {
      'x-bot-check': await solveBotCheck(),
    })
    const secret = /#reset=([\w.-]+)/.exec(await mailTo(page, body.email))?.[1]
    await page.goto(`/en/cms-login#reset=${secret}`)
    await page.getByRole('heading', { name: 'Set a new password' }).waitFor()
    expect(new URL(page.url()).hash).toBe('')
    await page.getByLabel('New password', { exact: true }).fill(stronger)
    await page.getByLabel('Confirm new password').fill(stronger)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Your password was reset. Sign in with the new one.').waitFor()
    await enter(page, body.email, stronger)
  })

  it('change their password, and sign out everywhere', { tags: 'long' }, async () => {
    const page = await newAdmin('careful@example.com')
    const other = (await startVisit(browser)).page
    await enter(other, 'careful@example.com', strong)
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByText('Super administrator').waitFor()
    await page.getByRole('menuitem', { name: 'My account' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('This device').waitFor()
    expect(await dialog.getByRole('listitem').filter({ hasText: 'Last used' }).count()).toBe(2)
    const change = dialog.getByRole('button', { name: 'Change password' })
    await change.click()
    await dialog.getByLabel('Current password').fill('Wrong-2026!')
    await typeTwice(page, stronger)
    await change.click()
    await dialog.getByText('The current password is not right').waitFor()
    await dialog.getByLabel('Current password').fill(strong)
    await change.click()
    await page.getByText('Your password was changed.').waitFor()
    await untilSignedOut(other)

    await enter(other, 'careful@example.com', stronger)
    await dialog.getByRole('button', { name: 'Sign out everywhere' }).click()
    await page.waitForURL('**/cms-login*')
    await untilSignedOut(other)
  })

  it('appear in the audit log, which nobody can change', async () => {
    await newAdmin('traced@example.com')
    await office.goto('/en/cms/audit-events?search=traced')
    const accepted = office.getByRole('row', { name: /traced@example\.com Invitation accepted/ })
    await accepted.waitFor()
    await office.getByRole('row', { name: /traced@example\.com Invited/ }).waitFor()
    expect(await office.getByRole('link', { name: /^Add/ }).count()).toBe(0)
    const filters = office.getByRole('group', { name: 'Filters' })
    await filters.getByRole('button', { name: 'Event' }).click()
    await office.getByRole('checkbox', { name: /^Invited/ }).click()
    await office.waitForURL(/event=invited/)
    await accepted.waitFor({ state: 'detached' })
    await office.keyboard.press('Escape')
    await filters.getByRole('button', { name: 'Created' }).waitFor()
    await office.getByRole('link', { name: 'traced@example.com' }).first().click()
    await office.getByRole('heading', { level: 1, name: 'traced@example.com' }).waitFor()
    expect(await office.getByRole('link', { name: 'Edit' }).count()).toBe(0)
    await office.goto('/en/cms/audit-events/add')
    await office.waitForURL('**/en/cms/audit-events')
  })
})
