/** One A4 page, with positions in points from its top left corner. */
export type PdfPage = {
  readonly texts: readonly PdfText[]
  readonly pictures?: readonly PdfPicture[]
  /** thin rules across the page, by their distance from the top */
  readonly rules?: readonly number[]
}

export type PdfText = {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly bold?: boolean
  readonly text: string
}

export type PdfPicture = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** greyscale */
  readonly jpeg: { readonly bytes: Buffer; readonly width: number; readonly height: number }
}

export const pageWidth = 595
export const pageHeight = 842
export const margin = 56

type PdfMetadata = { readonly title: string; readonly language: string }

/**
 * Writes a PDF of Latin texts, set in a standard font that every reader has, and of pictures, which
 * hold all other scripts. The same input gives the same bytes.
 */
export function writePdf(pages: readonly PdfPage[], { title, language }: PdfMetadata): Buffer {
  const objects: Buffer[] = []
  const add = (body: string, stream?: Buffer): number => {
    const parts = stream
      ? [`${body.replace(/>>$/, ` /Length ${stream.length} >>`)}\nstream\n`, stream, '\nendstream']
      : [body]
    objects.push(Buffer.concat(parts.map((part) => Buffer.from(part))))
    return objects.length
  }
  const fontOf = (name: string): number =>
    add(`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`)
  const fonts = `/Font << /F1 ${fontOf('Helvetica')} 0 R /F2 ${fontOf('Helvetica-Bold')} 0 R >>`
  // The page tree can only be written when all pages are known; its number is reserved here.
  const pageTreeId = add('')
  const kids = pages.map((page) => {
    const imageIds = (page.pictures ?? []).map(({ jpeg }) =>
      add(
        `<< /Type /XObject /Subtype /Image /Width ${jpeg.width} /Height ${jpeg.height}` +
          ' /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /DCTDecode >>',
        jpeg.bytes,
      ),
    )
    const imageNames = imageIds.map((object, index) => `/P${index} ${object} 0 R`).join(' ')
    const content = add('<< >>', Buffer.from(contentOf(page), 'latin1'))
    return add(
      `<< /Type /Page /Parent ${pageTreeId} 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}]` +
        ` /Resources << ${fonts} /XObject << ${imageNames} >> >> /Contents ${content} 0 R >>`,
    )
  })
  const references = kids.map((kid) => `${kid} 0 R`).join(' ')
  objects[pageTreeId - 1] = Buffer.from(
    `<< /Type /Pages /Kids [${references}] /Count ${kids.length} >>`,
  )
  const root = add(`<< /Type /Catalog /Pages ${pageTreeId} 0 R /Lang (${language}) >>`)
  const info = add(`<< /Title <FEFF${Buffer.from(title, 'utf16le').swap16().toString('hex')}> >>`)
  return assembleFile(objects, `/Root ${root} 0 R /Info ${info} 0 R`)
}

/** Concatenates the objects and adds the cross-reference table of their byte offsets. */
function assembleFile(objects: readonly Buffer[], trailer: string): Buffer {
  const parts = [Buffer.from('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  for (const [index, body] of objects.entries()) {
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      body,
      Buffer.from('\nendobj\n'),
    ])
    offsets.push(length)
    length += part.length
    parts.push(part)
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}`
  parts.push(
    Buffer.from(`${table}trailer\n<< /Size ${size} ${trailer} >>\nstartxref\n${length}\n%%EOF\n`),
  )
  return Buffer.concat(parts)
}

const contentOf = ({ texts, pictures = [], rules = [] }: PdfPage): string =>
  [
    ...rules.map(
      (y) =>
        `0.8 G 0.75 w ${margin} ${pageHeight - y} m ${pageWidth - margin} ${pageHeight - y} l S`,
    ),
    ...pictures.map(
      ({ x, y, width, height }, index) =>
        `q ${width} 0 0 ${height} ${x} ${pageHeight - y - height} cm /P${index} Do Q`,
    ),
    ...texts.map(
      ({ x, y, size, bold, text }) =>
        `BT /F${bold ? 2 : 1} ${size} Tf ${x} ${pageHeight - y} Td (${escapeText(text)}) Tj ET`,
    ),
  ].join('\n')

/** Characters with a different code in WinAnsi than in Unicode, or that need a replacement. */
const winAnsi: Readonly<Record<string, string>> = {
  '–': '\x96',
  '—': '\x97',
  '’': '\x92',
  '‘': '\x91',
  '“': '\x93',
  '”': '\x94',
  '•': '\x95',
  '…': '\x85',
  '₂': '2',
  '≤': '<=',
  '≥': '>=',
}

const escapeText = (text: string): string =>
  text.replace(/[\\()]/g, String.raw`\$&`).replace(/[^\x20-\x7e\xa0-\xff]/g, (sign) => {
    const encoded = winAnsi[sign]
    if (encoded === undefined) throw new Error(`no letter for "${sign}" in a text of a PDF`)
    return encoded
  })
