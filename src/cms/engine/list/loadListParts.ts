/** Loads the parts of a list that are needed on interaction. */
export const loadListParts = async () => (await import('./listParts.ts')).listParts
