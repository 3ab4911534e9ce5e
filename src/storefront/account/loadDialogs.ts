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

/** Loads the account dialogs on demand, since most visitors never open them. */
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
