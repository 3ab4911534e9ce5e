/** SQL for the units of a line to ship: without those returned to stock before shipping. */
export const unitsToSendSql = (line: string): string =>
  `((${line}.facts->>'quantity')::int - coalesce((${line}.facts->>'returned')::int, 0))`
