import sharp from 'sharp'
import { contrastRatio } from '#domain/contrast.ts'

/** Returns the number of pixels that differ visibly between two screenshots of the same area. */
export async function countPixelChanges(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = await Promise.all([one, other].map(pixelColours))
  if (!first || first.length !== second?.length) return 0
  const pairs = new Map<string, boolean>()
  return first.filter((colour, at) => {
    const otherColour = second[at] ?? colour
    if (colour === otherColour) return false
    const pair = `${colour} ${otherColour}`
    const isSeen = pairs.get(pair) ?? contrastRatio(colour, otherColour) >= 3
    pairs.set(pair, isSeen)
    return isSeen
  }).length
}

async function pixelColours(picture: Buffer): Promise<string[]> {
  const hex = (await sharp(picture).removeAlpha().raw().toBuffer()).toString('hex')
  return (hex.match(/.{6}/g) ?? []).map((each) => `#${each}`)
}
