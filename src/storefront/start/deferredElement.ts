/** Where a page keeps what is brought once it can be seen; it is there until the page answers. */
export const deferredElementId = 'rest'
