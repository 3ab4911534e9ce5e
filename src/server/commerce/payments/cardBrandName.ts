const brandNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  mada: 'mada',
  amex: 'American Express',
  american_express: 'American Express',
  unionpay: 'UnionPay',
  jcb: 'JCB',
  knet: 'KNET',
  benefit: 'BENEFIT',
  omannet: 'OmanNet',
}

/** Providers spell card brands differently; this returns the familiar name. */
export const cardBrandName = (code: string): string => {
  const key = code.trim().toLowerCase().replaceAll(/[ -]/g, '_')
  return brandNames[key] ?? key.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase())
}

/** Formats as MM/YY, as printed on cards. */
export const formatExpiry = (month: number, year: number): string =>
  `${String(month).padStart(2, '0')}/${String(year).padStart(2, '0').slice(-2)}`
