export const isBrowserUserAgent = (text: string): boolean => /^Mozilla\/\d/.test(text)
