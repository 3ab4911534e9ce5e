import { describe } from 'vitest'

export const dialects = ['pglite', 'postgres'] as const
export type Dialect = (typeof dialects)[number]

/**
 * Describes the same on each database. The embedded one is part of `npm test`; races, which are
 * about many connections, are tested on PostgreSQL there.
 */
export function describeOnEachDatabase(
  title: string,
  describeAll: (dialect: Dialect) => void,
): void {
  for (const dialect of dialects)
    describe(
      `${title.replace('%s', dialect)}`,
      {
        tags: dialect === 'postgres' ? ['long'] : [],
      },
      () => {
        describeAll(dialect)
      },
    )
}
