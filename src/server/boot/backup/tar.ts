export type ArchiveEntry = { readonly name: string; readonly bytes: Uint8Array }

const blockSize = 512
const maxNameLength = 100
const padding = (size: number): number => (blockSize - (size % blockSize)) % blockSize

/** Packs an entry in the ustar format, readable by its owner only. */
export function* packEntry({ name, bytes }: ArchiveEntry): Generator<Uint8Array> {
  if (Buffer.byteLength(name) > maxNameLength)
    throw new Error(`The name ${name} is too long for a tar archive`)
  const header = Buffer.alloc(blockSize)
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
  header.write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, 148)
  yield header
  yield bytes
  yield Buffer.alloc(padding(bytes.length))
}

export const endOfArchive = Buffer.alloc(2 * blockSize)

/** Unpacks the entries of an archive one after the other, each as a whole. */
export async function* unpackEntries(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<ArchiveEntry> {
  const readBytes = createReader(chunks)
  for (;;) {
    const header = await readBytes(blockSize)
    if (header.every((byte) => byte === 0)) return
    const field = (at: number, length: number) =>
      header.toString('utf8', at, at + length).replace(/[\0 ].*$/s, '')
    const sum = Number.parseInt(field(148, 8), 8)
    header.fill(' ', 148, 156)
    if (sum !== checksumOf(header)) throw new Error('The archive is damaged')
    const size = Number.parseInt(field(124, 12), 8)
    const bytes = await readBytes(size)
    await readBytes(padding(size))
    yield { name: field(0, maxNameLength), bytes }
  }
}

const checksumOf = (header: Buffer): number => header.reduce((sum, byte) => sum + byte, 0)

/** Creates a reader that returns exactly the requested number of bytes from chunks of any size. */
function createReader(chunks: AsyncIterable<Uint8Array>): (size: number) => Promise<Buffer> {
  const source = chunks[Symbol.asyncIterator]()
  let pending: Uint8Array[] = []
  let length = 0
  return async (size) => {
    while (length < size) {
      const next = await source.next()
      if (next.done) throw new Error('The archive is incomplete')
      pending.push(next.value)
      length += next.value.length
    }
    const all = Buffer.concat(pending)
    pending = [all.subarray(size)]
    length -= size
    return all.subarray(0, size)
  }
}
