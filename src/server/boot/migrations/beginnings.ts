/** What a record began with is kept under the name of its resource, too: several have the same id. */
export const beginnings = `
  update kept_values set key = 'begun:settings:' || substr(key, 7) where key like 'begun:%'`
