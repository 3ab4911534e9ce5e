/**
 * RFC 3339, limited to what PostgreSQL can store: existing days, no year 0, no offset of sixteen
 * hours or more.
 */
export const dateTimePattern =
  /^(?!0000)(?!\d{4}-(?:0[2469]|11)-31)(?!\d{4}-02-30)(?!(?!\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)\d{4}-02-29)\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,6})?(?:Z|[+-](?:0\d|1[0-5]):[0-5]\d)$/i
