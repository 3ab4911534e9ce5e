import type { Browser } from 'playwright'
import { expect } from 'vitest'
import { customer, password } from './accountPeople.ts'
import { keepSession, visit } from './browser.ts'
import { shopUrl } from './shopUrl.ts'

type Credentials = { readonly username: string; readonly password: string }

/** Somebody signed in to the shop, with a page of it and the API as they use it. */
export async function shopper(browser: Browser, who: Credentials, width?: number) {
  const opened = await visit(browser, width)
  const { accessToken } = await keepSession(opened.page, '/api/users/login', who)
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
  return { ...opened, call, who }
}

export type Shopper = Awaited<ReturnType<typeof shopper>>

/** The same as somebody who has nothing yet. */
export async function newShopper(browser: Browser, width?: number): Promise<Shopper> {
  const { email } = await customer()
  return shopper(browser, { username: email, password }, width)
}
