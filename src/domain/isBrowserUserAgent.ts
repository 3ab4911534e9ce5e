/** How browsers introduce themselves. */
export const isBrowserUserAgent = (text: string): boolean => /^Mozilla\/\d/.test(text)
