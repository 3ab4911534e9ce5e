import { createServer } from 'node:net'
import { ConfigError } from '#server/platform/configError.ts'

const reasons: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port) =>
    `PORT ${port} is in use: stop the process that listens on it, or choose another PORT`,
  EADDRNOTAVAIL: (_, host) => `HOST ${host} is not an address of this machine`,
  ENOTFOUND: (_, host) => `HOST ${host} cannot be resolved`,
  EACCES: (port) => `PORT ${port} requires permissions that this process does not have`,
}

/** Checks that the server can listen on an address, before other work is done. */
export const checkAddress = (port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? '']
      reject(reason ? new ConfigError(reason(port, host)) : error)
    })
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
