import { once } from 'node:events'
import type { Server } from 'node:http'
import { Server as TcpServer } from 'node:net'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { OpenServer } from './openServer.ts'

/** In milliseconds: how long open requests may take before the process exits anyway. */
const shutdownTimeout = 10_000

/**
 * Ends the process on a signal without cutting off requests: at first it is no longer ready and
 * closes every connection with an answer, so that proxies turn to other processes; after the delay
 * of the configuration it accepts no more.
 */
export function stopOnSignal(server: OpenServer): (reason: string) => void {
  const { app, waitingServer, config, announceStop, close } = server
  let isStopping = false
  const stop = async (): Promise<void> => {
    announceStop()
    const listening = waitingServer?.server ?? app.server
    listening.prependListener('request', (_, response) => {
      response.setHeader('connection', 'close')
    })
    await pause(config.shutdownDelay * 1000)
    setTimeout(() => process.exit(1), shutdownTimeout).unref()
    await finishRequests(listening)
    await close()
  }
  const stopOnce = (signal: string): void => {
    if (isStopping) return
    isStopping = true
    app.log.info(`${signal}: shutting down when open requests are finished`)
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stopOnce).on('SIGTERM', stopOnce)
  return stopOnce
}

/** In milliseconds: how long a connection may wait for a request when none is accepted any more. */
const idleTimeout = 250

/** Pages ask the API of an app that is open, so it is closed after they are finished. */
export async function finishRequests(server: Server): Promise<void> {
  const finished = once(server, 'close')
  await acceptBacklog(server)
  // As an HTTP server closes, it cuts off who has connected and is about to send a request.
  TcpServer.prototype.close.call(server)
  const closing = setInterval(() => {
    // Timers come before reading: a request that arrived while the process was busy is read first.
    setImmediate(() => server.closeIdleConnections())
  }, idleTimeout)
  await finished
  clearInterval(closing)
}

/** In milliseconds: who asks without a pause cannot keep the process from ending. */
const longestBacklog = 250

/** Each turn of the event loop accepts one connection; what is not accepted would be cut off. */
async function acceptBacklog(server: Server): Promise<void> {
  let accepted = 0
  server.on('connection', () => (accepted += 1))
  // The rest of the current turn may accept none.
  await nextTurn()
  const end = performance.now() + longestBacklog
  for (let before = -1; before < accepted && performance.now() < end;) {
    before = accepted
    await nextTurn()
  }
}
