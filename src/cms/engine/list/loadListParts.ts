/** Brings what a list opens. */
export const loadListParts = async () => (await import('./listParts.ts')).listParts
