export type AlertType = 'success' | 'warning' | 'error' | 'info'
export type Alert = { readonly id: number; readonly type: AlertType; readonly text: string }

/** How long an alert stays, in milliseconds. */
export const alertDuration = 6000

let current: Alert | undefined
let lastId = 0
const listeners = new Set<() => void>()

/** Shows an alert, replacing the current one. */
export const showAlert = (type: AlertType, text: string): void =>
  setAlert({ id: ++lastId, type, text })

export const hideAlert = (): void => setAlert(undefined)

export const currentAlert = (): Alert | undefined => current

export function subscribeAlerts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function setAlert(next: Alert | undefined): void {
  current = next
  listeners.forEach((listener) => listener())
}
