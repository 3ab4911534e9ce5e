/** Default validity of an offer in days. */
export const offerValidityDays = 14
