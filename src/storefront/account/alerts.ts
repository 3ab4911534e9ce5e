import { createStore, useStore } from './store.ts'

export type AlertType = 'success' | 'warning' | 'error' | 'info'
type Alert = {
  readonly id: number
  readonly type: AlertType
  readonly text: string
  readonly link?: AlertLink | undefined
}

/** Where to go from an alert. */
type AlertLink = { readonly to: string; readonly label: string }

/** How long an alert stays, in milliseconds. */
export const alertDuration = 6000

const store = createStore<Alert | undefined>(undefined)
let lastId = 0

/** Shows one alert in place of the one before. */
export const showAlert = (type: AlertType, text: string, link?: AlertLink): void =>
  store.write({ id: ++lastId, type, text, link })

export const hideAlert = (): void => store.write(undefined)

export const useAlert = (): Alert | undefined => useStore(store, undefined)
