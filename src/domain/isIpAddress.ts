/** Returns whether a host, as in `location.hostname`, is an IP address. */
export const isIpAddress = (host: string): boolean =>
  /^\d{1,3}(\.\d{1,3}){3}$/.test(host) || host.startsWith('[')
