import type { QuoteBlocker } from '#domain/quote/quoteStatus.ts'
import { refuse, type Refusal, refuseField } from '#domain/problem.ts'
import type { Catalogue } from '#resource/resource.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import type { OrderServices } from '#server/commerce/orders/orderServices.ts'
import { statusLabel } from '#server/http/statusLabel.ts'
import { recordRequestEvent, type RequestEvent } from './recordRequestEvent.ts'
import type { RequestRow } from './lockRequest.ts'
import { requestMoveBlocker, isClosed, type RequestStatus } from './requestLifecycle.ts'
import type { RequestActor } from './requestActor.ts'

type StepServices = Pick<OrderServices, 'brand' | 'catalogue'>

/** A message to the other side, about one product or the whole request. */
export type RequestMessage = { readonly text: string; readonly about?: string | undefined }

export type RequestStep = {
  readonly actor: RequestActor
  readonly message?: RequestMessage | undefined
  /** rows for the history of rounds */
  readonly rounds?: readonly Readonly<Record<string, unknown>>[]
  /** further columns to update */
  readonly columns?: Readonly<Record<string, unknown>>
  readonly facts?: Readonly<Record<string, unknown>>
}

/** Moves a request according to the lifecycle of its type, in the caller's transaction. */
export async function moveRequest(
  services: StepServices,
  db: Database,
  request: RequestRow,
  to: RequestStatus,
  step: RequestStep,
): Promise<RequestRow> {
  const { actor, message } = step
  const by = actor.side === 'staff' ? 'staff' : 'customer'
  const blocker = requestMoveBlocker({ ...request, message: message?.text }, to, by)
  if (blocker) throw blockerRefusal(blocker, request, services.catalogue, actor)
  return writeStep(services, db, request, { ...step, to, kind: to })
}

/** Adds a message without changing anything else. */
export function addMessage(
  services: StepServices,
  db: Database,
  request: RequestRow,
  step: RequestStep,
): Promise<RequestRow> {
  if (isClosed(request)) throw statusRefusal(request, services.catalogue, step.actor)
  return writeStep(services, db, request, { ...step, to: request.status, kind: 'message' })
}

/** The refusal `request_moved`: the current status does not allow a step. */
export function statusRefusal(
  { status }: Pick<RequestRow, 'status'>,
  catalogue: Catalogue,
  { language }: Pick<RequestActor, 'language'>,
): Refusal {
  const labelOf = statusLabel(catalogue, 'requests', language)
  return refuse('request_moved', { values: { status: labelOf(status) }, details: { status } })
}

/** The refusal of a step that a blocker prevents. Refuses with `quote_expired`. */
export function blockerRefusal(
  blocker: QuoteBlocker,
  request: RequestRow,
  catalogue: Catalogue,
  actor: RequestActor,
): Refusal {
  if (blocker === 'in_time') return refuse('quote_expired')
  if (blocker === 'message') return refuseField('/message', 'field.required')
  return statusRefusal(request, catalogue, actor)
}

type StepRecord = RequestStep & { readonly to: RequestStatus; readonly kind: RequestEvent }

async function writeStep(
  { brand, catalogue }: StepServices,
  db: Database,
  request: RequestRow,
  { to, kind, actor, message, rounds = [], columns: set = {}, facts = {} }: StepRecord,
): Promise<RequestRow> {
  const { id, status, at } = request
  if (message?.about && !hasLine(request, message.about))
    throw refuseField('/about', 'field.missing_target')
  const messages = message
    ? [{ side: actor.side, name: actor.name ?? defaultName(request, actor, brand), at, ...message }]
    : []
  const columnNames = Object.keys(set)
  const { rows } = await runSql(
    db,
    `update requests set ${columnNames.map((name, index) => `${name} = $${index + 6}, `).join('')}
       status = $3, version = version + 1, updated_at = now(),
       messages = coalesce(messages, '[]') || $4::jsonb, rounds = coalesce(rounds, '[]') || $5::jsonb
     where id = $1 and status = $2 returning id`,
    [id, status, to, JSON.stringify(messages), JSON.stringify(rounds), ...Object.values(set)],
  )
  if (!rows.length) throw statusRefusal(request, catalogue, actor)
  await recordRequestEvent(db, id, kind, facts, actor)
  return { ...request, status: to, version: request.version + 1 }
}

const hasLine = ({ lines, codes }: RequestRow, code: string): boolean =>
  codes.includes(code) || lines.some((line) => line.code === code)

const defaultName = (
  { firstName, lastName, language }: RequestRow,
  { side }: RequestActor,
  brand: StepServices['brand'],
) => (side === 'staff' ? brand.name[language] : `${firstName} ${lastName}`)
