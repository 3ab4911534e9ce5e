import sharp from 'sharp'
import type { Shop } from './shop.ts'

let file: Promise<Buffer> | undefined

/** Returns the bytes of a small PNG. */
export const samplePicture = (): Promise<Buffer> =>
  (file ??= sharp({ create: { width: 40, height: 30, channels: 3, background: '#3a7' } })
    .png()
    .toBuffer())

const pictures = new WeakMap<Shop, Promise<string>>()

/** Returns the id of a shared picture, for products that need one to be visible. */
export function ensurePicture(shop: Shop): Promise<string> {
  const picture = pictures.get(shop) ?? createPicture(shop)
  pictures.set(shop, picture)
  return picture
}

async function createPicture(shop: Shop): Promise<string> {
  const { _id } = await shop.server.files.save('any.png', await samplePicture())
  const body = { title: 'Any picture', file: _id }
  const answer = await shop.staff('POST', '/api/marketplace/pictures', { body })
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return String(answer.body.data._id)
}
