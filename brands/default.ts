export const defaultBrand = 'marsad'
