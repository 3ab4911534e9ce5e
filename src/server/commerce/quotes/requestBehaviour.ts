import type { Money } from '#domain/money.ts'
import { refuseField } from '#domain/problem.ts'
import type { Behaviour } from '#server/engine/behaviour.ts'
import type { Row } from '#server/engine/context.ts'
import type { OrderServices } from '#server/commerce/orders/orderServices.ts'
import { estimateOffer, type PartialLine } from './estimateOffer.ts'
import { makeOffer, type OfferInput } from './makeOffer.ts'
import {
  answerRequest,
  requestInfo,
  closeRequest,
  declineByStaff,
  reviewRequest,
  writeToBuyer,
} from './staffSteps.ts'
import type { RequestMessage } from './moveRequest.ts'
import { readRequestActor } from './requestActor.ts'
import { requestActivity } from './requestActivity.ts'

type Action = NonNullable<Behaviour['actions']>[string]
type Estimate = NonNullable<Behaviour['estimates']>[string]

/** Staff actions on requests; each is a move of a lifecycle, or a message. */
export function createRequestBehaviour(services: OrderServices): Behaviour {
  const staffAction =
    (step: typeof reviewRequest): Action =>
    async (id, input, context, version) =>
      step(
        services,
        context.db,
        { id, version },
        readMessage(input),
        await readRequestActor(context.db, 'staff', context),
      )

  const offer: Action = async (id, input, context, version) => {
    const actor = await readRequestActor(context.db, 'staff', context)
    await makeOffer(services, context.db, { id, offer: readOffer(input), version }, actor)
  }
  const estimate: Estimate = (id, input, context) =>
    estimateOffer(services, context, id, readPartialLines(input))

  return {
    derive: {
      waitsFor: {
        isWatched: true,
        from: ['type', 'status', 'emailConfirmation'],
        sql: (a) => `(case ${a}.status
          when 'submitted' then
            case when ${a}.email_confirmation = 'waiting' then 'confirmation'
              when ${a}.type = 'quote' then 'review' else 'reading' end
          when 'in_review' then case ${a}.type when 'quote' then 'offer' else 'answer' end
          when 'info_requested' then 'information' when 'quoted' then 'decision'
          when 'countered' then 'counter' else 'nothing' end)`,
      },
    },
    readActivity: (id, context) => requestActivity(services.catalogue, id, context),
    checksOwnActions: true,
    actions: {
      review: staffAction(reviewRequest),
      askInfo: staffAction(requestInfo),
      message: staffAction(writeToBuyer),
      decline: staffAction(declineByStaff),
      answer: staffAction(answerRequest),
      close: staffAction(closeRequest),
      quote: offer,
      revise: offer,
    },
    estimates: { quote: estimate, revise: estimate },
  }
}

const readMessage = ({ message, about, declineReason }: Row): RequestMessage | undefined => {
  const text = message ?? declineReason
  if (typeof text !== 'string') return undefined
  return { text, ...(typeof about === 'string' && about ? { about } : {}) }
}

const readOffer = ({ lines, validUntil, message }: Row): OfferInput => ({
  lines: (Array.isArray(lines) ? lines : []).map((line) => ({
    product: String(line.product),
    quantity: Number(line.quantity),
    unitPrice: readMoney(line.unitPrice),
  })),
  validUntil: String(validUntil),
  message: typeof message === 'string' ? message : undefined,
})

const readPartialLines = ({ lines }: Row): PartialLine[] =>
  (Array.isArray(lines) ? lines : []).map(({ product, quantity, unitPrice }) => ({
    product: typeof product === 'string' ? product.toLowerCase() : undefined,
    quantity: typeof quantity === 'number' ? quantity : undefined,
    unitPrice: unitPrice ? readMoney(unitPrice) : undefined,
  }))

function readMoney(value: unknown): Money {
  const { amount, currency }: Money = Object(value)
  if (typeof amount === 'number') return { amount, currency }
  throw refuseField('/lines', 'field.required')
}
