import { refuse } from '#domain/problem.ts'
import type { Money } from '#domain/money.ts'
import type { OrderStatus } from '#domain/order/orderStatus.ts'
import { nameOfActor } from '#server/accounts/nameOfActor.ts'
import { refundOrRequest } from './refundApproval.ts'
import type { Behaviour } from '#server/engine/behaviour.ts'
import type { Context, Row } from '#server/engine/context.ts'
import { orderInLanguage } from './inLanguage.ts'
import { invoiceAddress } from './invoice/address.ts'
import { moveOrder, type MoveInput } from './moveOrder.ts'
import type { OrderParts } from './parts.ts'
import { packOrder } from './pack.ts'
import { isDigital, leftToPay, refundable } from './sums.ts'
import { orderActivity } from './orderActivity.ts'
import { statusLabel } from '#server/http/statusLabel.ts'
import { editNote } from './editNote.ts'
import { recordTransfer, refuseProof } from './transfers.ts'
import { demandRefund, estimateRefund, readRefundRequest } from './refundRequest.ts'

const sums = ['status', 'due', 'paid', 'refunded']
const dueCurrency = (o: string): string => `${o}.due_currency`

type Action = NonNullable<Behaviour['actions']>[string]

/** What staff does with orders: each action is a step of the one table of moves, or touches the money. */
export function orders(parts: OrderParts): Behaviour {
  const move =
    (to: OrderStatus): Action =>
    (id, input, context, version) =>
      moveByStaff(parts, { id, to, input: textsOf(input), version }, context)

  return {
    derive: {
      left: { from: sums, sql: leftToPay, currency: dueCurrency },
      owing: { from: sums, sql: (o) => `(${leftToPay(o)} > 0)` },
      refundable: { from: sums, sql: refundable, currency: dueCurrency },
      digital: { sql: isDigital },
      invoiced: { from: ['invoiceNumber'], sql: (o) => `(${o}.invoice_number is not null)` },
    },
    present: (record, { language }) => orderInLanguage(record, language),
    story: (id, context) => orderActivity(parts.catalogue, id, context),
    judges: true,
    actions: {
      accept: move('in_progress'),
      reject: move('rejected'),
      invoice: async (id, _, { db, language }) => (await invoiceAddress(db, id, language)).data,
      ship: move('shipping'),
      dispatch: move('shipped'),
      expect: move('expected'),
      deliver: move('delivered'),
      editNote: (id, { staffNote }, context, version) =>
        editNote(context, id, typeof staffNote === 'string' ? staffNote.trim() : '', version),
      pack: async (id, { shipped }, context) =>
        packOrder(context.db, id, listOf(shipped), await actorIn(context)),
      recordTransfer: async (id, input, context) =>
        recordTransfer(
          parts,
          {
            id,
            amount: moneyOf(input.amount),
            reference: String(input.bankReference),
            receivedAt: typeof input.receivedAt === 'string' ? input.receivedAt : undefined,
          },
          await actorIn(context),
          context,
        ),
      rejectProof: async (id, { reason }, context) =>
        refuseProof(parts, context.db, id, String(reason), await actorIn(context)),
      refund: async (id, input, context) => {
        const wanted = await demandRefund(context.db, id, readRefundRequest(input))
        const refund = { order: id, ...wanted, reason: String(input.reason), by: 'hand' } as const
        return refundOrRequest(parts, refund, context)
      },
    },
    estimates: {
      refund: (id, input, { db }) => estimateRefund(db, id, readRefundRequest(input)),
    },
  }
}

export const moveByStaff = async (
  parts: OrderParts,
  move: { id: string; to: OrderStatus; input: MoveInput; version?: number | undefined },
  context: Context,
): Promise<void> => {
  await moveOrder(parts, context.db, {
    ...move,
    by: 'staff',
    actor: await actorIn(context),
    say: statusLabel(parts.catalogue, 'orders', context.language),
  })
}

const actorIn = async ({ db, identity }: Context) => ({
  id: identity?.id,
  name: await nameOfActor(db, identity),
})

const textsOf = (input: Row): MoveInput =>
  Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )

const listOf = (value: unknown): { code: string; quantity: number }[] =>
  (Array.isArray(value) ? value : []).map((each) => ({
    code: String(each.code),
    quantity: Number(each.quantity),
  }))

function moneyOf(value: unknown): Money {
  const { amount, currency }: Money = Object(value)
  if (typeof amount === 'number') return { amount, currency }
  throw refuse('validation', { fields: { '/amount': { key: 'field.required' } } })
}
