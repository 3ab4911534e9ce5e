import { join } from 'node:path'
import {
  brandKeys as keysIn,
  loadBrandFiles as loadFrom,
  type BrandFiles,
} from '#server/brands/brandFile.ts'
import { root } from './root.ts'

const folder = join(root, 'brands')

export type { BrandFiles }
export const brandKeys = (): Promise<string[]> => keysIn(folder)
export const loadBrand = (key: string): Promise<BrandFiles> => loadFrom(folder, key)
