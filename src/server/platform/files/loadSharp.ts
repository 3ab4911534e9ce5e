/** Loads the image library with the first picture: it takes a tenth of the server's memory. */
export const loadSharp = async () => (await import('sharp')).default
