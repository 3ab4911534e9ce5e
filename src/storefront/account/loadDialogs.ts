import type { ComponentType } from 'react'
import { loadAccountText } from './accountText.ts'
import type { Connection } from './connection.ts'
import type { OpenDialog } from './dialogs.ts'
import { connect } from './session.ts'

export type Dialogs = {
  readonly View: ComponentType<{ dialog: OpenDialog; connection: Connection }>
  readonly connection: Connection
}

let loading: Promise<Dialogs> | undefined

/** The dialogs with all they need; most visitors never ask for them. */
export function loadDialogs(): Promise<Dialogs> {
  loading ??= importDialogs().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function importDialogs(): Promise<Dialogs> {
  const [{ AccountDialogs }, connection] = await Promise.all([
    import('./dialogs/AccountDialogs.tsx'),
    connect(),
    loadAccountText(),
  ])
  return { View: AccountDialogs, connection }
}
