/** For how many days an offer stands, unless staff says otherwise. */
export const offerDays = 14
