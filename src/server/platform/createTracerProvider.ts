import { context, propagation } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'

export type TracingConfig = {
  /** the address of an OpenTelemetry collector, which spans are sent to by OTLP over HTTP */
  readonly endpoint: string
  readonly serviceName: string
  /** the share of requests that are traced, from 0 to 1 */
  readonly ratio: number
}

/** In milliseconds: how long spans are gathered before they are sent. */
const exportInterval = 1000

/** In milliseconds: how long a collector may take, also when the process ends. */
const exportTimeout = 2000

export function createTracerProvider({
  endpoint,
  serviceName,
  ratio,
}: TracingConfig): TracerProvider {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  const root = new TraceIdRatioBasedSampler(ratio)
  return new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    // A visitor may name a trace, but not decide that it is recorded.
    sampler: new ParentBasedSampler({
      root,
      remoteParentSampled: root,
      remoteParentNotSampled: root,
    }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }),
        scheduledDelayMillis: exportInterval,
        exportTimeoutMillis: exportTimeout,
      }),
    ],
  })
}
