import { refuse } from '#domain/problem.ts'
import { createVersionReader } from '#server/platform/cache/catalogueVersion.ts'
import { withDeadlines } from '#server/platform/database/deadlines.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { CurrentAccounts } from './currentAccounts.ts'
import type { Account } from '#server/http/requestAccount.ts'
import type { Claims } from './tokens.ts'

/** Decides who a request acts for and what they may do; a token only says which session it is of. */
export type Authority = {
  /** undefined where the session is ended, or whose it is may not act any more */
  readonly accountOf: (claims: Claims) => Promise<Account | undefined>
  /** What was changed through this process holds with its next request. */
  readonly recheck: () => void
}

/** For how long nobody asks whether something was changed elsewhere, in milliseconds. */
const checkInterval = 1000
const maxCachedSessions = 10_000
const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type AccountsBySession = Map<string, Promise<Account | undefined>>

/**
 * What is known of a session is kept until anything changes that decides what somebody may do: such
 * a change is noted in its own transaction, and every process asks for the notes.
 */
export function createAuthority(db: Database, accounts: CurrentAccounts): Authority {
  const changes = createVersionReader(db, ['authority_changes'], 'authority')
  let version: string | undefined
  let cache: AccountsBySession = new Map()
  let checkedAt = -Infinity
  let pendingCheck: Promise<void> = Promise.resolve()

  function refreshIfChanged(): Promise<void> {
    const now = performance.now()
    if (now - checkedAt < checkInterval) return pendingCheck
    checkedAt = now
    pendingCheck = checkVersion()
    pendingCheck.catch(recheck)
    return pendingCheck
  }

  async function checkVersion(): Promise<void> {
    const latestVersion = await changes()
    if (latestVersion === version && cache.size < maxCachedSessions) return
    version = latestVersion
    cache = new Map()
  }

  const recheck = (): void => void (checkedAt = -Infinity)

  let lookup: Promise<ReadonlyMap<string, Account>> | undefined
  const ids = new Set<string>()

  /** Whoever asks in the same turn of the event loop shares one statement. */
  function load(session: string): Promise<Account | undefined> {
    ids.add(session)
    lookup ??= new Promise((resolve, reject) => {
      setImmediate(() => {
        const sessions = [...ids]
        ids.clear()
        lookup = undefined
        withDeadlines('authority', () => accounts.bySession(db, sessions)).then(resolve, reject)
      })
    })
    return lookup.then((found) => found.get(session))
  }

  function findAccount(session: string): Promise<Account | undefined> {
    const cached = cache.get(session)
    if (cached) return cached
    const loaded = load(session)
    const current = cache
    current.set(session, loaded)
    // Who is nobody now may be somebody in a moment: a session that is being opened.
    const drop = (): void => void current.delete(session)
    loaded.then((account) => account ?? drop(), drop)
    return loaded
  }

  return {
    async accountOf({ id, audience, session }) {
      if (!uuidPattern.test(session)) return undefined
      try {
        await refreshIfChanged()
        const account = await findAccount(session)
        return account?.id === id && account.audience === audience ? account : undefined
      } catch {
        // Nobody is let in on what was true before.
        throw refuse('unavailable')
      }
    },
    recheck,
  }
}
