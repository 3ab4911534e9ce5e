import { loadDeclarations } from '#server/boot/declarationFiles.ts'
import { describeInShop } from '../support/describeInShop.ts'
import { describeOwned } from './describeOwned.ts'
import { describeReadOnly } from './describeReadOnly.ts'
import { describeSingleton } from './describeSingleton.ts'
import { describeResource } from './describeResource.ts'

const declarations = await loadDeclarations()

describeInShop((opened) => {
  for (const { name, owned, access, singleton } of Object.values(declarations)) {
    if (owned) describeOwned(opened, name)
    else if (singleton) describeSingleton(opened, name)
    else if (access?.verbs) describeReadOnly(opened, name)
    else describeResource(opened, name)
  }
})
