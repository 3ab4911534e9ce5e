// List tasks that are not needed on every page, loaded on demand.
export { forgetOtherUsers as forgetOthers } from '../cart/forgetOtherUsers.ts'
export { preloadCart as keepReady } from '../cart/preloadCart.ts'
export { keepListSynced as followAccount } from './keepListSynced.ts'
export { createListApi as listApi } from './syncList.ts'
