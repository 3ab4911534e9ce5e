import type { ComponentType } from 'react'
import type { Language } from '#domain/locale.ts'
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
export function loadDialogs(language: Language): Promise<Dialogs> {
  loading ??= bring(language).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function bring(language: Language): Promise<Dialogs> {
  const [{ AccountDialogs }, connection] = await Promise.all([
    import('./dialogs/AccountDialogs.tsx'),
    connect(),
    loadAccountText(language),
  ])
  return { View: AccountDialogs, connection }
}
