import { setTimeout } from 'node:timers/promises'
import type { ApiResponse, ApiCall } from './shop.ts'

type Headers = Readonly<Record<string, string>>

/** Returns a client for the imports of one resource by one person. */
export function createImportsClient(call: ApiCall, resource: string) {
  const url = `/api/marketplace/${resource}/imports`

  const send = (body: string, headers: Headers = {}): Promise<ApiResponse> =>
    call('POST', url, { body, headers: { 'content-type': 'text/csv', ...headers } })

  /** Waits until nothing more happens to an import and returns it. */
  async function waitUntilSettled(id: string): Promise<any> {
    for (;;) {
      const { status, body } = await call('GET', `${url}/${id}`)
      if (status !== 200) throw new Error(JSON.stringify(body))
      if (!['checking', 'writing'].includes(body.data.state)) return body.data
      await setTimeout(10)
    }
  }

  async function checkFile(text: string, headers: Headers = {}): Promise<any> {
    const { status, body } = await send(text, headers)
    if (status !== 202) throw new Error(JSON.stringify(body))
    return waitUntilSettled(body.data._id)
  }

  const run = (id: string): Promise<ApiResponse> => call('POST', `${url}/${id}/run`)

  return {
    send,
    settled: waitUntilSettled,
    checked: checkFile,
    run,
    read: (id: string): Promise<ApiResponse> => call('GET', `${url}/${id}`),
    drop: (id: string): Promise<ApiResponse> => call('DELETE', `${url}/${id}`),
    /** Checks a file and writes it if it has no errors. */
    written: async (text: string, headers: Headers = {}): Promise<any> => {
      const checkedImport = await checkFile(text, headers)
      if (checkedImport.state !== 'ready') return checkedImport
      await run(checkedImport._id)
      return waitUntilSettled(checkedImport._id)
    },
  }
}

/** Formats rows as the simplest possible CSV. */
export const toCsv = (...rows: readonly (readonly string[])[]): string =>
  rows
    .map((cells) =>
      cells
        .map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
        .join(','),
    )
    .join('\n')
