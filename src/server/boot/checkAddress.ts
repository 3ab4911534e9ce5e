import { createServer } from 'node:net'
import { ConfigError } from '#server/platform/configError.ts'

const reasons: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port) => `PORT ${port} is in use: stop what listens there, or choose another PORT`,
  EADDRNOTAVAIL: (_, host) => `HOST ${host} is no address of this machine`,
  ENOTFOUND: (_, host) => `HOST ${host} is not known`,
  EACCES: (port) => `PORT ${port} needs rights that this process does not have`,
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
