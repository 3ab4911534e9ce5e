/** Brings what a list opens. */
export const loadParts = async () => (await import('./listParts.ts')).listParts
