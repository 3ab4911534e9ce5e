/** How many units of a line go out: not those that came back to stock before they were sent. In SQL, of a row of lines. */
export const unitsToSendSql = (line: string): string =>
  `((${line}.facts->>'quantity')::int - coalesce((${line}.facts->>'returned')::int, 0))`
