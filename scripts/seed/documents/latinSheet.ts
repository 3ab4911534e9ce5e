import { margin, pageHeight, pageWidth, type PdfPage, type PdfText } from './writePdf.ts'

/** What a sheet holds, from its head to its end. */
export type Block =
  | { readonly is: 'heading'; readonly text: string }
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'step'; readonly number: number; readonly text: string }
  | { readonly is: 'row'; readonly name: string; readonly value: string }

export type Sheet = {
  readonly title: string
  readonly subtitle: string
  readonly blocks: readonly Block[]
  /** stands at the foot of each page */
  readonly foot: string
}

const size = 10
const leading = 15
const names = 170
/** On average a letter is half as wide as it is high; what is a little wider still fits. */
const lettersIn = (points: number): number => Math.floor(points / (size * 0.52))

/** Sets a sheet on as many pages as it needs. */
export function latinPages({ title, subtitle, blocks, foot }: Sheet): PdfPage[] {
  const pages: { texts: PdfText[]; rules: number[] }[] = []
  let y = 0
  const begin = (): void => {
    pages.push({ texts: [{ x: margin, y: pageHeight - 40, size: 8, text: foot }], rules: [] })
    y = 72
  }
  const say = (text: string, rest: Partial<PdfText> = {}): void =>
    void pages.at(-1)?.texts.push({ x: margin, y, size, text, ...rest })
  const lines = (text: string, indent: number): void => {
    for (const line of wrapped(text, lettersIn(pageWidth - 2 * margin - indent))) {
      say(line, { x: margin + indent })
      y += leading
    }
  }
  begin()
  say(title, { size: 18, bold: true })
  y += 22
  say(subtitle)
  y += 16
  pages.at(-1)?.rules.push(y)
  y += 26
  for (const block of blocks) {
    if (y > pageHeight - 110) begin()
    if (block.is === 'heading') {
      y += 6
      say(block.text, { size: 12, bold: true })
      y += 20
    } else if (block.is === 'row') {
      say(block.name, { bold: true })
      lines(block.value, names)
      y += 3
    } else if (block.is === 'step') {
      say(String(block.number), { bold: true })
      lines(block.text, 24)
      y += 9
    } else {
      lines(block.text, 0)
      y += 8
    }
  }
  return pages
}

function wrapped(text: string, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < most)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
