import type { Problem } from '#domain/problem.ts'
import { isLooser, type SecondPersonRules } from '#domain/secondPerson.ts'
import { run } from '../database/database.ts'
import type { Change } from '../engine/behaviour.ts'
import { recordChange } from '../engine/changes.ts'
import type { Context, Row } from '../engine/context.ts'
import { rulesIn, type Shop } from '../shop/shop.ts'
import { requestApproval } from './requestApproval.ts'

/** Whoever could switch the second person off alone would need none. */
export async function holdLooserRules(
  input: Row,
  before: Row | undefined,
  context: Context,
): Promise<Row> {
  if (!context.identity || !before || !touches(input)) return input
  const next = rulesAfter(input, before)
  if (!isLooser(next, rulesIn(before))) return input
  await requestApproval(context, {
    kind: 'settings',
    subject: String(Object(before.name)[context.language] ?? Object(before.name).en ?? ''),
    ...(next.refundLimit && { amount: next.refundLimit }),
    facts: next,
  })
  const { refundLimit: _limit, secondAdmin: _flag, ...rest } = input
  return rest
}

/** A second person has to exist before one is asked for. */
export async function secondPersonProblem(
  { input, before }: Change,
  { db }: Context,
): Promise<Problem | undefined> {
  if (!input || !touches(input)) return undefined
  const { forAdmins, refundLimit } = rulesAfter(input, before ?? {})
  if (!forAdmins && !refundLimit) return undefined
  const { rows } = await run<{ count: number }>(
    db,
    "select count(*) as count from accounts where kind = 'admin' and active",
  )
  const field = forAdmins && input.secondAdmin === true ? '/secondAdmin' : '/refundLimit'
  return (rows[0]?.count ?? 0) >= 2
    ? undefined
    : { code: 'validation', fields: { [field]: { key: 'field.secondPerson' } } }
}

const touches = (input: Row): boolean => 'refundLimit' in input || 'secondAdmin' in input

function rulesAfter(input: Row, before: Row): SecondPersonRules {
  const former = rulesIn(before)
  const { refundLimit, secondAdmin } = input
  return {
    refundLimit: 'refundLimit' in input ? moneyIn(refundLimit) : former.refundLimit,
    forAdmins: 'secondAdmin' in input ? secondAdmin === true : former.forAdmins,
  }
}

const moneyIn = (value: unknown): SecondPersonRules['refundLimit'] => {
  const { amount, currency } = Object(value)
  return typeof amount === 'number' ? { amount, currency } : undefined
}

export async function approveSettings(
  { shop }: { readonly shop: Shop },
  facts: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<void> {
  const limit = moneyIn(facts.refundLimit)
  const { rows } = await run<{ version: number }>(
    context.db,
    `update settings set refund_limit = $2, refund_limit_currency = $3, second_admin = $4,
       version = version + 1, updated_at = now() where id = $1 returning version`,
    [shop.settings, limit?.amount ?? null, limit?.currency ?? null, facts.forAdmins === true],
  )
  const [changed] = rows
  if (!changed) return
  await recordChange(context, {
    resource: 'settings',
    id: shop.settings,
    kind: 'changed',
    version: changed.version,
    changes: {
      refundLimit: { from: null, to: limit ?? null },
      secondAdmin: { from: null, to: facts.forAdmins === true },
    },
  })
  context.committed?.(async () => void (await shop.refresh()))
}
