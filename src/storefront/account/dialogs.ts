import { giveUpOpening, openAfterPaint } from '#ui/openAfterPaint.ts'
import { createStore, useStore } from '#ui/store.ts'

export type DialogName = 'signIn' | 'tenantSignIn' | 'register' | 'forgot' | 'invitation' | 'reset'

/** Values carried from one dialog to the next, so that nothing has to be typed twice. */
export type DialogParams = {
  readonly email?: string
  readonly tenant?: string
  readonly invitation?: string
  readonly resetLink?: string
  readonly isTenant?: boolean
  /** the password has just been reset */
  readonly isReset?: boolean
}

export type OpenDialog = DialogParams & { readonly name: DialogName }

const store = createStore<OpenDialog | undefined>(undefined)

let pendingPath: string | undefined

/** Opens the sign-in dialog and remembers the path to return to. */
export function requireSignIn(path: string): void {
  pendingPath = path
  openDialog('signIn')
}

/** Returns the path to open after signing in. */
export const pendingReturnPath = (): string | undefined => pendingPath

/**
 * Opens a dialog, replacing the current one. The press is painted first: that the page below becomes
 * inert changes the style of each of its elements.
 */
export function openDialog(name: DialogName, params: DialogParams = {}): void {
  openAfterPaint((isOpen) => (isOpen ? store.write({ ...params, name }) : closeDialog()))
}

export function closeDialog(): void {
  giveUpOpening()
  pendingPath = undefined
  store.write(undefined)
}

export const useDialogs = () => ({
  dialog: useStore(store, undefined),
  open: openDialog,
  close: closeDialog,
})
