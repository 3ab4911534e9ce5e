import { createStore, useStore } from './store.ts'

export type DialogName = 'signIn' | 'tenantSignIn' | 'register' | 'forgot' | 'invitation' | 'reset'

/** What a dialog is opened with, so that nobody types again what they typed in the one before. */
export type DialogParams = {
  readonly email?: string
  readonly tenant?: string
  readonly invitation?: string
  readonly resetLink?: string
  readonly isTenant?: boolean
  /** the password was just changed */
  readonly isReset?: boolean
}

export type OpenDialog = DialogParams & { readonly name: DialogName }

const store = createStore<OpenDialog | undefined>(undefined)

let pendingPath: string | undefined

/** Asks who comes to a page that is somebody's own. */
export function requireSignIn(path: string): void {
  pendingPath = path
  openDialog('signIn')
}

/** The page that somebody signs in for. */
export const pendingReturnPath = (): string | undefined => pendingPath

/** Opens a dialog in place of the one before. */
export const openDialog = (name: DialogName, params: DialogParams = {}): void =>
  store.write({ ...params, name })

export function closeDialog(): void {
  pendingPath = undefined
  store.write(undefined)
}

/** The dialogs of the account, to be opened from anywhere. */
export const useDialogs = () => ({
  dialog: useStore(store, undefined),
  open: openDialog,
  close: closeDialog,
})
