/** The id of the template with the deferred scripts; it is removed once the page is interactive. */
export const deferredElementId = 'rest'
