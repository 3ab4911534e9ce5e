import type { Brand } from '#domain/brand.ts'

/** The parts of a brand that a mail is rendered with. */
export type MailBrand = Pick<Brand, 'key' | 'name' | 'texts' | 'palette' | 'shape' | 'contact'>
