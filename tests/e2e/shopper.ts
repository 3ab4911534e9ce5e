import type { Browser } from 'playwright'
import { expect } from 'vitest'
import { createCustomer, password } from './testAccounts.ts'
import { signInBesidePage, startVisit } from './browser.ts'
import { shopUrl } from './shopUrl.ts'

type Credentials = { readonly username: string; readonly password: string }

/** Signs in to the shop; returns a page and the API as that account. */
export async function createShopper(browser: Browser, credentials: Credentials, width?: number) {
  const visit = await startVisit(browser, width)
  const { accessToken } = await signInBesidePage(visit.page, '/api/users/login', credentials)
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${shopUrl}/api/marketplace-customer${path}`, {
      method,
      headers: {
        authorization: `Bearer ${accessToken}`,
        'idempotency-key': crypto.randomUUID(),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    expect([path, answer.ok]).toEqual([path, true])
    return (await answer.json()).data
  }
  return { ...visit, call, who: credentials }
}

export type Shopper = Awaited<ReturnType<typeof createShopper>>

/** Does the same as a new customer without any records. */
export async function createNewShopper(browser: Browser, width?: number): Promise<Shopper> {
  const { email } = await createCustomer()
  return createShopper(browser, { username: email, password }, width)
}
