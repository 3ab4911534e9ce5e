import { pdf } from '#domain/fileTypes.ts'
import { fullLanguages, type FullLanguage } from '#domain/locale.ts'
import type { Context } from '#server/engine/context.ts'
import type { Engine } from '#server/engine/engine.ts'
import type { Files } from '#server/platform/files/files.ts'
import type { Demo, DemoProduct } from '../demo.ts'
import { createInAllLanguages } from '../inAllLanguages.ts'
import { arabicPages } from './arabicSheet.ts'
import { certificatesOf, type DemoCertificate } from './certificatesOf.ts'
import * as made from './documentsOf.ts'
import { latinPages, type Sheet } from './latinSheet.ts'
import { writePdf } from './writePdf.ts'

type Titles = Readonly<Record<FullLanguage, string>>

export type UploadedDocument = {
  readonly title: Titles
  readonly kind: string
  readonly language: FullLanguage
  readonly file: string
  /** codes of its products */
  readonly products: readonly string[]
}

export type UploadedPapers = {
  readonly documents: readonly UploadedDocument[]
  readonly certificates: readonly (DemoCertificate & { readonly file: string })[]
}

/** Writes the documents and certificates of all products. Files lie outside the transaction. */
export async function uploadDocuments(files: Files, { products }: Demo): Promise<UploadedPapers> {
  const guides = await made.readGuides()
  const upload = async (name: string, sheet: Sheet, language: FullLanguage): Promise<string> => {
    const pages = language === 'ar' ? await arabicPages(sheet) : latinPages(sheet)
    const bytes = writePdf(pages, { title: `${sheet.title}, ${sheet.subtitle}`, language })
    const { _id } = await files.accept(`${name}.pdf`, bytes, { types: [pdf], isGenerated: true })
    return _id
  }
  const documents: UploadedDocument[] = []
  for (const product of products.filter((each) => says(each, 'datasheet'))) {
    documents.push({
      title: { en: `Datasheet, ${product.code}`, ar: `ورقة البيانات، ${product.code}` },
      kind: 'datasheet',
      language: 'en',
      file: await upload(`datasheet-${product.code}`, made.datasheet(product), 'en'),
      products: [product.code],
    })
  }
  for (const family of made.families) {
    const guide = guides[family]
    for (const [kind, sheetIn] of Object.entries(shared)) {
      const codes = products
        .filter((each) => made.familyOf(each) === family && says(each, kind))
        .map(({ code }) => code)
      for (const language of codes.length ? fullLanguages : []) {
        const sheet = sheetIn(guide, language)
        documents.push({
          title: {
            en: `${sheetIn(guide, 'en').title}, ${guide.name.en.toLowerCase()}`,
            ar: `${sheetIn(guide, 'ar').title}، ${guide.name.ar}`,
          },
          kind,
          language,
          file: await upload(`${kind.replace('_', '-')}-${family}-${language}`, sheet, language),
          products: codes,
        })
      }
    }
  }
  const certificates = []
  for (const each of certificatesOf(products))
    certificates.push({ ...each, file: await upload(each.number, each.sheet, 'en') })
  return { documents, certificates }
}

const says = ({ documentation = [] }: DemoProduct, kind: string): boolean =>
  documentation.includes(kind)

const shared = { quick_start: made.quickStart, user_manual: made.userManual }

export type PaperIds = {
  readonly documentation: ReadonlyMap<string, readonly string[]>
  readonly certifications: ReadonlyMap<string, readonly string[]>
}

/** Gives every document and every certificate its record, and says which of them a product has. */
export async function createDocuments(
  engineOf: (name: string) => Engine,
  { documents, certificates }: UploadedPapers,
  context: Context,
): Promise<PaperIds> {
  const documentation = new Map<string, string[]>()
  const certifications = new Map<string, string[]>()
  const note = (ids: Map<string, string[]>, codes: readonly string[], id: string): void => {
    for (const code of codes) ids.set(code, [...(ids.get(code) ?? []), id])
  }
  for (const { title, kind, language, file, products } of documents) {
    const id = await createInAllLanguages(engineOf('documents'), context, (spoken) => ({
      title: title[spoken],
      ...(spoken === 'en' ? { kind, language, file, revision: made.revision } : {}),
    }))
    note(documentation, products, id)
  }
  for (const { mark, number, issuedOn, file, products } of certificates) {
    const input = { title: mark, number, issuedOn, file }
    const { _id } = await engineOf('certificates').create(input, { ...context, language: 'en' })
    note(certifications, products, String(_id))
  }
  return { documentation, certifications }
}
