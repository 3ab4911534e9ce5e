import type { cms } from './en/cms.ts'

type EnglishPluralForm = 'one' | 'other'
type ArabicPluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type PluralBase<Key> = Key extends `${infer Base}_other` ? Base : never
type SingularKey<Key> = Exclude<Key, `${PluralBase<Key>}_${EnglishPluralForm}`>

/** Every text of a catalogue; plural ones in all the forms that Arabic distinguishes. */
export type ArabicOf<Texts> = Readonly<
  Record<
    Extract<SingularKey<keyof Texts>, string> | `${PluralBase<keyof Texts>}_${ArabicPluralForm}`,
    string
  >
>

export type ArabicCms = ArabicOf<typeof cms>
