import { findRawStatements } from './server/platform/database/support/findRawStatements.ts'
console.time('x')
const all = findRawStatements()
console.timeEnd('x')
console.log(all.length, all.filter((e) => !e.path.includes('/engine/')).length)
for (const e of all.filter((e) => !e.texts)) console.log(e.path, e.line)
console.log(Math.max(...all.map((e)=>e.texts?.length ?? 0)), all.filter((e)=>!e.claim).length)
