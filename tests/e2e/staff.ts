import { expect } from 'vitest'
import { admin, botAnswer } from './accountPeople.ts'
import { shopUrl } from './shopUrl.ts'

/** The API as the super administrator uses it, beside what is done in the browser. */
export async function staffApi() {
  const answer = await fetch(`${shopUrl}/api/admins/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-bot-check': await botAnswer() },
    body: JSON.stringify(admin),
  })
  const token: string = (await answer.json()).data.accessToken
  return async (method: string, path: string, body?: object) => {
    const said = await fetch(`${shopUrl}/api/marketplace${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    expect([path, said.ok]).toEqual([path, true])
    return said.status === 204 ? undefined : (await said.json()).data
  }
}
