import { deviceName } from '../../kinds/deviceName.ts'

/** Returns the initial name of a passkey created on this device. */
export const currentDeviceName = (comma: string): string =>
  deviceName(navigator.userAgent, comma).slice(0, 60) || 'Passkey'
