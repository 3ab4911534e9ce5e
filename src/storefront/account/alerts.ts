import { createStore, useStore } from '#ui/store.ts'

export type AlertType = 'success' | 'warning' | 'error' | 'info'
type Alert = {
  readonly id: number
  readonly type: AlertType
  readonly text: string
  readonly link?: AlertLink | undefined
}

type AlertLink = { readonly to: string; readonly label: string }

/** How long an alert is shown, in milliseconds. */
export const alertDuration = 6000

const store = createStore<Alert | undefined>(undefined)
let lastId = 0

/** Shows an alert, replacing the current one. */
export const showAlert = (type: AlertType, text: string, link?: AlertLink): void =>
  store.write({ id: ++lastId, type, text, link })

export const hideAlert = (): void => store.write(undefined)

export const useAlert = (): Alert | undefined => useStore(store, undefined)
