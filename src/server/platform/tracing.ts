import type { Context, Span, Tracer } from '@opentelemetry/api'
import type { TracingConfig } from './createTracerProvider.ts'

type Tracing = { readonly api: typeof import('@opentelemetry/api'); readonly tracer: Tracer }

/** undefined unless a collector was configured: then nothing of the SDK is loaded */
let current: Tracing | undefined

/** Starts tracing for the whole process, if it is configured; returns how to stop it. */
export async function startTracing(
  config: TracingConfig | undefined,
): Promise<() => Promise<void>> {
  if (!config) return async () => undefined
  const { createTracerProvider } = await import('./createTracerProvider.ts')
  const api = await import('@opentelemetry/api')
  const provider = createTracerProvider(config)
  current = { api, tracer: provider.getTracer(config.serviceName) }
  return async () => {
    current = undefined
    await provider.shutdown()
  }
}

export type RequestSpan = {
  /** runs work of which the span is the parent */
  readonly run: <T>(work: () => T) => T
  readonly end: (status: number) => void
}

type RequestFacts = {
  readonly method: string
  /** the pattern of its path, without what it was filled with */
  readonly route: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/** Starts the span of a request, within the trace that its headers name; undefined if off. */
export function startRequestSpan({
  method,
  route,
  headers,
}: RequestFacts): RequestSpan | undefined {
  if (!current) return undefined
  const { api, tracer } = current
  const parent: Context = api.propagation.extract(api.ROOT_CONTEXT, headers)
  const attributes = { 'http.request.method': method, 'http.route': route }
  const options = { kind: api.SpanKind.SERVER, attributes }
  const span: Span = tracer.startSpan(`${method} ${route}`, options, parent)
  return {
    run: (work) => api.context.with(api.trace.setSpan(parent, span), work),
    end: (status) => {
      span.setAttribute('http.response.status_code', status)
      if (status >= 500) span.setStatus({ code: api.SpanStatusCode.ERROR })
      span.end()
    },
  }
}

/**
 * Runs a statement in a span of its own, if a traced request sends it. Its values are not part of
 * the span, because they may be personal.
 */
export function traceStatement<T>(text: string, run: () => Promise<T>): Promise<T> {
  if (!current || !current.api.trace.getActiveSpan()) return run()
  const { api, tracer } = current
  const [operation = 'statement'] = /\w+/.exec(text) ?? []
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text }
  const options = { kind: api.SpanKind.CLIENT, attributes }
  return tracer.startActiveSpan(operation, options, async (span) => {
    try {
      return await run()
    } catch (error) {
      span.setStatus({ code: api.SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}
