/** The reader's time zone; timestamps are stored in UTC. */
export const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
