/**
 * Tells a browser to save a file under its name and never to open it within the shop. Names are
 * people's: what could end the header or leave the folder is taken out.
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
