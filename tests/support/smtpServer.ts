import { createServer, type Socket } from 'node:net'

export type Delivery = {
  readonly from: string
  readonly to: readonly string[]
  readonly data: string
}

export type SmtpServer = {
  readonly url: string
  readonly deliveries: readonly Delivery[]
  /** rejects the next `count` mails with this code */
  readonly refuseNext: (count: number, code?: number) => void
  readonly close: () => Promise<void>
}

/** Starts a minimal mail server that accepts mails and remembers them. */
export async function startSmtp({ delay = 0 } = {}): Promise<SmtpServer> {
  const deliveries: Delivery[] = []
  const sockets = new Set<Socket>()
  let refusal = { count: 0, code: 451 }

  const server = createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => {}))
    const reply = (line: string) => void socket.write(`${line}\r\n`)
    const mail = { from: '', to: new Array<string>(), isData: false }
    let received = ''

    const acceptData = (data: string) => {
      mail.isData = false
      if (refusal.count-- > 0)
        return reply(
          `${refusal.code} not now, you wrote: ${data.slice(0, 300)}`.replaceAll(/\s+/g, ' '),
        )
      deliveries.push({ from: mail.from, to: mail.to, data })
      setTimeout(() => reply('250 taken'), delay)
    }
    const handleCommand = (line: string) => {
      const address = /<(.*?)>/.exec(line)?.[1] ?? ''
      if (/^mail/i.test(line)) Object.assign(mail, { from: address, to: [] })
      if (/^rcpt/i.test(line)) mail.to.push(address)
      mail.isData = /^data/i.test(line)
      if (/^quit/i.test(line)) return void socket.end('221 bye\r\n')
      reply(mail.isData ? '354 go on' : '250 fine')
    }

    reply('220 ready')
    socket.setEncoding('utf8').on('data', (chunk) => {
      received += String(chunk)
      for (;;) {
        const ending = mail.isData ? '\r\n.\r\n' : '\r\n'
        const end = received.indexOf(ending)
        if (end < 0) return
        const text = received.slice(0, end)
        received = received.slice(end + ending.length)
        if (mail.isData) acceptData(text)
        else handleCommand(text)
      }
    })
  })

  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    deliveries,
    refuseNext: (count, code = 451) => void (refusal = { count, code }),
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}
