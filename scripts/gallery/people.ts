import type { BrowserContext } from 'playwright'
import type { Who } from './screens.ts'

type Entrance = { readonly path: string; readonly who: object }

const entrances: Readonly<Record<Exclude<Who, 'visitor'>, Entrance>> = {
  customer: {
    path: '/api/users/login',
    who: { username: 'root@example.com', password: 'Demo-2026!' },
  },
  staff: {
    path: '/api/admins/auth/signin',
    who: { username: 'admin@example.com', password: 'Admin-2026!' },
  },
}

type Entered = { readonly audience: string; readonly user: { readonly _id: string } }

/** Signs a browser in with an account of the demo: its cookie, and what it remembers of whose that is. */
export async function enter(context: BrowserContext, url: string, who: Who): Promise<void> {
  if (who === 'visitor') return
  const { path, who: data } = entrances[who]
  const headers = { 'x-session': 'cookie' }
  const answer = await context.request.post(url + path, { data, headers })
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  const entered: { data: Entered } = await answer.json()
  const { audience, user } = entered.data
  await context.addInitScript(([name, value]) => localStorage.setItem(name, value), [
    `${audience}.session`,
    user._id,
  ] as const)
}
