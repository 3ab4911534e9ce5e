/** One file in an archive. */
export type Entry = { readonly name: string; readonly bytes: Uint8Array }

const block = 512
const longestName = 100
const padding = (size: number): number => (block - (size % block)) % block

/** An entry as `tar` lays it out (ustar), readable by its owner alone. */
export function* packEntry({ name, bytes }: Entry): Generator<Uint8Array> {
  if (Buffer.byteLength(name) > longestName) throw new Error(`${name} is too long a name for tar`)
  const header = Buffer.alloc(block)
  const octal = (value: number, length: number) =>
    `${value.toString(8).padStart(length - 1, '0')}\0`
  header.write(name, 0)
  header.write(octal(0o600, 8), 100)
  header.write(octal(0, 8), 108)
  header.write(octal(0, 8), 116)
  header.write(octal(bytes.length, 12), 124)
  header.write(octal(Math.floor(Date.now() / 1000), 12), 136)
  header.write('        0', 148)
  header.write('ustar\x0000', 257)
  header.write(`${sumOf(header).toString(8).padStart(6, '0')}\0 `, 148)
  yield header
  yield bytes
  yield Buffer.alloc(padding(bytes.length))
}

export const endOfArchive = Buffer.alloc(2 * block)

/** The entries of an archive, one after the other, each whole. */
export async function* unpackEntries(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const read = reader(chunks)
  for (;;) {
    const header = await read(block)
    if (header.every((byte) => byte === 0)) return
    const field = (at: number, length: number) =>
      header.toString('utf8', at, at + length).replace(/[\0 ].*$/s, '')
    const sum = Number.parseInt(field(148, 8), 8)
    header.fill(' ', 148, 156)
    if (sum !== sumOf(header)) throw new Error('The archive is damaged')
    const size = Number.parseInt(field(124, 12), 8)
    const bytes = await read(size)
    await read(padding(size))
    yield { name: field(0, longestName), bytes }
  }
}

const sumOf = (header: Buffer): number => header.reduce((sum, byte) => sum + byte, 0)

/** Exactly as many bytes as asked for, however they arrive. */
function reader(chunks: AsyncIterable<Uint8Array>): (size: number) => Promise<Buffer> {
  const source = chunks[Symbol.asyncIterator]()
  let waiting: Uint8Array[] = []
  let length = 0
  return async (size) => {
    while (length < size) {
      const next = await source.next()
      if (next.done) throw new Error('The archive is not whole')
      waiting.push(next.value)
      length += next.value.length
    }
    const all = Buffer.concat(waiting)
    waiting = [all.subarray(size)]
    length -= size
    return all.subarray(0, size)
  }
}
