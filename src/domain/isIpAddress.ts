/** Whether the host of an address is one of numbers, as `location.hostname` has it. */
export const isIpAddress = (host: string): boolean =>
  /^\d{1,3}(\.\d{1,3}){3}$/.test(host) || host.startsWith('[')
