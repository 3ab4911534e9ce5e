import { sql } from 'kysely'
import { formatMessage } from '#domain/messages/messages.ts'
import { refuse, type Problem, fieldProblem } from '#domain/problem.ts'
import { isLooser, type SecondPersonRules } from '#domain/secondPerson.ts'
import type { Resource } from '#resource/resource.ts'
import { now } from '#server/platform/database/expressions.ts'
import type { Change } from '#server/engine/behaviour.ts'
import { recordChange } from '#server/engine/history/changes.ts'
import type { Context, Row } from '#server/engine/context.ts'
import { amountFormatters } from '#server/platform/text/amountFormatters.ts'
import { readSecondPersonRules } from '#server/accounts/approvals/secondPersonRules.ts'
import type { Shop } from './shop.ts'
import { requestApprovalOnce } from '#server/accounts/approvals/requestApproval.ts'

const ruleNames = ['refundLimit', 'secondAdmin'] as const

/** Loosening the rules needs approval too; otherwise one person could switch them off alone. */
export async function deferLooserRules(
  resource: Resource | undefined,
  input: Row,
  before: Row | undefined,
  context: Context,
): Promise<Row> {
  if (!context.identity || !before) return input
  const former = readSecondPersonRules(before)
  const looserNames = ruleNames.filter(
    (name) => name in input && isLooser(applyRules({ [name]: input[name] }, before), former),
  )
  if (!looserNames.length) return input
  const requested = Object.fromEntries(looserNames.map((name) => [name, input[name] ?? null]))
  const limit = readMoney(requested.refundLimit)
  const next = applyRules(requested, before)
  const labelOf = (name: string): string => resource?.field[name]?.label[context.language] ?? name
  await requestApprovalOnce(context, {
    kind: 'settings',
    subject: String(Object(before.name)[context.language] ?? Object(before.name).en ?? ''),
    ...(limit && { amount: limit }),
    reason: looserNames
      .map(
        (name) =>
          `${labelOf(name)}: ${formatRule(name, former, context)} → ${formatRule(name, next, context)}`,
      )
      .join('\n'),
    facts: { settings: String(before.id), ...requested },
  })
  return Object.fromEntries(Object.entries(input).filter(([name]) => !(name in requested)))
}

function formatRule(
  name: (typeof ruleNames)[number],
  { refundLimit, requiresSecondAdmin }: SecondPersonRules,
  { language }: Context,
): string {
  if (name === 'secondAdmin')
    return formatMessage(requiresSecondAdmin ? 'word.yes' : 'word.no', language)
  return refundLimit ? amountFormatters(language).money(refundLimit) : '-'
}

/** Refuses rules that require a second administrator while there is only one. */
export async function secondPersonProblem(
  { input, before }: Change,
  { db }: Context,
): Promise<Problem | undefined> {
  if (!input || !ruleNames.some((name) => name in input)) return undefined
  const { requiresSecondAdmin, refundLimit } = applyRules(input, before ?? {})
  if (!requiresSecondAdmin && !refundLimit) return undefined
  const row = await db
    .selectFrom('accounts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('kind', '=', 'admin')
    .where('active', 'is', true)
    .executeTakeFirst()
  const field = requiresSecondAdmin && input.secondAdmin === true ? '/secondAdmin' : '/refundLimit'
  return (row?.count ?? 0) >= 2 ? undefined : fieldProblem(field, 'field.secondPerson')
}

function applyRules(input: Row, before: Row): SecondPersonRules {
  const former = readSecondPersonRules(before)
  const { refundLimit, secondAdmin } = input
  return {
    refundLimit: 'refundLimit' in input ? readMoney(refundLimit) : former.refundLimit,
    requiresSecondAdmin: 'secondAdmin' in input ? secondAdmin === true : former.requiresSecondAdmin,
  }
}

const readMoney = (value: unknown): SecondPersonRules['refundLimit'] => {
  const { amount, currency } = Object(value)
  return typeof amount === 'number' ? { amount, currency } : undefined
}

/**
 * Applies the approved rules; other settings changed since then are kept. Refuses with
 * `action_not_allowed`.
 */
export async function approveSettingsChange(
  { shop }: { readonly shop: Shop },
  payload: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<void> {
  const { db } = context
  const id = String(payload.settings)
  const before = await db
    .selectFrom('settings')
    .select(['id', 'version', 'refund_limit', 'refund_limit_currency', 'second_admin'])
    .where(sql`id::text`, '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw refuse('action_not_allowed')
  const [former, next] = [readSecondPersonRules(before), applyRules(payload, before)]
  const version = before.version + 1
  await db
    .updateTable('settings')
    .set({
      refund_limit: next.refundLimit?.amount ?? null,
      refund_limit_currency: next.refundLimit?.currency ?? null,
      second_admin: next.requiresSecondAdmin,
      version,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
  const changes = {
    refundLimit: { from: former.refundLimit ?? null, to: next.refundLimit ?? null },
    secondAdmin: { from: former.requiresSecondAdmin, to: next.requiresSecondAdmin },
  }
  await recordChange(context, {
    resource: 'settings',
    id,
    kind: 'changed',
    version,
    changes: Object.fromEntries(Object.entries(changes).filter(([name]) => name in payload)),
  })
  context.afterCommit?.(async () => void (await shop.refresh()))
}
