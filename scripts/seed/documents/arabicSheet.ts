import sharp from 'sharp'
import { fontFiles } from '#domain/typefaces.ts'
import { faceFile } from '#server/pages/faceFile.ts'
import { localizeDigits } from '#domain/ownDigits.ts'
import type { Sheet } from './latinSheet.ts'
import { margin, pageHeight, pageWidth, type PdfPage, type PdfPicture } from './writePdf.ts'

/** So many pixels to a point: what is printed is still sharp. */
const scale = 2.5

/**
 * A sheet in Arabic. Its letters join and run from right to left, which the typefaces of a PDF do not
 * do by themselves: each block is drawn by whoever can, and stands on the page as a picture.
 */
export async function arabicPages({ title, subtitle, blocks, foot }: Sheet): Promise<PdfPage[]> {
  const pages: { pictures: PdfPicture[]; rules: number[]; texts: [] }[] = []
  let y = 0
  const begin = (): void => {
    pages.push({ pictures: [], rules: [], texts: [] })
    y = 56
  }
  const place = async (text: string, size: number, bold = false, indent = 0): Promise<void> => {
    const drawn = await draw(text, size, bold, pageWidth - 2 * margin - indent)
    if (y + drawn.height > pageHeight - 70) begin()
    const x = pageWidth - margin - indent - drawn.width
    pages.at(-1)?.pictures.push({ ...drawn, x, y })
    y += drawn.height
  }
  begin()
  await place(title, 18, true)
  y += 8
  await place(subtitle, 11)
  y += 12
  pages.at(-1)?.rules.push(y)
  y += 16
  for (const block of blocks) {
    if (block.is === 'heading') await place(block.text, 13, true)
    else if (block.is === 'row') await place(`${block.name}: ${block.value}`, 11)
    else if (block.is === 'step')
      await place(`${localizeDigits(String(block.number), 'ar')}. ${block.text}`, 11)
    else await place(block.text, 11)
    y += block.is === 'heading' ? 6 : 14
  }
  y = Math.max(y, pageHeight - 100)
  await place(foot, 9)
  return pages
}

type Drawn = Pick<PdfPicture, 'width' | 'height' | 'jpeg'>

async function draw(text: string, size: number, bold: boolean, width: number): Promise<Drawn> {
  const files = fontFiles('plex', 'arabic')
  const face = bold ? files.at(-1) : files[0]
  if (!face) throw new Error('there is no typeface for Arabic')
  const { path, family } = await faceFile({ file: face.file, letters: [0x600, 0x6ff] })
  const { data, info } = await sharp({
    text: {
      text,
      font: `${family}, ${Math.round(size * scale)}`,
      fontfile: path,
      dpi: 72,
      width: Math.round(width * scale),
      spacing: Math.round(size * 0.5 * scale),
      rgba: true,
    },
  })
    .flatten({ background: '#ffffff' })
    .toColourspace('b-w')
    .jpeg({ quality: 70 })
    .toBuffer({ resolveWithObject: true })
  return {
    width: info.width / scale,
    height: info.height / scale,
    jpeg: { bytes: data, width: info.width, height: info.height },
  }
}
