// What is done with the lists besides keeping them, brought by those who need it.
export { forgetOtherUsers as forgetOthers } from '../cart/forgetOthers.ts'
export { preloadCart as keepReady } from '../cart/keepReady.ts'
export { keepListSynced as followAccount } from './followAccount.ts'
export { createListApi as listApi } from './syncList.ts'
