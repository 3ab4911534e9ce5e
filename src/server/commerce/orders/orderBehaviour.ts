import { refuseField } from '#domain/problem.ts'
import type { Money } from '#domain/money.ts'
import type { OrderStatus } from '#domain/order/orderStatus.ts'
import { readActorEmail } from '#server/accounts/readActorEmail.ts'
import { refundOrRequest } from './refunds/refundApproval.ts'
import type { Behaviour } from '#server/engine/behaviour.ts'
import type { Context, Row } from '#server/engine/context.ts'
import { localizeOrder } from './localizeOrder.ts'
import { createInvoiceUrl } from './invoice/createInvoiceUrl.ts'
import { moveOrder, type MoveInput } from './moveOrder.ts'
import type { OrderServices } from './orderServices.ts'
import { packOrder } from './packOrder.ts'
import { isDigitalSql, leftToPaySql, refundableSql } from './orderSums.ts'
import { orderActivity } from './orderActivity.ts'
import { statusLabel } from '#server/http/statusLabel.ts'
import { editNote } from './editNote.ts'
import { recordTransfer, rejectProof } from './payments/recordTransfer.ts'
import { resolveRefund, estimateRefund, readRefundRequest } from './refunds/refundRequest.ts'

const sumFields = ['status', 'due', 'paid', 'refunded']
const dueCurrency = (o: string): string => `${o}.due_currency`

type Action = NonNullable<Behaviour['actions']>[string]

/** Staff actions on orders; each is a move of the order lifecycle, or concerns payments. */
export function createOrderBehaviour(services: OrderServices): Behaviour {
  const moveTo =
    (to: OrderStatus): Action =>
    (id, input, context, version) =>
      moveByStaff(services, { id, to, input: readMoveDetails(input), version }, context)

  return {
    derive: {
      left: { from: sumFields, sql: leftToPaySql, currency: dueCurrency },
      owing: { from: sumFields, sql: (o) => `(${leftToPaySql(o)} > 0)` },
      refundable: { from: sumFields, sql: refundableSql, currency: dueCurrency },
      digital: { sql: isDigitalSql },
      invoiced: { from: ['invoiceNumber'], sql: (o) => `(${o}.invoice_number is not null)` },
    },
    present: (record, { language }) => localizeOrder(record, language),
    readActivity: (id, context) => orderActivity(services.catalogue, id, context),
    checksOwnActions: true,
    actions: {
      accept: moveTo('in_progress'),
      reject: moveTo('rejected'),
      invoice: async (id, _, { db, language }) => (await createInvoiceUrl(db, id, language)).data,
      ship: moveTo('shipping'),
      dispatch: moveTo('shipped'),
      expect: moveTo('expected'),
      deliver: moveTo('delivered'),
      editNote: (id, { staffNote }, context, version) =>
        editNote(context, id, typeof staffNote === 'string' ? staffNote.trim() : '', version),
      pack: async (id, { shipped }, context) =>
        packOrder(context.db, id, readPackedItems(shipped), await readActor(context)),
      recordTransfer: async (id, input, context) =>
        recordTransfer(
          services,
          {
            id,
            amount: readMoney(input.amount),
            reference: String(input.bankReference),
            receivedAt: typeof input.receivedAt === 'string' ? input.receivedAt : undefined,
          },
          await readActor(context),
          context,
        ),
      rejectProof: async (id, { reason }, context) =>
        rejectProof(services, context.db, id, String(reason), await readActor(context)),
      refund: async (id, input, context) => {
        const chosen = await resolveRefund(context.db, id, readRefundRequest(input))
        const refund = { order: id, ...chosen, reason: String(input.reason), by: 'hand' } as const
        return refundOrRequest(services, refund, context)
      },
    },
    estimates: {
      refund: (id, input, { db }) => estimateRefund(db, id, readRefundRequest(input)),
    },
  }
}

export const moveByStaff = async (
  services: OrderServices,
  move: { id: string; to: OrderStatus; input: MoveInput; version?: number | undefined },
  context: Context,
): Promise<void> => {
  await moveOrder(services, context.db, {
    ...move,
    by: 'staff',
    actor: await readActor(context),
    statusLabel: statusLabel(services.catalogue, 'orders', context.language),
  })
}

const readActor = async ({ db, identity }: Context) => ({
  id: identity?.id,
  name: await readActorEmail(db, identity),
})

const readMoveDetails = (input: Row): MoveInput =>
  Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )

const readPackedItems = (value: unknown): { code: string; quantity: number }[] =>
  (Array.isArray(value) ? value : []).map((each) => ({
    code: String(each.code),
    quantity: Number(each.quantity),
  }))

function readMoney(value: unknown): Money {
  const { amount, currency }: Money = Object(value)
  if (typeof amount === 'number') return { amount, currency }
  throw refuseField('/amount', 'field.required')
}
