/** An address of a page that cannot be decoded, `/en/%`, as one that can: its signs stand for themselves. */
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
