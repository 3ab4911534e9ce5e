import { resolve } from 'node:path'
import { loadDeclarations } from '#server/boot/catalogueFiles.ts'
import { describeInShop } from '../support/inShop.ts'
import { describeOwned } from './ownedContract.ts'
import { describeReadOnly } from './readOnlyContract.ts'
import { describeSingleton } from './singletonContract.ts'
import { describeResource } from './resourceContract.ts'

const declarations = await loadDeclarations(resolve(import.meta.dirname, '../../schemas'))

describeInShop((opened) => {
  for (const { name, owned, access, singleton } of Object.values(declarations)) {
    if (owned) describeOwned(opened, name)
    else if (singleton) describeSingleton(opened, name)
    else if (access?.verbs) describeReadOnly(opened, name)
    else describeResource(opened, name)
  }
})
