import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { negotiateLanguage, type Language, type Translations } from '#domain/locale.ts'
import { problems, Refusal, type FieldProblem, type Problem } from '#domain/problem.ts'
import { toFieldProblem, type SchemaError } from '#domain/validation.ts'
import { applyStaleResponse } from '#server/platform/cache/applyCachedResponse.ts'
import { isDatabaseUnavailable } from '#server/platform/database/databaseUnavailable.ts'
import { UpstreamError } from '#server/platform/upstreamError.ts'
import { problemMessage } from './problemMessage.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** labels of the fields of a route, for error messages */
    labels?: Readonly<Record<string, Translations>>
  }
}

/** Sets the error handler, the only place that decides what callers see of an error. */
export function addProblemHandler(app: FastifyInstance): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const problem = toProblem(error)
    if (isWorthLogging(problem, error)) request.log.error(error)
    const stale = problem.code === 'unavailable' ? request.staleResponse : undefined
    if (stale) return reply.send(await applyStaleResponse(request, reply, stale))
    return sendProblem(request, reply, problem)
  })
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, { code: 'no_route' }))
}

/** In seconds: when to retry a request that failed because something was unavailable. */
export const retryAfterSeconds = 5

/**
 * Whether to log an error: those hidden from the caller, and failures outside the request itself.
 */
const isWorthLogging = ({ code }: Problem, error: Error): boolean =>
  code === 'generic' ||
  (code === 'unavailable' && !(error instanceof Refusal)) ||
  error instanceof UpstreamError

/** Answers a URL so malformed that neither routes nor hooks, such as the language, ever see it. */
export function replyUnroutable(_: Error, request: FastifyRequest, reply: FastifyReply): void {
  request.language = negotiateLanguage(request.headers['accept-language'])
  sendProblem(request, reply, { code: 'no_route' })
}

function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem) {
  const statusCode = problems[problem.code]
  const labels = request.routeOptions.config?.labels ?? {}
  const seconds =
    problem.values?.['seconds'] ?? (statusCode === 503 ? retryAfterSeconds : undefined)
  if (seconds !== undefined) reply.header('retry-after', seconds)
  return reply
    .code(statusCode)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ statusCode, error: errorBody(problem, request.language, labels) })
}

function errorBody(
  problem: Problem,
  language: Language,
  labels: Readonly<Record<string, Translations>>,
) {
  const { message, reasons } = problemMessage(problem, language, labels)
  return {
    code: problem.code,
    message,
    ...(Object.keys(reasons).length ? { fields: reasons } : {}),
    ...problem.details,
  }
}

function toProblem(error: FastifyError | Refusal): Problem {
  if (error instanceof Refusal) return error.problem
  if (error instanceof UpstreamError) return { code: error.problemCode }
  if (isDatabaseUnavailable(error) || error.statusCode === 503) return { code: 'unavailable' }
  if (error.validation) return { code: 'validation', fields: toFieldProblems(error.validation) }
  const code = fastifyProblems[error.code] ?? problemByStatus[error.statusCode ?? 500]
  if (code) return { code, values: { reason: error.message } }
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return { code: 'malformed', values: { reason: error.message } }
  }
  return { code: 'generic' }
}

const fastifyProblems: Readonly<Record<string, Problem['code']>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_REQ_FILE_TOO_LARGE: 'image_too_large',
}

const problemByStatus: Readonly<Record<number, Problem['code']>> = {
  413: 'payload_too_large',
  415: 'unsupported_media_type',
}

export function toFieldProblems(errors: readonly SchemaError[]): Record<string, FieldProblem> {
  const problemsByPointer: Record<string, FieldProblem> = {}
  for (const error of errors) {
    const { pointer, problem } = toFieldProblem(error)
    problemsByPointer[pointer] ??= problem
  }
  return problemsByPointer
}
