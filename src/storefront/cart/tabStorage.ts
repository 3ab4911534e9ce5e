import { createSafeStorage } from '../account/persistentStorage.ts'

const safeSessionStorage = createSafeStorage(() => sessionStorage)

/** Returns the storage that lasts while the tab is open. */
export const getTabStorage = (): typeof safeSessionStorage => safeSessionStorage
