import { expect } from 'vitest'
import { admin, solveBotCheck } from './testAccounts.ts'
import { shopUrl } from './shopUrl.ts'

/** Signs in as the super administrator by API, independently of the browser. */
export async function createStaffApi() {
  const answer = await fetch(`${shopUrl}/api/admins/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-bot-check': await solveBotCheck() },
    body: JSON.stringify(admin),
  })
  const token: string = (await answer.json()).data.accessToken
  return async (method: string, path: string, body?: object) => {
    const response = await fetch(`${shopUrl}/api/marketplace${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    expect([path, response.ok]).toEqual([path, true])
    return response.status === 204 ? undefined : (await response.json()).data
  }
}
