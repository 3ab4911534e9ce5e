import { run, type Database } from '../database/database.ts'

export type Revocations = {
  /** whether a session was ended; what was asked lately is known without asking again */
  readonly isRevoked: (session: string) => Promise<boolean>
}

/** How long an answer is good, in milliseconds: so long a token may outlive its session. */
const goodFor = 2000
const mostKnown = 10_000
const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function createRevocations(db: Database): Revocations {
  const known = new Map<string, { readonly until: number; readonly revoked: Promise<boolean> }>()

  async function ask(session: string): Promise<boolean> {
    const text = 'select 1 from sessions where id = $1 and revoked_at is not null'
    return (await run(db, text, [session])).rows.length > 0
  }

  return {
    isRevoked(session) {
      if (!isUuid.test(session)) return Promise.resolve(false)
      const now = Date.now()
      const found = known.get(session)
      if (found && found.until > now) return found.revoked
      if (known.size >= mostKnown) known.clear()
      const revoked = ask(session)
      known.set(session, { until: now + goodFor, revoked })
      revoked.catch(() => known.delete(session))
      return revoked
    },
  }
}
