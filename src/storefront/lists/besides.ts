// What is done with the lists besides keeping them, brought by those who need it.
export { forgetOthers } from '../cart/forgetOthers.ts'
export { keepReady } from '../cart/keepReady.ts'
export { followAccount } from './followAccount.ts'
export { listApi } from './syncList.ts'
