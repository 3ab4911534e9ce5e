import type { cms } from './en/cms.ts'

type English = 'one' | 'other'
type Arabic = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type PluralBase<Key> = Key extends `${infer Base}_other` ? Base : never
type Plain<Key> = Exclude<Key, `${PluralBase<Key>}_${English}`>

/** Every text of a catalogue; plural ones in all the forms that Arabic distinguishes. */
export type ArabicOf<Texts> = Readonly<
  Record<Extract<Plain<keyof Texts>, string> | `${PluralBase<keyof Texts>}_${Arabic}`, string>
>

/** Every text of the back office. */
export type ArabicCms = ArabicOf<typeof cms>
