import type { FileType } from '#domain/fileTypes.ts'

const signatures: Readonly<Record<FileType, Buffer>> = {
  'image/png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  'image/jpeg': Buffer.from([0xff, 0xd8, 0xff]),
  'application/pdf': Buffer.from('%PDF-'),
}

/** Returns the type of a file by its content, never by its name. */
export function detectFileType(bytes: Buffer): FileType | undefined {
  const types: readonly FileType[] = ['image/png', 'image/jpeg', 'application/pdf']
  return types.find((type) => {
    const signature = signatures[type]
    return bytes.subarray(0, signature.length).equals(signature)
  })
}
