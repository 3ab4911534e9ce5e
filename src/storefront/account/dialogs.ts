import { createStore, useStore } from './store.ts'

export type DialogName = 'signIn' | 'tenantSignIn' | 'register' | 'forgot' | 'invitation' | 'reset'

/** What a dialog is opened with, so that nobody types again what they typed in the one before. */
export type Carried = {
  readonly email?: string
  readonly tenant?: string
  readonly invitation?: string
  readonly resetLink?: string
  readonly isTenant?: boolean
  /** the password was just changed */
  readonly isReset?: boolean
}

export type OpenDialog = Carried & { readonly name: DialogName }

const store = createStore<OpenDialog | undefined>(undefined)

let wanted: string | undefined

/** Asks who comes to a page that is somebody's own. */
export function askWhoComes(path: string): void {
  wanted = path
  openDialog('signIn')
}

/** The page that somebody signs in for. */
export const wantedPage = (): string | undefined => wanted

/** Opens a dialog in place of the one before. */
export const openDialog = (name: DialogName, carried: Carried = {}): void =>
  store.write({ ...carried, name })

export function closeDialog(): void {
  wanted = undefined
  store.write(undefined)
}

/** The dialogs of the account, to be opened from anywhere. */
export const useDialogs = () => ({
  dialog: useStore(store, undefined),
  open: openDialog,
  close: closeDialog,
})
