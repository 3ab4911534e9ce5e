import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { dialects } from '../support/shop.ts'
import { describeResource } from './resourceContract.ts'

const names = readdirSync(resolve(import.meta.dirname, '../../schemas'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace(/\.ts$/, ''))

for (const dialect of dialects) for (const name of names) describeResource(dialect, name)
