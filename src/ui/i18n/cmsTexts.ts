import type { cms as en } from './en/cms.ts'

type Key = keyof typeof en
type English = 'one' | 'other'
type Arabic = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type PluralBase = Key extends infer K ? (K extends `${infer Base}_other` ? Base : never) : never
type Plain = Exclude<Key, `${PluralBase}_${English}`>

/** Every text of the back office; plural ones in all the forms that Arabic distinguishes. */
export type ArabicCms = Readonly<Record<Plain | `${PluralBase}_${Arabic}`, string>>
