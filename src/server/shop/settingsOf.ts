import { alone } from '../database/alone.ts'
import { run, type Connection } from '../database/database.ts'
import { singletonId } from '../engine/singletons.ts'
import { newId } from '../ids.ts'

/**
 * The id of the settings of a brand: several that share a database have their own each. The first to
 * come has those that were there before there were several, and what was sold and asked by then.
 */
export const settingsOf = (connection: Connection, brand: string): Promise<string> =>
  alone(connection, 'singletons', async () => {
    const { db } = connection
    const key = `settings:${brand}`
    const { rows } = await run<{ key: string; value: string }>(
      db,
      "select key, value from kept_values where key like 'settings:%'",
    )
    const kept = rows.find((row) => row.key === key)
    if (kept) return kept.value
    const id = rows.length ? newId() : singletonId
    if (!rows.length) {
      for (const table of ['orders', 'requests'])
        await run(db, `update ${table} set brand = $1 where brand is null`, [brand])
    }
    await run(db, 'insert into kept_values (key, value) values ($1, $2)', [key, JSON.stringify(id)])
    return id
  })
