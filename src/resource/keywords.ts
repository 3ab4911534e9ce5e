/** The vocabulary that every Ajv and Fastify must be taught before it meets a declaration. */
export const keywords = [
  'x-kind',
  'x-translatable',
  'x-unique',
  'x-relation',
  'x-label',
  'x-help',
  'x-enum-labels',
  'x-when',
  'x-access',
  'x-derived',
  'x-unseen',
  'x-starts-with',
  'x-rows',
  'x-ledger',
  'x-verb',
  'x-accepts',
  'x-case',
  'x-feature',
  'x-shown',
] as const

/** String formats of our own, beside those of ajv-formats. */
export const formats: Readonly<Record<string, RegExp>> = {
  // Links that visitors follow: nothing that a browser would run.
  uri: /^https?:\/\/[^\s/?#]+([/?#]\S*)?$/i,
  // Where something leads: a page of the shop, or any other.
  link: /^(\/(?!\/)\S*|https?:\/\/[^\s/?#]+([/?#]\S*)?)$/i,
  phone: /^\+?[0-9][0-9 ()-]{5,19}$/,
  // Whether the digits are right the server knows; a form only asks for the shape.
  iban: /^[A-Za-z]{2}[0-9]{2}[A-Za-z0-9 ]{11,40}$/,
  bic: /^[A-Za-z]{6}[A-Za-z0-9]{2}([A-Za-z0-9]{3})?$/,
  colour: /^#[0-9a-fA-F]{6}$/,
  // RFC 3339, within what PostgreSQL can keep: days that there are, no year 0, no offset of sixteen hours or more.
  'date-time':
    /^(?!0000)(?!\d{4}-(?:0[2469]|11)-31)(?!\d{4}-02-30)(?!(?!\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)\d{4}-02-29)\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,6})?(?:Z|[+-](?:0\d|1[0-5]):[0-5]\d)$/i,
}
