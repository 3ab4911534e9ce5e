import { deviceName } from '../../kinds/deviceName.ts'

/** What a passkey is called that is made on this device, until its owner calls it something else. */
export const currentDeviceName = (comma: string): string =>
  deviceName(navigator.userAgent, comma).slice(0, 60) || 'Passkey'
