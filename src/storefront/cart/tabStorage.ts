import { createSafeStorage } from '../account/persistentStorage.ts'

const safeSessionStorage = createSafeStorage(() => sessionStorage)

/** What is there as long as a tab is open. */
export const getTabStorage = (): typeof safeSessionStorage => safeSessionStorage
