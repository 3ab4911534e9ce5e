import { createContext, use } from 'react'
import type { Connection } from '../connection.ts'

const Context = createContext<Connection | undefined>(undefined)

export const ConnectionProvider = Context.Provider

export function useConnection(): Connection {
  const connection = use(Context)
  if (!connection) throw new Error('ConnectionProvider is missing')
  return connection
}
