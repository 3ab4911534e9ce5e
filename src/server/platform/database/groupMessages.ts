import type { PGlite } from '@electric-sql/pglite'

/** The first bytes of the messages that ask for an answer: Sync, Query and Flush. */
const endings: ReadonlySet<number | undefined> = new Set(
  ['S', 'Q', 'H'].map((type) => type.charCodeAt(0)),
)

/**
 * Returns the database for a driver, which sends each message of a statement on its own: they are
 * run together, because every call takes longer than a short statement.
 */
export function groupMessages(client: PGlite): PGlite {
  let waiting: Uint8Array[] = []
  const execProtocolStream: PGlite['execProtocolStream'] = async (message, options) => {
    waiting.push(message)
    if (!endings.has(message[0])) return []
    const group = Buffer.concat(waiting)
    waiting = []
    return client.execProtocolStream(group, options)
  }
  // The driver uses nothing else.
  return Object.create(client, {
    execProtocolStream: { value: execProtocolStream },
    waitReady: { value: client.waitReady },
  })
}
