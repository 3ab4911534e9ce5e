import type { Brand } from '#domain/brand.ts'

export type MailBrand = Pick<Brand, 'key' | 'name' | 'texts' | 'palette' | 'shape' | 'contact'>
