import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { globSync } from 'node:fs'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { fileTypes } from '#domain/fileTypes.ts'
import { demo, demoFolder } from '../../scripts/demo/demoData.ts'

const folder = join(demoFolder, 'pictures')
const files = globSync('**/*.{png,svg}', { cwd: folder })
const topicFolders = ['applications', 'industries', 'use-cases']
const usedFiles = new Set([
  ...Object.values(demo.trades).map(({ opening }) => opening.file),
  ...[
    ...demo.products.flatMap(({ images }) => images),
    ...[...demo.slides, ...demo.ads].map(({ picture }) => picture),
    ...topicFolders.flatMap(
      (name) => demo.topics[name]?.map(({ code }) => `${name}/${code}`) ?? [],
    ),
  ].map((key) => `${key}.png`),
])

it('every demo picture has a file, and every file is used', () => {
  expect(files.toSorted()).toEqual([...usedFiles].toSorted())
})

it('every demo product has one to three different pictures', () => {
  for (const { code, images } of demo.products)
    expect([code, new Set(images).size]).toEqual([code, Math.min(images.length || 1, 3)])
})

it('demo pictures could be uploaded by staff and are large enough everywhere', async () => {
  for (const file of files.filter((each) => each.endsWith('.png'))) {
    const bytes = await readFile(join(folder, file))
    const { width, height } = await sharp(bytes).metadata()
    expect([file, bytes.length <= fileTypes['image/png'].largest]).toEqual([file, true])
    expect([file, width >= 1200 && height >= 600]).toEqual([file, true])
  }
})

it('every product document exists as a PDF', async () => {
  const codes = new Set(demo.products.map(({ code }) => code))
  const documents = [...demo.documents, ...demo.certificates]
  expect(globSync('*.pdf', { cwd: join(demoFolder, 'documents') }).toSorted()).toEqual(
    documents.map(({ file }) => file).toSorted(),
  )
  for (const { file, products } of documents) {
    expect([file, products.filter((code) => !codes.has(code))]).toEqual([file, []])
    const bytes = await readFile(join(demoFolder, 'documents', file))
    expect([file, bytes.subarray(0, 5).toString()]).toEqual([file, '%PDF-'])
  }
})
