import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { drawings } from './drawings.ts'

// Usage: node scripts/drawings/draw.ts [part of a key …]
const target = join(import.meta.dirname, '../seed/pictures')

const render = async (key: string, draw: () => string): Promise<number> => {
  const file = join(target, `${key}.png`)
  const png = await sharp(Buffer.from(draw()))
    .png({ palette: true, quality: 90, dither: 0.6, compressionLevel: 9, effort: 7 })
    .toBuffer()
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, png)
  return png.length
}

const requested = process.argv.slice(2)
const chosen = Object.entries(drawings).filter(
  ([key]) => requested.length === 0 || requested.some((part) => key.includes(part)),
)

let bytes = 0
for (const [index, [key, draw]] of chosen.entries()) {
  bytes += await render(key, draw)
  process.stdout.write(`\r${index + 1}/${chosen.length} ${key}`.padEnd(72))
}
process.stdout.write(
  `\n${chosen.length} pictures, ${Math.round(bytes / 1024)} kB in scripts/seed/pictures\n`,
)
