import { safeStorage } from '../account/keptStorage.ts'

const here = safeStorage(() => sessionStorage)

/** What is there as long as a tab is open. */
export const tabStorage = (): typeof here => here
