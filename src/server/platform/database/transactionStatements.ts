import type { Statement } from './preparedStatement.ts'
import { settleWith, type GroupedStatement } from './statementGroup.ts'

/** Sends statements as one group; resolves when the connection is free again. */
export type SendGroup = (statements: readonly GroupedStatement[]) => Promise<void>

/**
 * The statements of the transactions of one connection. Those that are issued at the same time are
 * sent in one message: the beginning with the first statement, the commit with the last if nobody
 * waits for that one before.
 */
export class TransactionStatements {
  readonly #sendGroup: SendGroup
  /** `begun` until the first statement is issued */
  #state: 'none' | 'begun' | 'open' | 'committing' = 'none'
  #unsent: GroupedStatement[] = []
  /** undefined while the connection is free */
  #sending: Promise<void> | undefined

  constructor(sendGroup: SendGroup) {
    this.#sendGroup = sendGroup
  }

  /** Whether statements belong to a transaction; throws if its commit was issued. */
  isOpen(): boolean {
    if (this.#state === 'committing') throw new Error(endedMessage)
    return this.#state !== 'none'
  }

  /** Begins a transaction with statements whose results nobody needs. */
  begin(statements: readonly Statement[]): void {
    this.#state = 'begun'
    this.#unsent = statements.map((each) => ({ ...each, settle: () => {} }))
  }

  async run(statement: Statement): Promise<unknown> {
    if (this.#state === 'begun') this.#state = 'open'
    return new Promise((resolve, reject) => {
      this.#unsent.push({ ...statement, settle: settleWith(resolve, reject) })
      this.#sending ??= this.#sendAll()
    })
  }

  async commit(): Promise<unknown> {
    if (this.#state === 'begun') {
      this.#forget()
      return { command: 'COMMIT', rows: [] }
    }
    this.#state = 'committing'
    try {
      return await this.run({ text: 'commit', name: 'commit' })
    } finally {
      this.#state = 'none'
    }
  }

  /** Drops what was not sent yet; returns whether the server may have to roll back. */
  async rollback(): Promise<boolean> {
    const isUsed = this.#state !== 'begun'
    this.#forget()
    await this.#sending
    return isUsed
  }

  /** Waits until everything issued so far is answered. */
  async idle(): Promise<void> {
    if (this.#state === 'begun') this.#state = 'open'
    if (this.#unsent.length) this.#sending ??= this.#sendAll()
    await this.#sending
  }

  #forget(): void {
    for (const { settle } of this.#unsent) settle(new Error(endedMessage), undefined)
    this.#unsent = []
    this.#state = 'none'
  }

  async #sendAll(): Promise<void> {
    do {
      // Everything that runs before the next event issues its statements first.
      await new Promise<void>((resolve) => {
        process.nextTick(resolve)
      })
      const statements = this.#unsent
      this.#unsent = []
      if (statements.length) await this.#sendGroup(statements)
    } while (this.#unsent.length)
    this.#sending = undefined
  }
}

const endedMessage = 'the transaction has ended'
