import sharp from 'sharp'
import { fontFiles } from '#domain/typefaces.ts'
import { unpackFont } from '#server/pages/unpackFont.ts'
import { localizeDigits } from '#domain/localizeDigits.ts'
import type { Sheet } from './layoutLatinPages.ts'
import { margin, pageHeight, pageWidth, type PdfPage, type PdfPicture } from './writePdf.ts'

/** Pixels per point: prints are still sharp. */
const scale = 2.5

/**
 * Lays out a sheet in Arabic. The standard fonts of a PDF cannot join its letters or run from right
 * to left, so each block is rendered elsewhere and placed on the page as a picture.
 */
export async function layoutArabicPages({
  title,
  subtitle,
  blocks,
  footer,
}: Sheet): Promise<PdfPage[]> {
  const pages: { pictures: PdfPicture[]; rules: number[]; texts: [] }[] = []
  let y = 0
  const startPage = (): void => {
    pages.push({ pictures: [], rules: [], texts: [] })
    y = 56
  }
  const placeText = async (text: string, size: number, bold = false, indent = 0): Promise<void> => {
    const image = await drawText(text, size, bold, pageWidth - 2 * margin - indent)
    if (y + image.height > pageHeight - 70) startPage()
    const x = pageWidth - margin - indent - image.width
    pages.at(-1)?.pictures.push({ ...image, x, y })
    y += image.height
  }
  startPage()
  await placeText(title, 18, true)
  y += 8
  await placeText(subtitle, 11)
  y += 12
  pages.at(-1)?.rules.push(y)
  y += 16
  for (const block of blocks) {
    if (block.kind === 'heading') await placeText(block.text, 13, true)
    else if (block.kind === 'row') await placeText(`${block.name}: ${block.value}`, 11)
    else if (block.kind === 'step')
      await placeText(`${localizeDigits(String(block.number), 'ar')}. ${block.text}`, 11)
    else await placeText(block.text, 11)
    y += block.kind === 'heading' ? 6 : 14
  }
  y = Math.max(y, pageHeight - 100)
  await placeText(footer, 9)
  return pages
}

type TextImage = Pick<PdfPicture, 'width' | 'height' | 'jpeg'>

async function drawText(
  text: string,
  size: number,
  bold: boolean,
  width: number,
): Promise<TextImage> {
  const files = fontFiles('plex', 'arabic')
  const face = bold ? files.at(-1) : files[0]
  if (!face) throw new Error('there is no typeface for Arabic')
  const { path, family } = await unpackFont({ file: face.file, letterRange: [0x600, 0x6ff] })
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
