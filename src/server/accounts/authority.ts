import { refuse } from '#domain/problem.ts'
import { versionOf } from '#server/platform/cache/catalogueVersion.ts'
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
const goodFor = 1000
const mostKnown = 10_000
const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Known = Map<string, Promise<Account | undefined>>

/**
 * What is known of a session is kept until anything changes that decides what somebody may do: such
 * a change is noted in its own transaction, and every process asks for the notes.
 */
export function createAuthority(db: Database, accounts: CurrentAccounts): Authority {
  const changes = versionOf(db, ['authority_changes'], 'authority')
  let version: string | undefined
  let known: Known = new Map()
  let askedAt = -Infinity
  let answer: Promise<void> = Promise.resolve()

  function followChanges(): Promise<void> {
    const now = performance.now()
    if (now - askedAt < goodFor) return answer
    askedAt = now
    answer = follow()
    answer.catch(recheck)
    return answer
  }

  async function follow(): Promise<void> {
    const found = await changes()
    if (found === version && known.size < mostKnown) return
    version = found
    known = new Map()
  }

  const recheck = (): void => void (askedAt = -Infinity)

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

  function find(session: string): Promise<Account | undefined> {
    const found = known.get(session)
    if (found) return found
    const loaded = load(session)
    const kept = known
    kept.set(session, loaded)
    // Who is nobody now may be somebody in a moment: a session that is being opened.
    const drop = (): void => void kept.delete(session)
    loaded.then((account) => account ?? drop(), drop)
    return loaded
  }

  return {
    async accountOf({ id, audience, session }) {
      if (!isUuid.test(session)) return undefined
      try {
        await followChanges()
        const account = await find(session)
        return account?.id === id && account.audience === audience ? account : undefined
      } catch {
        // Nobody is let in on what was true before.
        throw refuse('unavailable')
      }
    },
    recheck,
  }
}
