import type { Brand } from '#domain/brand.ts'

/** What a letter needs to know of whoever sends it. */
export type MailBrand = Pick<Brand, 'key' | 'name' | 'texts' | 'palette' | 'shape' | 'contact'>
