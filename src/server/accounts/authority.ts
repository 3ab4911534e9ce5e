import { refuse } from '#domain/problem.ts'
import { createVersionReader } from '#server/platform/cache/catalogueVersion.ts'
import { withDeadlines } from '#server/platform/database/deadlines.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { CurrentAccounts } from './currentAccounts.ts'
import type { Account } from '#server/http/requestAccount.ts'
import type { Claims } from './sessions/tokens.ts'

/** Decides who a request acts for and what they may do; a token only identifies a session. */
export type Authority = {
  /** undefined if the session has ended or its account may no longer act */
  readonly accountOf: (claims: Claims) => Promise<Account | undefined>
  /** Makes changes from this process effective with its next request. */
  readonly recheck: () => void
}

/** How often changes made by other processes are checked for, in milliseconds. */
const checkInterval = 1000
const maxCachedSessions = 10_000
const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type AccountsBySession = Map<string, Promise<Account | undefined>>

/**
 * Caches sessions until anything changes that decides what an account may do. Every such change is
 * noted in its own transaction, and every process polls for these notes. Refuses with
 * `unavailable`.
 */
export function createAuthority(db: Database, accounts: CurrentAccounts): Authority {
  const changes = createVersionReader(db, 'authority_changes', 'authority')
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

  /** Batches all lookups of one turn of the event loop into one statement. */
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
    // Missing accounts are not cached: the session may be just about to be created.
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
        // Without the database, cached access is not trusted.
        throw refuse('unavailable')
      }
    },
    recheck,
  }
}
