/** For how many days an offer stands, unless staff says otherwise. */
export const offerValidityDays = 14
