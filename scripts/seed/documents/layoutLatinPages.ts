import { margin, pageHeight, pageWidth, type PdfPage, type PdfText } from './writePdf.ts'

export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'step'; readonly number: number; readonly text: string }
  | { readonly kind: 'row'; readonly name: string; readonly value: string }

export type Sheet = {
  readonly title: string
  readonly subtitle: string
  readonly blocks: readonly Block[]
  /** at the foot of each page */
  readonly footer: string
}

const size = 10
const leading = 15
const labelColumnWidth = 170
/** On average a letter is half as wide as the font size; slightly wider ones still fit. */
const charactersPerLine = (points: number): number => Math.floor(points / (size * 0.52))

/** Lays out a sheet on as many pages as it needs. */
export function layoutLatinPages({ title, subtitle, blocks, footer }: Sheet): PdfPage[] {
  const pages: { texts: PdfText[]; rules: number[] }[] = []
  let y = 0
  const startPage = (): void => {
    pages.push({ texts: [{ x: margin, y: pageHeight - 40, size: 8, text: footer }], rules: [] })
    y = 72
  }
  const addText = (text: string, rest: Partial<PdfText> = {}): void =>
    void pages.at(-1)?.texts.push({ x: margin, y, size, text, ...rest })
  const addWrappedText = (text: string, indent: number): void => {
    for (const line of wrapText(text, charactersPerLine(pageWidth - 2 * margin - indent))) {
      addText(line, { x: margin + indent })
      y += leading
    }
  }
  startPage()
  addText(title, { size: 18, bold: true })
  y += 22
  addText(subtitle)
  y += 16
  pages.at(-1)?.rules.push(y)
  y += 26
  for (const block of blocks) {
    if (y > pageHeight - 110) startPage()
    if (block.kind === 'heading') {
      y += 6
      addText(block.text, { size: 12, bold: true })
      y += 20
    } else if (block.kind === 'row') {
      addText(block.name, { bold: true })
      addWrappedText(block.value, labelColumnWidth)
      y += 3
    } else if (block.kind === 'step') {
      addText(String(block.number), { bold: true })
      addWrappedText(block.text, 24)
      y += 9
    } else {
      addWrappedText(block.text, 0)
      y += 8
    }
  }
  return pages
}

function wrapText(text: string, maxLength: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < maxLength)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
