import type { Identity } from '#domain/access.ts'
import type { Language } from '#domain/locale.ts'
import type { ShownName } from '#resource/declaration.ts'
import type { Database } from '#server/platform/database/database.ts'

/** Who asks, in which language, and through which connection or transaction. */
export type Context = {
  readonly db: Database
  readonly language: Language
  /** a shopper's view: hidden and inactive records do not exist */
  readonly isPublic: boolean
  /** whose shop it is asked in: what belongs to other brands does not exist. Staff meets those of all */
  readonly brand?: string
  /** what the shop keeps from its shoppers */
  readonly hiddenNames?: ReadonlySet<ShownName>
  /** who acts; nobody for shoppers and for the product itself, which meet all records */
  readonly identity: Identity | undefined
  /** who is noted as the author, where the product itself acts for them */
  readonly actor?: string
  /** one of many that are written together, such as the rows of a file */
  readonly isBulk?: true
  /** called when part of what was asked for waits until a second person agrees */
  readonly onApprovalRequested?: () => void
  /** within a transaction: what is done once it is committed, before the caller hears of it */
  readonly afterCommit?: (work: () => Promise<void>) => void
}

export const actorOf = ({ actor, identity }: Context): string | undefined => actor ?? identity?.id

export type Row = Readonly<Record<string, unknown>>
