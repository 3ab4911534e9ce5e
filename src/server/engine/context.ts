import type { Identity } from '#domain/access.ts'
import type { Language } from '#domain/locale.ts'
import type { ShownName } from '#domain/shownNames.ts'
import type { Database } from '#server/platform/database/database.ts'

/** The caller, its language, and the connection or transaction to use. */
export type Context = {
  readonly db: Database
  readonly language: Language
  /** a shopper's view, in which hidden and inactive records do not exist */
  readonly isPublic: boolean
  /** the brand of the shop, outside of which no records exist; undefined for staff, who see all */
  readonly brand?: string
  /** the version of what shoppers see and, after a slash, of levels, from before anything was read */
  readonly catalogueVersion?: string | undefined
  /** the names that the shop hides from shoppers */
  readonly hiddenNames?: ReadonlySet<ShownName>
  /** the caller; undefined for shoppers and for the server itself, which see all records */
  readonly identity: Identity | undefined
  /** the author to record, where the server acts on behalf of somebody */
  readonly actor?: string
  /** whether this is one of many writes, such as the rows of a file */
  readonly isBulk?: true
  /** called when part of the request waits for the approval of a second person */
  readonly onApprovalRequested?: () => void
  /** within a transaction: runs work after the commit, before the caller gets the result */
  readonly afterCommit?: (work: () => Promise<void>) => void
}

export const actorOf = ({ actor, identity }: Context): string | undefined => actor ?? identity?.id

export type Row = Readonly<Record<string, unknown>>
