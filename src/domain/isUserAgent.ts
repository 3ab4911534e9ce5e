/** How browsers introduce themselves. */
export const isUserAgent = (text: string): boolean => /^Mozilla\/\d/.test(text)
