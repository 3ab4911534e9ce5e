/**
 * Turns the URL of a page that cannot be decoded, such as `/en/%`, into one that can, with its
 * characters taken literally.
 */
export function toDecodableUrl(url = '/'): string {
  if (!url.includes('%') || url.startsWith('/api/')) return url
  const [path = '/', ...query] = url.split('?')
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?')
  }
}
