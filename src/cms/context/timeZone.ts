/** Where the reader is; moments are stored in UTC. */
export const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
