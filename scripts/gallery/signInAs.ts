import type { BrowserContext } from 'playwright'
import type { Viewer } from './screens.ts'

type SignInRequest = { readonly path: string; readonly credentials: object }

const signInRequests: Readonly<Record<Exclude<Viewer, 'visitor'>, SignInRequest>> = {
  customer: {
    path: '/api/users/login',
    credentials: { username: 'root@example.com', password: 'Demo-2026!' },
  },
  staff: {
    path: '/api/admins/auth/signin',
    credentials: { username: 'admin@example.com', password: 'Admin-2026!' },
  },
}

type SignedInSession = { readonly audience: string; readonly user: { readonly _id: string } }

/** Signs a browser in with a demo account: its cookie, and the user id stored for the session. */
export async function signInAs(
  context: BrowserContext,
  url: string,
  viewer: Viewer,
): Promise<void> {
  if (viewer === 'visitor') return
  const { path, credentials: data } = signInRequests[viewer]
  const headers = { 'x-session': 'cookie' }
  const answer = await context.request.post(url + path, { data, headers })
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  const body: { data: SignedInSession } = await answer.json()
  const { audience, user } = body.data
  await context.addInitScript(([name, value]) => localStorage.setItem(name, value), [
    `${audience}.session`,
    user._id,
  ] as const)
}
