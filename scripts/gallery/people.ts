import type { Who } from './screens.ts'

/** What the browser keeps of somebody who is signed in: an item of its storage. */
export type Kept = readonly [name: string, value: string]

type Entrance = { readonly path: string; readonly item: string; readonly who: object }

const entrances: Readonly<Record<Exclude<Who, 'visitor'>, Entrance>> = {
  customer: {
    path: '/api/users/login',
    item: 'marketplace.tokens',
    who: { username: 'root@example.com', password: 'Demo-2026!' },
  },
  staff: {
    path: '/api/admins/auth/signin',
    item: 'cms.tokens',
    who: { username: 'admin@example.com', password: 'Admin-2026!' },
  },
}

/** Signs in with an account of the demo. */
export async function keptOf(url: string, who: Who): Promise<Kept | undefined> {
  if (who === 'visitor') return undefined
  const { path, item, who: body } = entrances[who]
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  const { data }: { data: { accessToken: string; refreshToken: string } } = await answer.json()
  const { accessToken, refreshToken } = data
  return [item, JSON.stringify({ accessToken, refreshToken })]
}
