// What is done with the lists besides keeping them, brought by those who need it.
export { forgetOtherUsers as forgetOthers } from '../cart/forgetOtherUsers.ts'
export { preloadCart as keepReady } from '../cart/preloadCart.ts'
export { keepListSynced as followAccount } from './keepListSynced.ts'
export { createListApi as listApi } from './syncList.ts'
