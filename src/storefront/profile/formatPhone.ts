type Names = Readonly<Record<string, string>>
type PhoneParts = { readonly isoCode?: string; readonly phoneNumber?: string }

/** Formats a number with its calling code: '+966 50 123 4567'. */
export function formatPhone({ isoCode = '', phoneNumber = '' }: PhoneParts, codes: Names): string {
  const code = codes[isoCode]
  return [code && `+${code}`, groupDigits(phoneNumber)].filter(Boolean).join(' ')
}

/** The last four digits form one group, the digits before them groups of three. */
function groupDigits(digits: string): string {
  const start = digits.slice(0, -4)
  const parts = start.length === 4 ? [start] : (start.match(/\d{1,3}(?=(\d{3})*$)/g) ?? [])
  return [...parts, digits.slice(-4)].join(' ')
}
