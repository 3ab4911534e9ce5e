/**
 * Returns a header that makes browsers save a file under its name and never open it. Names come
 * from users, so characters that could end the header or leave the folder are replaced.
 */
export function contentDisposition(name: string): string {
  const safe = name.replace(/[\p{C}"\\/:*?<>|]+/gu, '_')
  const latin = safe.replace(/[^\x20-\x7e]+/g, '_')
  const encoded = encodeURIComponent(safe.toWellFormed()).replace(
    /['()]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${latin}"; filename*=UTF-8''${encoded}`
}
