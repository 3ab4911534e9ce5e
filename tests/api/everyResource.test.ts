import { resolve } from 'node:path'
import { loadDeclarations } from '#server/catalogueFiles.ts'
import { dialects } from '../support/shop.ts'
import { describeOwned } from './ownedContract.ts'
import { describeReadOnly } from './readOnlyContract.ts'
import { describeSingleton } from './singletonContract.ts'
import { describeResource } from './resourceContract.ts'

const declarations = await loadDeclarations(resolve(import.meta.dirname, '../../schemas'))

for (const dialect of dialects)
  for (const { name, owned, access, singleton } of Object.values(declarations)) {
    if (owned) describeOwned(dialect, name)
    else if (singleton) describeSingleton(dialect, name)
    else if (access?.verbs) describeReadOnly(dialect, name)
    else describeResource(dialect, name)
  }
