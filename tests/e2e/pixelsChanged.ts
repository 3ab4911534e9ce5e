import sharp from 'sharp'
import { contrast } from '#domain/contrast.ts'

/** How many points of two pictures of one place differ so that everybody sees it. */
export async function pixelsChanged(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = await Promise.all([one, other].map(colours))
  if (!first || first.length !== second?.length) return 0
  const pairs = new Map<string, boolean>()
  return first.filter((colour, at) => {
    const beside = second[at] ?? colour
    if (colour === beside) return false
    const pair = `${colour} ${beside}`
    const isSeen = pairs.get(pair) ?? contrast(colour, beside) >= 3
    pairs.set(pair, isSeen)
    return isSeen
  }).length
}

async function colours(picture: Buffer): Promise<string[]> {
  const hex = (await sharp(picture).removeAlpha().raw().toBuffer()).toString('hex')
  return (hex.match(/.{6}/g) ?? []).map((each) => `#${each}`)
}
