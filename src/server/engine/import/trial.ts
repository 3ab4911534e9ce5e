import { setImmediate } from 'node:timers/promises'
import { Refusal, type Problem } from '#domain/problem.ts'
import type { Catalogue, Resource } from '#resource/resource.ts'
import type { Behaviour } from '../behaviour.ts'
import type { Context, Row } from '../context.ts'
import { explain } from '../refusals.ts'
import { judge, meets, type Asked, type Judged } from './judge.ts'

/** So many rows are tried in one transaction, which others may have to wait for. */
const atOnce = 25

type Verdict = Judged | { readonly problem: Problem }

type Parts = {
  readonly resource: Resource
  readonly catalogue: Catalogue
  readonly behaviour: Behaviour
  readonly begun: Row
}

/** Judges rows without writing them: where a behaviour has a say, in a transaction that is taken back. */
export async function tryRows(
  parts: Parts,
  rows: readonly Asked[],
  context: Context,
): Promise<readonly Verdict[]> {
  const { behaviour } = parts
  const hasSay = Boolean(behaviour.prepare ?? behaviour.guard)
  const verdicts = new Map<Asked, Verdict>()
  const tried = rows.filter((row) => hasSay && meets(behaviour, row.input, row.before))
  for (const row of rows.filter((each) => !tried.includes(each)))
    verdicts.set(row, await verdictOf(parts, row, context))
  for (let left = [...tried]; left.length;) {
    const judged = await inVain(context, (inner) =>
      tryTogether(parts, left.slice(0, atOnce), inner),
    )
    for (const [row, verdict] of judged) verdicts.set(row, verdict)
    left = left.filter((row) => !verdicts.has(row))
    await setImmediate()
  }
  return rows.flatMap((row) => verdicts.get(row) ?? [])
}

/** Up to the first that is refused: whatever that did, the next ones begin without it. */
async function tryTogether(
  parts: Parts,
  rows: readonly Asked[],
  context: Context,
): Promise<readonly (readonly [Asked, Verdict])[]> {
  const judged: [Asked, Verdict][] = []
  for (const row of rows) {
    const verdict = await verdictOf(parts, row, context)
    judged.push([row, verdict])
    if ('problem' in verdict) break
  }
  return judged
}

async function verdictOf(
  { resource, catalogue, behaviour, begun }: Parts,
  row: Asked,
  context: Context,
): Promise<Verdict> {
  try {
    return await judge(resource, behaviour, row, begun, context)
  } catch (error) {
    const refusal = explain(error, resource, catalogue)
    if (refusal instanceof Refusal) return { problem: refusal.problem }
    throw error
  }
}

/** Does something in a transaction and takes it back. */
async function inVain<T>(context: Context, work: (inner: Context) => Promise<T>): Promise<T> {
  const taken: T[] = []
  const end = new Error('taken back')
  try {
    await context.db.transaction().execute(async (db) => {
      taken.push(await work({ ...context, db }))
      throw end
    })
  } catch (error) {
    if (error !== end) throw error
  }
  const [result] = taken
  if (result === undefined) throw end
  return result
}
