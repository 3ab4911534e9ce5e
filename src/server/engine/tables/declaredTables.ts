import type { Generated } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import type { MemberColumns, RecordColumns } from '#server/platform/database/tables.generated.ts'

type RecordTable = RecordColumns & { place: Generated<number | null> }

/** The builder for tables of records, whose names are known only from declarations. */
export const recordTables = (db: Database) => db.$extendTables<Record<string, RecordTable>>()

/** The builder for the join tables of to-many fields. */
export const joinTables = (db: Database) => db.$extendTables<Record<string, MemberColumns>>()
