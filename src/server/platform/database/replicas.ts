import type { QueryResult } from 'kysely'
import { sharedByTurn } from '#server/platform/sharedByTurn.ts'
import { DatabaseUnavailable } from './databaseUnavailable.ts'
import { laterPosition, parseLogPosition, type LogPosition } from './logPosition.ts'
import type { Replica } from './readSource.ts'
import { withTimeout } from './withTimeout.ts'

/** The replicas of a database, chosen by how far each has followed the log of the primary. */
export type Replicas = {
  /** Returns one that has all changes up to this position; undefined if only the primary has. */
  readonly choose: (required: LogPosition) => Promise<Replica | undefined>
  /** Returns a position that no change committed so far is after. */
  readonly readPrimaryPosition: () => Promise<LogPosition>
  /** the position at which the catalogue was last found to have changed */
  readonly cataloguePosition: () => LogPosition
  readonly noteCatalogueChange: (position: LogPosition) => void
  /** Notes that this was the version of the catalogue at a position. */
  readonly noteCatalogueVersion: (version: string, position: LogPosition) => void
  /** the last position at which this version was found; 0 if another one was found since */
  readonly positionOfVersion: (version: string) => LogPosition
  readonly close: () => Promise<void>
}

export type RunStatement = (text: string, values: unknown[]) => Promise<QueryResult<never>>

/** A server with which statements are run. */
export type Node = { readonly run: RunStatement; readonly close: () => Promise<void> }

/** A promoted replica no longer follows the log, whatever it has applied before. */
const replicaPositionSql =
  'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as position'
export const primaryPositionSql =
  'select case when not pg_is_in_recovery() then pg_current_wal_insert_lsn()::text end as position'

/** In milliseconds: how long a replica may take to tell its position before the primary answers. */
const positionTimeout = 500

export function createReplicas(primary: RunStatement, nodes: readonly Node[]): Replicas {
  const replicas = nodes.map(({ run }) => ({
    run,
    readPosition: createPositionReader(run, replicaPositionSql),
  }))
  const readPrimaryPosition = createPositionReader(primary, primaryPositionSql)
  let cataloguePosition: LogPosition = 0n
  let found = { version: '', position: 0n }
  const noteCatalogueChange = (position: LogPosition): void => {
    cataloguePosition = laterPosition(cataloguePosition, position)
  }
  let next = 0
  return {
    choose: async (required) => {
      next = (next + 1) % replicas.length
      for (const replica of [...replicas.slice(next), ...replicas.slice(0, next)]) {
        const position = await replica.readPosition().catch(() => undefined)
        if (position !== undefined && position >= required) return replica
      }
      return undefined
    },
    readPrimaryPosition,
    cataloguePosition: () => cataloguePosition,
    noteCatalogueChange,
    noteCatalogueVersion: (version, position) => {
      if (version !== found.version) noteCatalogueChange(position)
      found = { version, position }
    },
    positionOfVersion: (version) => (version === found.version ? found.position : 0n),
    close: async () => void (await Promise.all(nodes.map(({ close }) => close()))),
  }
}

const createPositionReader = (run: RunStatement, text: string): (() => Promise<LogPosition>) =>
  sharedByTurn(async () => {
    const { rows } = await withTimeout(positionTimeout, run(text, []))
    return readLogPosition(Object(rows[0]).position)
  })

/** Refuses that of a primary which is in recovery, and that of a replica which is not. */
export function readLogPosition(text: unknown): LogPosition {
  const position = parseLogPosition(text)
  if (position === undefined) throw new DatabaseUnavailable('it has no position in the log')
  return position
}
