import { setTimeout } from 'node:timers/promises'
import type { Answer, Call } from './shop.ts'

type Headers = Readonly<Record<string, string>>

/** Imports of one resource, as one person makes them. */
export function importsOf(call: Call, resource: string) {
  const url = `/api/marketplace/${resource}/imports`

  const send = (body: string, headers: Headers = {}): Promise<Answer> =>
    call('POST', url, { body, headers: { 'content-type': 'text/csv', ...headers } })

  /** What it is when nothing is done with it any more. */
  async function settled(id: string): Promise<any> {
    for (;;) {
      const { status, body } = await call('GET', `${url}/${id}`)
      if (status !== 200) throw new Error(JSON.stringify(body))
      if (!['checking', 'writing'].includes(body.data.state)) return body.data
      await setTimeout(10)
    }
  }

  async function checked(text: string, headers: Headers = {}): Promise<any> {
    const { status, body } = await send(text, headers)
    if (status !== 202) throw new Error(JSON.stringify(body))
    return settled(body.data._id)
  }

  const run = (id: string): Promise<Answer> => call('POST', `${url}/${id}/run`)

  return {
    send,
    settled,
    checked,
    run,
    read: (id: string): Promise<Answer> => call('GET', `${url}/${id}`),
    drop: (id: string): Promise<Answer> => call('DELETE', `${url}/${id}`),
    /** Checks a file and, if nothing is wrong with it, writes it. */
    written: async (text: string, headers: Headers = {}): Promise<any> => {
      const found = await checked(text, headers)
      if (found.state !== 'ready') return found
      await run(found._id)
      return settled(found._id)
    },
  }
}

/** Rows as a file, as simple as can be. */
export const fileOf = (...rows: readonly (readonly string[])[]): string =>
  rows
    .map((cells) =>
      cells
        .map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
        .join(','),
    )
    .join('\n')
