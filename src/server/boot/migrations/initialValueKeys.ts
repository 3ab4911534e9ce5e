/** Initial values are keyed by their resource too, because several records share an id. */
export const initialValueKeys = `
  update kept_values set key = 'begun:settings:' || substr(key, 7) where key like 'begun:%'`
