import { pdf } from '#domain/fileTypes.ts'
import { fullLanguages, type FullLanguage } from '#domain/locale.ts'
import type { Context } from '#server/engine/context.ts'
import type { Engine } from '#server/engine/engine.ts'
import type { Files } from '#server/platform/files/files.ts'
import type { DemoCatalogue, DemoProduct } from '../demoCatalogue.ts'
import { createInAllLanguages } from '../createInAllLanguages.ts'
import { layoutArabicPages } from './layoutArabicPages.ts'
import { certificatesOf, type DemoCertificate } from './certificatesOf.ts'
import * as documentSheets from './documentSheets.ts'
import { layoutLatinPages, type Sheet } from './layoutLatinPages.ts'
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

export type UploadedDocuments = {
  readonly documents: readonly UploadedDocument[]
  readonly certificates: readonly (DemoCertificate & { readonly file: string })[]
}

/** Writes the documents and certificates of all products. Files are outside the transaction. */
export async function uploadDocuments(
  files: Files,
  { products }: DemoCatalogue,
): Promise<UploadedDocuments> {
  const guides = await documentSheets.readGuides()
  const upload = async (name: string, sheet: Sheet, language: FullLanguage): Promise<string> => {
    const pages = language === 'ar' ? await layoutArabicPages(sheet) : layoutLatinPages(sheet)
    const bytes = writePdf(pages, { title: `${sheet.title}, ${sheet.subtitle}`, language })
    const { _id } = await files.save(`${name}.pdf`, bytes, {
      allowedTypes: [pdf],
      isGenerated: true,
    })
    return _id
  }
  const documents: UploadedDocument[] = []
  for (const product of products.filter((each) => hasDocument(each, 'datasheet'))) {
    documents.push({
      title: { en: `Datasheet, ${product.code}`, ar: `ورقة البيانات، ${product.code}` },
      kind: 'datasheet',
      language: 'en',
      file: await upload(`datasheet-${product.code}`, documentSheets.buildDatasheet(product), 'en'),
      products: [product.code],
    })
  }
  for (const family of documentSheets.families) {
    const guide = guides[family]
    for (const [kind, buildSheet] of Object.entries(familySheets)) {
      const codes = products
        .filter((each) => documentSheets.familyOf(each) === family && hasDocument(each, kind))
        .map(({ code }) => code)
      for (const language of codes.length ? fullLanguages : []) {
        const sheet = buildSheet(guide, language)
        documents.push({
          title: {
            en: `${buildSheet(guide, 'en').title}, ${guide.name.en.toLowerCase()}`,
            ar: `${buildSheet(guide, 'ar').title}، ${guide.name.ar}`,
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

const hasDocument = ({ documentation = [] }: DemoProduct, kind: string): boolean =>
  documentation.includes(kind)

const familySheets = {
  quick_start: documentSheets.buildQuickStart,
  user_manual: documentSheets.buildUserManual,
}

export type DocumentIds = {
  readonly documentation: ReadonlyMap<string, readonly string[]>
  readonly certifications: ReadonlyMap<string, readonly string[]>
}

/**
 * Creates a record for every document and certificate, and returns which of them each product has.
 */
export async function createDocuments(
  engineOf: (name: string) => Engine,
  { documents, certificates }: UploadedDocuments,
  context: Context,
): Promise<DocumentIds> {
  const documentation = new Map<string, string[]>()
  const certifications = new Map<string, string[]>()
  const addId = (ids: Map<string, string[]>, codes: readonly string[], id: string): void => {
    for (const code of codes) ids.set(code, [...(ids.get(code) ?? []), id])
  }
  for (const { title, kind, language, file, products } of documents) {
    const id = await createInAllLanguages(engineOf('documents'), context, (recordLanguage) => ({
      title: title[recordLanguage],
      ...(recordLanguage === 'en'
        ? { kind, language, file, revision: documentSheets.revision }
        : {}),
    }))
    addId(documentation, products, id)
  }
  for (const { mark, number, issuedOn, file, products } of certificates) {
    const input = { title: mark, number, issuedOn, file }
    const { _id } = await engineOf('certificates').create(input, { ...context, language: 'en' })
    addId(certifications, products, String(_id))
  }
  return { documentation, certifications }
}
